import { hour } from '@vonk/contract/durations';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const median = sql(`select percentile_cont(0.5) within group
    (order by extract(epoch from decided_at - asked_at)::double precision / ${hour / 1000}) as hours
  from photo_objections where site_id = $1 and decided_at >= $2 and decided_at < $3`);

/** How many hours an objection waited, by the median of those that were judged between two moments and still stand. */
export const photoObjectionHours = async (
  reader: Reader,
  { siteId }: SiteScope,
  { from, until }: { from: Date; until: Date },
): Promise<number | null> => (await reader.one<{ hours: number | null }>(median, [siteId, from, until])).hours;
