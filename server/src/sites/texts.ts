import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from './sites.ts';

const newest = sql(
  'select body from texts where site_id = $1 and locale = $2 and key = $3 order by version desc limit 1',
);

/** The newest own words of a site for a text, in one language; undefined where it keeps to the built-in ones. */
export async function findOwnText(
  reader: Reader,
  { siteId }: SiteScope,
  { locale, key }: { locale: Locale; key: string },
): Promise<string | undefined> {
  return (await reader.maybe<{ body: string }>(newest, [siteId, locale, key]))?.body;
}
