import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { pushOutcome } from '../outcomes.ts';

export interface CountedPushes {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** `sent`: one push service took it at least; else that all refused it, or put it off until it was no news. */
  readonly outcome: 'sent' | 'refused' | 'given_up';
  readonly count: number;
}

// What one service refused another may take, for a day: not before that does it count as refused, so that nothing that
// is told then counts twice. Nothing is handed over after it (`findPushes`).
const pushes = sql(`select (push_at at time zone $4)::date::text as day, 'sent' as outcome, count(*)::integer as count
  from tellings where site_id = $1 and push = 'told' and push_at >= $2 and push_at < $3 group by 1
  union all
  select ((t.done_at + interval '1 day') at time zone $4)::date::text, ${pushOutcome('$3')}, count(*)::integer
  from tellings t where t.site_id = $1 and t.push in ('waiting', 'refused')
    and t.done_at >= $2::timestamptz - interval '1 day' and t.done_at < $3::timestamptz - interval '1 day'
    and ${pushOutcome('$3')} in ('refused', 'given_up') group by 1, 2`);

/**
 * What became of pushes from a moment up to another, which does not belong to it, by day of a time zone: one telling is
 * one, on however many devices. What was seen or switched off before it went is none.
 */
export const countPushes = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<CountedPushes[]> => reader.rows<CountedPushes>(pushes, [siteId, from, to, timeZone]);
