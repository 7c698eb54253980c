import * as z from 'zod/mini';
import { type Locale, locales } from '../../locales.ts';
import { maxAltCharacters } from '../../photos.ts';
import { fewestReasonCharacters } from '../words.ts';
import { type LanderMistake, mistakeInWords } from './lander-words.ts';

/** Who is on a picture: nobody, or people who are no members, beside whom the word "model" stands (T17, X7). */
export const pictureShows = ['nobody', 'models'] as const;
/** Of each side, in pixels: a picture that is as wide as the page must not be blurred. */
export const minPictureSide = 800;
export const maxOriginCharacters = 300;

const alt = z.partialRecord(z.enum(locales), z.string().check(z.trim(), z.maxLength(maxAltCharacters)));

/** A picture as a slug shows it. */
export const landerPicture = z.strictObject({
  /** As the upload was called. */
  key: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{28}$/)),
  /** What is on it, in every language, for who cannot see it. */
  alt,
  shows: z.enum(pictureShows),
  /** Whose it is and by what right it is shown; visitors do not read it. */
  origin: z.string().check(z.trim(), z.minLength(fewestReasonCharacters), z.maxLength(maxOriginCharacters)),
});
export type LanderPicture = z.infer<typeof landerPicture>;

/** The same with what staff need to see it; its address is for them alone, until the hour is over. */
export const shownPicture = z.object({ ...landerPicture.shape, width: z.int(), height: z.int(), address: z.string() });
export type ShownPicture = z.infer<typeof shownPicture>;

/**
 * The first thing that is wrong with what is said to be on a picture: a language without words, or what no text of a
 * landing page may say (T18). Undefined: it may be shown.
 */
export function altMistake(said: Readonly<Partial<Record<Locale, string>>>): Omit<LanderMistake, 'part'> | undefined {
  for (const locale of locales) {
    const mistake = mistakeInWords(locale, said[locale] ?? '');
    if (mistake) return { ...mistake, locale };
  }
  return undefined;
}
