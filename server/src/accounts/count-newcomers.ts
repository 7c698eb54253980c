import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** From the first moment up to the second, which does not belong to it; its days are those of a time zone. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
  readonly timeZone: string;
}

export interface CountedNewcomers {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** Of the address they came by; empty: of none, or of one that is not named like a network. */
  readonly network: string;
  /** On which they came in: a lander with its slug; empty: none, or nobody knows any more. */
  readonly landing: string;
  readonly count: number;
}

// The name comes from an address that anybody may write: what looks like more than a name is not kept.
const network = `case when tracking ->> 'network' ~ '^[[:alnum:]_.-]{1,40}$' then tracking ->> 'network' else '' end`;
const landing = `coalesce(tracking ->> 'landing', '')`;
const signUps = sql(`select (signed_up_at at time zone $4)::date::text as day, ${network} as network,
    ${landing} as landing, count(*)::integer as count
  from accounts where site_id = $1 and signed_up_at >= $2 and signed_up_at < $3 group by 1, 2, 3`);
const confirmations = sql(`select (confirmed_at at time zone $4)::date::text as day, ${network} as network,
    ${landing} as landing, count(*)::integer as count
  from accounts where site_id = $1 and confirmed_at >= $2 and confirmed_at < $3 group by 1, 2, 3`);
const waysIn = sql(`select id as "memberId", ${network} as network, ${landing} as landing
  from accounts where site_id = $1 and id = any($2)`);
const first = sql('select min(signed_up_at) as at from accounts where site_id = $1');

/** How many signed up in a stretch of time, by day, network and landing page. */
export const countSignUps = (reader: Reader, { siteId }: SiteScope, { from, to, timeZone }: Stretch) =>
  reader.rows<CountedNewcomers>(signUps, [siteId, from, to, timeZone]);

/** How many confirmed their address in a stretch of time, by day, network and landing page. */
export const countConfirmations = (reader: Reader, { siteId }: SiteScope, { from, to, timeZone }: Stretch) =>
  reader.rows<CountedNewcomers>(confirmations, [siteId, from, to, timeZone]);

/** By which network and landing page these members came, as long as that is kept (T77). */
export const readWaysIn = (reader: Reader, { siteId }: SiteScope, memberIds: readonly string[]) =>
  reader.rows<Pick<CountedNewcomers, 'network' | 'landing'> & { readonly memberId: string }>(waysIn, [
    siteId,
    memberIds,
  ]);

/** When the first of those who are here signed up; null: nobody is. */
export const readFirstSignUp = async (reader: Reader, { siteId }: SiteScope): Promise<Date | null> =>
  (await reader.one<{ at: Date | null }>(first, [siteId])).at;
