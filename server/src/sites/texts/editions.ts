import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../scope.ts';

/** A language's words in the newest edition that has any. */
export interface EditedWords {
  readonly locale: Locale;
  readonly version: number;
  readonly body: string;
  /** The Dutch version that they translate. */
  readonly basedOn: number;
}

/** One publication of a text: one version, in one language or in several. */
export interface Edition {
  readonly number: number;
  readonly at: Date;
  readonly from: Date;
  readonly locales: readonly Locale[];
  /** Empty: it was found so, written by who kept no editions. */
  readonly actor: string;
  readonly reason: string;
}

/** How a text stands as a whole: which version holds, and which is to come. */
export interface StandingText {
  readonly key: string;
  readonly inForce: number | null;
  readonly since: Date | null;
  readonly coming: number | null;
  readonly from: Date | null;
}

const asOf = sql(`select distinct on (locale) locale, version, body, coalesce(based_on, version) as "basedOn"
  from texts where site_id = $1 and key = $2 and version <= $3 order by locale, version desc`);
const edited = sql(`select t.version as number, min(t.created_at) as at,
    max(coalesce(t.holds_from, t.created_at)) as "from", array_agg(t.locale order by t.locale) as locales,
    coalesce(max(e.actor), '') as actor, coalesce(max(e.reason), '') as reason
  from texts t left join text_editions e on e.site_id = t.site_id and e.key = t.key and e.version = t.version
  where t.site_id = $1 and t.key = $2 group by t.version order by t.version desc limit $3`);
const standing = sql(`with edition as (
    select key, version, max(coalesce(holds_from, created_at)) as starts
      from texts where site_id = $1 and key = any($2) group by key, version)
  select key,
    max(version) filter (where starts <= $3) as "inForce",
    (array_agg(starts order by version desc) filter (where starts <= $3))[1] as since,
    max(version) filter (where starts > $3) as coming,
    (array_agg(starts order by version desc) filter (where starts > $3))[1] as "from"
  from edition group by key`);
const languages = sql(`select distinct on (key, locale) key, locale, version, coalesce(based_on, version) as "basedOn"
  from texts where site_id = $1 and key = any($2) order by key, locale, version desc`);
const hold = sql('select id from sites where id = $1 for no key update');
const insertEdition = sql(`insert into text_editions (site_id, key, version, actor, reason, published_at)
  values ($1, $2, $3, $4, $5, $6)`);
const insertWords = sql(`insert into texts (site_id, locale, key, version, body, based_on, summary, created_at,
    holds_from)
  select $1, locale, $2, $3, body, based_on, summary, $4, $5
    from unnest($6::text[], $7::text[], $8::int[], $9::text[]) as words (locale, body, based_on, summary)`);
const tell = sql("select pg_notify('sites', '')");

/** Higher than any version. */
const newest = 2_147_483_647;

/** The words that a text had in each language as of a version; left out: the newest. */
export const wordsAsOf = (
  reader: Reader,
  { siteId }: SiteScope,
  { key, version = newest }: { key: string; version?: number },
): Promise<EditedWords[]> => reader.rows<EditedWords>(asOf, [siteId, key, version]);

/** The editions of a text, the newest first. */
export const listEditions = (
  reader: Reader,
  { siteId }: SiteScope,
  { key, most }: { key: string; most: number },
): Promise<Edition[]> => reader.rows<Edition>(edited, [siteId, key, most]);

/** How texts of a site stand; one without own words is not there. */
export const listStandingTexts = (
  reader: Reader,
  { siteId }: SiteScope,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<StandingText[]> => reader.rows<StandingText>(standing, [siteId, [...keys], now]);

/** Which version texts of a site have in each language, and what it translates. */
export const listTextLanguages = (
  reader: Reader,
  { siteId }: SiteScope,
  keys: readonly string[],
): Promise<(Omit<EditedWords, 'body'> & { key: string })[]> => reader.rows(languages, [siteId, [...keys]]);

/** Holds the texts of a site against who publishes at the same moment, until the transaction ends. */
export async function holdTexts(tx: Tx, { siteId }: SiteScope): Promise<void> {
  await tx.one(hold, [siteId]);
}

interface Publishing {
  readonly key: string;
  readonly version: number;
  readonly words: readonly (Pick<EditedWords, 'locale' | 'body' | 'basedOn'> & { summary: string | null })[];
  /** Null: at once. */
  readonly holdsFrom: Date | null;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Writes an edition of a text, under `holdTexts`; every process shows it from its moment on. */
export async function addEdition(
  tx: Tx,
  { siteId }: SiteScope,
  { key, version, words, holdsFrom, actor, reason, now }: Publishing,
): Promise<void> {
  await tx.run(insertEdition, [siteId, key, version, actor, reason, now]);
  await tx.run(insertWords, [
    siteId,
    key,
    version,
    now,
    holdsFrom,
    words.map(({ locale }) => locale),
    words.map(({ body }) => body),
    words.map(({ basedOn }) => basedOn),
    words.map(({ summary }) => summary),
  ]);
  await tx.run(tell, []);
}
