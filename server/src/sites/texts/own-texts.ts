import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../sites.ts';

/** A site's own words for a text in one language, and from when they hold where that was said. */
interface OwnText {
  readonly body: string;
  readonly holdsFrom: Date | null;
}

const holding = sql(`select body, holds_from as "holdsFrom" from texts
  where site_id = $1 and locale = $2 and key = $3 and coalesce(holds_from, created_at) <= $4
  order by version desc limit 1`);

/**
 * The newest own words of a site for a text in one language that hold by now; undefined where it keeps to the built-in
 * ones. What was published for later is not served before its day (T64).
 */
export const findOwnText = (
  reader: Reader,
  { siteId }: SiteScope,
  { locale, key, now }: { locale: Locale; key: string; now: Date },
): Promise<OwnText | undefined> => reader.maybe<OwnText>(holding, [siteId, locale, key, now]);
