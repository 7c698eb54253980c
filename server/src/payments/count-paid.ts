import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface Paid {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  readonly method: string;
  /** Whose VAT it was. */
  readonly country: string;
  readonly currency: string;
  /** Minor units, VAT included. */
  readonly totalMinor: number;
  /** How many of the payments were their buyer's first. */
  readonly firsts: number;
}

const paid = sql(`select (completed_at at time zone $4)::date::text as day, method, vat_country as country, currency,
    sum(total_minor)::float8 as "totalMinor", count(*) filter (where made_premium)::integer as firsts
  from payments where site_id = $1 and completed_at >= $2 and completed_at < $3 and not pays_debt group by 1, 2, 3, 4`);

const firsts = sql(`select (completed_at at time zone $4)::date::text as day, member_id as "memberId"
  from payments where site_id = $1 and completed_at >= $2 and completed_at < $3 and made_premium and not pays_debt`);

/**
 * What was paid for credits from a moment up to another, which does not belong to it, by day of a time zone. What pays
 * a debit that came back was counted when it was bought.
 */
export const countPaid = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<Paid[]> => reader.rows<Paid>(paid, [siteId, from, to, timeZone]);

/** Whose first purchase it was, by day, in the same stretch of time. */
export const listFirstBuyers = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<{ day: string; memberId: string }[]> => reader.rows(firsts, [siteId, from, to, timeZone]);
