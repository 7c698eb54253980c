import { minute } from '@vonk/contract/durations';
import type { Gender } from '@vonk/contract/profile';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** How a site's members are spread, nearly: what a search expects to find. */
export interface Shares {
  /** How many there are of a gender in a country. */
  members(gender: Gender, country: string): number;
  /** Which part of all answered this (`search_tokens_v1`), 0 to 1. */
  share(token: number): number;
}

const keptMilliseconds = 30 * minute;
/** So many of the newest are asked what they answered. */
const asked = 5000;

const byPlace = sql(
  'select gender, country, count(*) as count from findable_members where site_id = $1 group by gender, country',
);
const byAnswer =
  sql(`with newest as materialized (select answer_bits, answer_bits_2, interest_bits from findable_members
    where site_id = $1 order by id desc limit $2)
  select token, count(*)::float8 / (select count(*) from newest) as share
  from newest
    cross join unnest(search_tokens_v1(0::smallint, '', null, answer_bits, answer_bits_2, interest_bits)) token
  group by token`);

interface Kept {
  readonly shares: Shares | undefined;
  readonly readAt: number;
}
/** By site; how members are spread does not change with what its operator writes into it. */
const ofDatabase = new WeakMap<Db, Map<number, Kept>>();

/**
 * As this process read them within the last half hour; undefined until it has. They are read behind whoever asks, who
 * is not kept waiting.
 */
export function sharesAt(
  db: Db,
  { site: { siteId }, now }: { readonly site: SiteScope; readonly now: Date },
): Shares | undefined {
  const ofSite = ofDatabase.get(db) ?? new Map<number, Kept>();
  ofDatabase.set(db, ofSite);
  const kept = ofSite.get(siteId);
  if (kept && now.getTime() - kept.readAt < keptMilliseconds) return kept.shares;
  const readAt = now.getTime();
  ofSite.set(siteId, { shares: kept?.shares, readAt });
  readShares(db.lagging(), { siteId }).then(
    (shares) => ofSite.set(siteId, { shares, readAt }),
    // Searches find the same without; the next half hour asks again.
    () => undefined,
  );
  return kept?.shares;
}

/** Reads them: a pass over the site's members by index, and over the newest of them. */
export async function readShares(db: Reader, { siteId }: SiteScope): Promise<Shares> {
  const places = await db.rows<{ gender: Gender; country: string; count: number }>(byPlace, [siteId]);
  const answers = await db.rows<{ token: number; share: number }>(byAnswer, [siteId, asked]);
  const members = new Map(places.map(({ gender, country, count }) => [`${gender} ${country}`, count]));
  const shares = new Map(answers.map(({ token, share }) => [token, share]));
  return {
    members: (gender, country) => members.get(`${gender} ${country}`) ?? 0,
    share: (token) => shares.get(token) ?? 0,
  };
}
