import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface GivenBack {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** `refund`: we gave it back, whoever asked; `charged_back`: its bank took it. */
  readonly kind: 'refund' | 'charged_back';
  readonly currency: string;
  /** Minor units. */
  readonly minor: number;
}

const givenBack = sql(`select (told_at at time zone $4)::date::text as day, 'refund' as kind, currency,
    sum(amount_minor)::float8 as minor
  from refunds where site_id = $1 and told_at >= $2 and told_at < $3 and state = 'paid' group by 1, 2, 3
  union all
  select (e.happened_at at time zone $4)::date::text, 'charged_back', p.currency, sum(p.total_minor)::float8
  from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
  where e.site_id = $1 and e.happened_at >= $2 and e.happened_at < $3 and e.state = 'charged_back'
    and e.problem is null group by 1, 2, 3`);

/**
 * What went back to buyers from a moment up to another, which does not belong to it, by day of a time zone: when it
 * arrived, or when its bank took it. One that was won stays in: it was back for a while.
 */
export const countGivenBack = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<GivenBack[]> => reader.rows<GivenBack>(givenBack, [siteId, from, to, timeZone]);
