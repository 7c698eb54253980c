import { isLocale, type Locale } from './locales.ts';
import { pageNames } from './pages.ts';

/**
 * The addresses that search engines may show; every other one says noindex. Landing pages stand for many visitors, so
 * they are no part of a site map.
 */
export const indexedPaths: readonly string[] = [
  '/',
  '/match-finder',
  '/premium',
  '/pricing',
  '/signup',
  '/login',
  '/complaints',
  '/report',
  '/withdraw',
  ...pageNames.map((name) => `/pages/${name}`),
];

/** Whether search engines may show an address: one of the list, or a landing page (C16). */
export const isIndexed = (pathname: string): boolean =>
  indexedPaths.includes(pathname) || /^\/landers\/[\w-]+$/.test(pathname);

/**
 * The language that the address of a public page asks for, `/pages/faq?lang=de`: `lang` of its query. Search engines
 * know each language by an address of its own (PUB-4, decision 0019).
 */
export const languageOf = (lang: unknown): Locale | undefined => (isLocale(lang) ? lang : undefined);
