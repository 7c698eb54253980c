import type { Locale } from '@vonk/contract/locales';
import { readCookie, remember } from '../../../device/cookies.ts';

const cookie = 'admin_locale';

/** Keeps the language of who is logged in for this browser; a page in another one is drawn anew in theirs. */
export function rememberLocale(locale: Locale, shown: Locale): void {
  if (readCookie(cookie) !== locale) remember(cookie, locale, 365);
  // The cookie is not kept where a browser takes none; then the page stays as it is.
  if (locale !== shown && readCookie(cookie) === locale) location.reload();
}
