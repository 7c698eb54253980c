import { calendarDay } from '@vonk/contract/calendar';
import { mailSupport } from '../mails/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import type { Site, Sites, SiteScope } from '../sites/index.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'watch-full-prices': NoPayload;
  }
}

/** Fewer sales say nothing about what is usually paid. */
const fewestSales = 50;

const shares = sql(`select count(*)::int as sales, count(*) filter (where not is_discounted)::int as full
  from (select is_discounted from credit_sales
    where site_id = $1 and completed_at > $2::timestamptz - interval '30 days'
    order by completed_at desc limit 1000) as latest`);

/** The share of the last 30 days' sales that was at the full price, from 0 to 1; null: too few to tell. */
export async function readFullPriceShare(reader: Reader, { siteId }: SiteScope, now: Date): Promise<number | null> {
  const { sales, full } = await reader.one<{ sales: number; full: number }>(shares, [siteId, now]);
  return sales < fewestSales ? null : full / sales;
}

/** Whether discounts may be called that: enough of the last 30 days' sales were at the full price (T34). */
export async function isAdvertised(
  reader: Reader,
  site: Pick<Site, 'siteId' | 'settings'>,
  now: Date,
): Promise<boolean> {
  const share = await readFullPriceShare(reader, site, now);
  return share === null || share >= site.settings.full_price_share;
}

/** The daily job that mails a site's support, once a month, while discounts may not be called that (T34). */
export const watchFullPrices =
  ({ sites }: { readonly sites: Sites }): Tasks['watch-full-prices'] =>
  async (_, { db, now }) => {
    for (const site of sites.all()) {
      const wanted = site.settings.full_price_share;
      const share = await readFullPriceShare(db, site, now);
      if (share === null || share >= wanted) continue;
      const cause = `few-full-prices:${calendarDay(now, site.timeZone).slice(0, 7)}`;
      const data = { share, wanted };
      await db.transact((tx) => mailSupport(tx, site, { template: 'few_full_prices', cause, data, now }));
    }
  };
