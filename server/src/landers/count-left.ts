import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface LeftInPeriod {
  /** The first day of it. */
  readonly period: string;
  /** A page, with the slug of its variant: `kaart/zomer`. */
  readonly page: string;
  readonly times: number;
}

const left = sql(`select date_trunc($4, day::timestamp)::date::text as period,
    case slug when '' then page else page || '/' || slug end as page, sum(bounces)::integer as times
  from page_bounces where site_id = any($1) and day >= $2::date and day <= $3::date group by 1, 2`);

/** How often landing pages of these sites were left at once, by period, from a day to another (C32). */
export const countLeft = (
  reader: Reader,
  scopes: readonly SiteScope[],
  { from, to, step }: { readonly from: string; readonly to: string; readonly step: 'day' | 'week' | 'month' },
): Promise<LeftInPeriod[]> => reader.rows<LeftInPeriod>(left, [scopes.map(({ siteId }) => siteId), from, to, step]);
