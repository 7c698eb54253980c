import type { CallOutput } from '@vonk/contract/api';
import type { LanderName } from '@vonk/contract/landers';
import type { Interest } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import type { DateParts } from '../../ui/form/date/date-parts.ts';

/** What the server says a lander shows, with the members on it (T17). */
export type Lander = CallOutput<'GET /api/lander.php'> & CallOutput<'GET /api/lander-members.php'>;

/** What a visitor told a lander already; it goes along into the sign-up. */
export interface LanderAnswers {
  email?: string;
  birthDate?: DateParts;
  interests?: readonly Interest[];
  quote?: string;
}

export interface HeroProps {
  lander: Lander;
  /** On to signing up. */
  start: (answers: LanderAnswers) => void;
}

/** The claim of a lander: a site's own words, else those the slug chose. */
export function useWords(
  name: LanderName,
  { own, words }: Lander,
  figures: Record<string, string | number> = {},
): { title: string; lead: string } {
  const t = useTranslations('landers');
  // The server names only words that the lander has.
  const text = t as unknown as (key: string, values: Record<string, string | number>) => string;
  return own ?? { title: text(`${name}.${words}Title`, figures), lead: text(`${name}.${words}Lead`, figures) };
}
