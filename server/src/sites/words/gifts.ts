import { giftKey, giftNameLength, giftPictures, maxGifts } from '@vonk/contract/gifts';
import { type Locale, locales } from '@vonk/contract/locales';
import { chat as de } from '@vonk/locales/de/chat';
import { chat as en } from '@vonk/locales/en/chat';
import { chat as es } from '@vonk/locales/es/chat';
import { chat as fr } from '@vonk/locales/fr/chat';
import { chat as it } from '@vonk/locales/it/chat';
import { chat as nl } from '@vonk/locales/nl/chat';
import { chat as pl } from '@vonk/locales/pl/chat';
import * as z from 'zod';

const builtIn = { nl, en, de, es, fr, it, pl } as const;

const name = z
  .string()
  .trim()
  .min(1)
  .max(giftNameLength)
  .regex(/^[^{}]*$/, 'has a placeholder, and there is nothing to fill in');

const gift = z.strictObject({
  key: z.string().regex(giftKey),
  picture: z.enum(giftPictures),
  is_on: z.boolean(),
  /** In every language: members of one site read all of them. */
  names: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, name])) as Record<Locale, typeof name>),
});
export type SiteGift = z.infer<typeof gift>;

/** The gifts of a site, in its own order (STAFF-4). A message keeps name and picture: one may go. */
export const giftList = z
  .array(gift)
  .max(maxGifts)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { error: 'a key stands there twice' });

/** Those of a site that has none of its own: one of each picture, called as the picture is. */
export const usualGifts: readonly SiteGift[] = giftPictures.map((picture) => ({
  key: picture,
  picture,
  is_on: true,
  names: Object.fromEntries(locales.map((locale) => [locale, builtIn[locale][`gift_${picture}`]])) as Record<
    Locale,
    string
  >,
}));
