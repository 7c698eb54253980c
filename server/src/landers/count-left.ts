import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface LeftInPeriod {
  /** The first day of it. */
  readonly period: string;
  /** A page, with the slug of its variant: `kaart/zomer`. */
  readonly page: string;
  readonly times: number;
}

// Put into words once it is summed: a year of many pages is many days.
const left = sql(`select s.period::date::text as period,
    case s.slug when '' then s.page else s.page || '/' || s.slug end as page, s.times
  from (select date_trunc($4, day::timestamp) as period, page, slug, sum(bounces)::integer as times
    from page_bounces where site_id = any($1) and day >= $2::date and day <= $3::date group by 1, 2, 3) s`);

/** How often landing pages of these sites were left at once, by period, from a day to another (C32). */
export const countLeft = (
  reader: Reader,
  scopes: readonly SiteScope[],
  { from, to, step }: { readonly from: string; readonly to: string; readonly step: 'day' | 'week' | 'month' },
): Promise<LeftInPeriod[]> => reader.rows<LeftInPeriod>(left, [scopes.map(({ siteId }) => siteId), from, to, step]);
