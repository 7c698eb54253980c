import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

// The later of the two likes makes the match; of two of one moment, the one of the greater id. The database takes likes
// of members alone (T16), so that nobody makes one with an invented profile.
const matches = sql(`select (b.created_at at time zone $4)::date::text as day, count(*)::integer as count
  from likes b where b.site_id = $1 and b.created_at >= $2 and b.created_at < $3 and exists (select from likes a
    where a.site_id = b.site_id and a.actor_id = b.target_id and a.target_id = b.actor_id
      and (a.created_at, a.actor_id) < (b.created_at, b.actor_id))
  group by 1`);

/**
 * How many matches two likes made from a moment up to another, which does not belong to it, by day of a time zone. One
 * that was taken back before it was counted is none.
 */
export const countMatches = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<{ day: string; count: number }[]> => reader.rows(matches, [siteId, from, to, timeZone]);
