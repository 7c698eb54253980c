import { type Locale, locales } from '@vonk/contract/locales';
import * as z from 'zod';

/** The three facts about an invented profile (T4), by the names for which our sentences stand in a site's own words. */
export const fictionalFacts = ['invented', 'writers', 'meeting'] as const;
export type FictionalFact = (typeof fictionalFacts)[number];

/** A name of an invented profile says that it is one, in the words of its language. */
const saysInvented: Readonly<Record<Locale, RegExp>> = {
  nl: /fictie|verzonnen/i,
  en: /fiction|invented/i,
  de: /fiktiv|erfunden/i,
  es: /fictici|inventad/i,
  fr: /ficti|inventé/i,
  it: /fittizi|inventat/i,
  pl: /fikcyjn|zmyślon/i,
};

const words = (locale: Locale) => {
  const name = z
    .string()
    .trim()
    .min(3)
    .max(60)
    .regex(saysInvented[locale], 'does not say that the profile is invented');
  return z.strictObject({
    singular: name,
    plural: name,
    warning: z
      .string()
      .trim()
      .max(1000)
      .refine((text) => fictionalFacts.every((fact) => text.includes(`{${fact}}`)), {
        error: 'does not have all of {invented}, {writers} and {meeting}',
      })
      .refine((text) => !/[{}]/.test(text.replaceAll(/\{(?:invented|writers|meeting)\}/g, '')), {
        error: 'names a fact that there is not',
      }),
  });
};

/**
 * A site's own words about its invented profiles, by language. They may say more than ours and never less: each fact is
 * our own sentence, and a text without one of them is refused (C38, T4).
 */
export const fictionalWords = z
  .strictObject(
    Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Record<Locale, ReturnType<typeof words>>,
  )
  .partial();
export type FictionalWords = z.infer<typeof fictionalWords>;

/** The site's words with the sentence of each fact in its place. */
export const fillFacts = (text: string, facts: Readonly<Record<FictionalFact, string>>): string =>
  fictionalFacts.reduce((filled, fact) => filled.replaceAll(`{${fact}}`, facts[fact]), text);
