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
