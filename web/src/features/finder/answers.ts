import { type Country, isCountry } from '@vonk/contract/locales';
import type { Gender } from '@vonk/contract/profile';
import { searchAges } from '@vonk/contract/search';

/** What the match finder asks (LIKE-4). It stays in this tab: whom one looks for is kept with consent only (T75). */
export interface FinderAnswers {
  readonly gender: Gender | undefined;
  readonly looksFor: Gender | undefined;
  readonly age: FinderAge | undefined;
  readonly country: string;
  /** '' for the whole country. */
  readonly region: string;
}

/** The two answers about age, in years. */
export const finderAges = {
  younger: { min: searchAges.min, max: 35 },
  older: { min: 35, max: searchAges.max },
} as const;
export type FinderAge = keyof typeof finderAges;

/** The questions in their order; a member is not asked what their profile tells. */
const finderSteps = ['who', 'seek', 'age', 'place'] as const;
export type FinderStep = (typeof finderSteps)[number];
export const stepsFor = (isMember: boolean): readonly FinderStep[] =>
  finderSteps.filter((step) => step !== 'who' || !isMember);

export const isAnswered = (step: FinderStep, { gender, looksFor, age, country }: FinderAnswers): boolean =>
  ({ who: gender, seek: looksFor, age, place: country || undefined })[step] !== undefined;

/** The filters of a search. */
interface Filters {
  gender?: Gender;
  country?: Country;
  countryregion?: string;
  min_age: number;
  max_age: number;
  network?: string;
}

/** The search that fits the answers; `network` opens it to a guest where only those of a partner may search (B2). */
export function searchFor({ looksFor, age, country, region }: FinderAnswers, network?: string): Filters {
  const { min, max } = finderAges[age ?? 'younger'];
  return {
    ...(looksFor ? { gender: looksFor } : {}),
    ...(isCountry(country) ? { country } : {}),
    ...(region ? { countryregion: region } : {}),
    min_age: min,
    max_age: max,
    ...(network ? { network } : {}),
  };
}

export function searchAddressOf(answers: FinderAnswers, network?: string): string {
  const pairs = Object.entries(searchFor(answers, network));
  return `/members?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
