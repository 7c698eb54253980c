import { type Reader, sql } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';

/** Fewer sales say nothing about what is usually paid. */
const fewestSales = 50;

const shares = sql(`select count(*)::int as sales, count(*) filter (where not is_discounted)::int as full
  from (select is_discounted from credit_sales
    where site_id = $1 and completed_at > $2::timestamptz - interval '30 days'
    order by completed_at desc limit 1000) as latest`);

/** Whether discounts may be called that: enough of the last 30 days' sales were at the full price (T34). */
export async function isAdvertised(
  reader: Reader,
  { siteId, settings }: Pick<Site, 'siteId' | 'settings'>,
  now: Date,
): Promise<boolean> {
  const { sales, full } = await reader.one<{ sales: number; full: number }>(shares, [siteId, now]);
  return sales < fewestSales || full / sales >= settings.full_price_share;
}
