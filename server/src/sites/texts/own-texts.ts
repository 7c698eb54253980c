import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../scope.ts';

/** A site's own words for a text in one language, and from when they hold where that was said. */
interface OwnText {
  readonly version: number;
  readonly body: string;
  readonly holdsFrom: Date | null;
  readonly at: Date;
}

const columns = 'version, body, holds_from as "holdsFrom", created_at as at';
const holding = sql(`select ${columns} from texts
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

const ofLanguage = sql(`select ${columns} from texts
  where site_id = $1 and locale = $2 and key = $3 order by version desc limit 1`);
const changes = sql(`select locale, version, summary, coalesce(holds_from, created_at) as "from", created_at as at
  from texts where site_id = $1 and key = $2 and summary is not null order by version`);

/** The newest own words of a site in one language, whether they hold by now or later. */
export const findNewestText = (
  reader: Reader,
  { siteId }: SiteScope,
  { locale, key }: { locale: Locale; key: string },
): Promise<OwnText | undefined> => reader.maybe<OwnText>(ofLanguage, [siteId, locale, key]);

/** What a version of a text changes in one language, and from when it holds. */
export interface TextChange {
  readonly locale: Locale;
  readonly version: number;
  readonly summary: string;
  readonly from: Date;
  /** When it was published. */
  readonly at: Date;
}

/** Every change of a text that readers are told of, the oldest first. */
export const listTextChanges = (reader: Reader, { siteId }: SiteScope, key: string): Promise<TextChange[]> =>
  reader.rows<TextChange>(changes, [siteId, key]);
