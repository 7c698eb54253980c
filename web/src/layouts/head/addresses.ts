import { languageOf } from '@vonk/contract/public-paths';
import { type Locale, locales } from '@vonk/contract/locales';

interface Shown {
  /** Scheme and host. */
  readonly origin: string;
  /** The site's own language; empty where it has none. */
  readonly siteLanguage: string;
}

/** The address of a public page in a language: the site's own stands at the page's plain address (PUB-4). */
const addressIn = ({ origin, siteLanguage }: Shown, pathname: string, locale: Locale | undefined): string =>
  `${origin}${pathname}${locale === undefined || locale === siteLanguage ? '' : `?lang=${locale}`}`;

/** The one address of a public page in the language that its address asks for. */
export const canonicalOf = (site: Shown, pathname: string, search: { lang?: unknown }): string =>
  addressIn(site, pathname, languageOf(search.lang));

/** The same page in every language, and where nobody's language is known (`x-default`), as links of its head. */
export const alternatesOf = (site: Shown, pathname: string) => [
  ...locales.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: addressIn(site, pathname, locale) })),
  { rel: 'alternate', hrefLang: 'x-default', href: addressIn(site, pathname, undefined) },
];
