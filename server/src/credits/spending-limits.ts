import { type LimitPeriod, limitPeriods, limitRaiseHours } from '@vonk/contract/credits';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

export interface Limit {
  readonly period: LimitPeriod;
  readonly credits: number | null;
  readonly spent: number;
  readonly nextCredits: number | null;
  /** Null: nothing waits. */
  readonly nextAt: Date | null;
}

const read = sql(`select p.period, l.credits, l.next_credits as "nextCredits", l.next_at as "nextAt",
    coalesce(l.spent, (select sum(d.credits)::integer from spent_days d where d.site_id = $1 and d.member_id = $2
      and d.day >= date_trunc(p.period, $3::date::timestamp)::date), 0) as spent
  from unnest($5::text[]) with ordinality as p (period, place)
  left join spending_limits_v1($1::smallint, $2, $3::date, $4) l using (period) order by p.place`);

/** Each period's limit, null where the member set none, and what was spent since the period began. */
export const readLimits = (
  reader: Reader,
  { siteId, memberId }: Scope,
  { day, now }: { day: string; now: Date },
): Promise<Limit[]> => reader.rows<Limit>(read, [siteId, memberId, day, now, limitPeriods]);

// A row's own columns may hold a raise that has become true meanwhile: `held` is what holds.
const held = 'case when l.next_at <= $5 then l.next_credits else l.credits end';
const isHigher = `${held} is not null and ($4::integer is null or $4 > ${held})`;
const write =
  sql(`insert into spending_limits as l (site_id, member_id, period, credits, set_at) values ($1, $2, $3, $4, $5)
  on conflict (site_id, member_id, period) do update set
    credits = case when ${isHigher} then ${held} else $4 end,
    next_credits = case when ${isHigher} then $4 end,
    next_at = case when ${isHigher} then $5::timestamptz + $6::interval end,
    set_at = $5`);

/**
 * Sets a limit of a period: null is none. What is lower holds at once and ends a raise that waits; what is higher
 * waits.
 */
export const writeLimit = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { period, credits, now }: { period: LimitPeriod; credits: number | null; now: Date },
): Promise<number> => tx.run(write, [siteId, memberId, period, credits, now, `${limitRaiseHours} hours`]);
