import { icebreakerKey, icebreakerLength, maxIcebreakers } from '@vonk/contract/icebreakers';
import { type Locale, locales } from '@vonk/contract/locales';
import { type Interest, interests } from '@vonk/contract/profile';
import { icebreakers as de } from '@vonk/locales/de/icebreakers';
import { icebreakers as en } from '@vonk/locales/en/icebreakers';
import { icebreakers as es } from '@vonk/locales/es/icebreakers';
import { icebreakers as fr } from '@vonk/locales/fr/icebreakers';
import { icebreakers as it } from '@vonk/locales/it/icebreakers';
import { icebreakers as nl } from '@vonk/locales/nl/icebreakers';
import { icebreakers as pl } from '@vonk/locales/pl/icebreakers';
import * as z from 'zod';

const builtIn = { nl, en, de, es, fr, it, pl } as const;

const words = z
  .string()
  .trim()
  .min(1)
  .max(icebreakerLength)
  .regex(/^[^{}]*$/, 'has a placeholder, and there is nothing to fill in');

const icebreaker = z.strictObject({
  key: z.string().regex(icebreakerKey),
  /** Only for whoever has it among their interests; null: for anybody. */
  interest: z.enum(interests).nullable(),
  is_on: z.boolean(),
  /** In every language: members of one site read all of them. */
  texts: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>),
});
export type SiteIcebreaker = z.infer<typeof icebreaker>;

/** The openers of a site, in its own order (STAFF-4). A message keeps the words it was sent with: one may go. */
export const icebreakerList = z
  .array(icebreaker)
  .max(maxIcebreakers)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { error: 'a key stands there twice' });

const isInterest = (key: string): key is Interest => (interests as readonly string[]).includes(key);

/** Those of a site that wrote none of its own: for anybody, and for whoever shares an interest. */
export const usualIcebreakers: readonly SiteIcebreaker[] = (Object.keys(nl) as (keyof typeof nl)[]).map((key) => ({
  key,
  interest: isInterest(key) ? key : null,
  is_on: true,
  texts: Object.fromEntries(locales.map((locale) => [locale, builtIn[locale][key]])) as Record<Locale, string>,
}));
