/** The languages, Dutch first: nl is the source of every text. */
export const locales = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const;
export type Locale = (typeof locales)[number];

/** Each language as those who speak it write it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

/**
 * Whose dates, numbers and money a language is written with (BCP 47). English is that of Europe, `22 November 2026 at
 * 13:04`, but for a visitor from the United States.
 */
export const formatLocaleOf = (locale: Locale, country: string | null): string =>
  locale !== 'en' ? locale : country === 'US' ? 'en-US' : 'en-GB';

/** What a visitor gets whose language is not among ours. */
export const defaultLocale: Locale = 'en';
/** Where a missing text comes from. */
export const fallbackLocale: Locale = 'nl';
/** How long the chosen language is remembered. */
export const localeCookieDays = 365;
/** How long the chosen country is remembered (C38). */
export const countryCookieDays = 365;

/** The languages of each country, its first one first. */
export const languagesByCountry = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
} as const satisfies Record<string, readonly Locale[]>;

export type Country = keyof typeof languagesByCountry;
export const countries = Object.keys(languagesByCountry) as Country[];

/** The languages of a country first, then the rest (LANG-3). */
export function languagesFor(country: string): { near: readonly Locale[]; others: readonly Locale[] } {
  const near: readonly Locale[] = isCountry(country) ? languagesByCountry[country] : [];
  return { near, others: locales.filter((locale) => !near.includes(locale)) };
}

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
export const isCountry = (value: unknown): value is Country => Object.hasOwn(languagesByCountry, String(value));

/** What is paid with in each country (ISO 4217). */
export const currencyOf: Readonly<Record<Country, string>> = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
};
