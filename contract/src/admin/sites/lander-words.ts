import * as z from 'zod/mini';
import { type Locale, locales } from '../../locales.ts';
import { fieldMistake } from '../house/block-fields.ts';
import { findClaim } from './claim-words.ts';

/** In characters: what fits in the first screen of a phone. */
export const maxLander = { title: 60, lead: 200 } as const;
/** What follows the name of a lander in an address; it never changes, for advertisements lead to it. */
export const landerSlugPattern = /^[a-z0-9-]{1,60}$/;

/** The texts of a slug in one language, in the order in which they are read. */
export const landerTextParts = ['title', 'lead'] as const;
export type LanderTextPart = (typeof landerTextParts)[number];

/** Both texts of one language. */
export const landerWordsOfLanguage = z.strictObject({
  title: z.string().check(z.trim(), z.maxLength(maxLander.title)),
  lead: z.string().check(z.trim(), z.maxLength(maxLander.lead)),
});
/** What a slug says instead of the words of its lander, by language. */
export const landerTexts = z.partialRecord(z.enum(locales), landerWordsOfLanguage);
export type LanderTexts = Readonly<Partial<Record<Locale, Readonly<z.infer<typeof landerWordsOfLanguage>>>>>;

/** What is wrong with the texts of a slug, in which text of which language, and where in it. */
export interface LanderMistake {
  readonly code: 'words_required' | 'field_broken' | 'field_unknown' | 'claim_of_register';
  readonly locale: Locale;
  readonly part: LanderTextPart;
  /** What was written there. */
  readonly field: string;
  readonly start: number;
}

/**
 * The first thing that is wrong with the texts of a slug: half a language, a field, for nothing is filled in here, or a
 * claim, which the register of the site alone may make (T18). Undefined: visitors may read them as they stand.
 */
export function landerMistake(texts: LanderTexts): LanderMistake | undefined {
  for (const locale of locales)
    for (const part of landerTextParts) {
      const text = texts[locale]?.[part];
      const mistake = text === undefined ? undefined : mistakeInWords(locale, text);
      if (mistake) return { ...mistake, locale, part };
    }
  return undefined;
}

/** What is wrong with a text that visitors of a landing page read in a language; an empty one is. */
export function mistakeInWords(
  locale: Locale,
  text: string,
): Pick<LanderMistake, 'code' | 'field' | 'start'> | undefined {
  if (text.trim() === '') return { code: 'words_required', field: '', start: 0 };
  const { code, field = '', start = 0 } = fieldMistake([], text) ?? {};
  if (code === 'field_broken' || code === 'field_unknown') return { code, field, start };
  const claim = findClaim(locale, text);
  return claim && { code: 'claim_of_register', field: claim.words, start: claim.start };
}
