import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** How often a landing page was left at once. */
export interface Left {
  /** A lander, `index`, a page around a member, or `other`. */
  readonly page: string;
  /** Of the variant; empty for the page itself. */
  readonly slug: string;
  readonly times: number;
}

const since = sql(`select page, slug, sum(bounces)::integer as times from page_bounces
  where site_id = $1 and day > $2::date - $3::integer group by page, slug order by times desc, page, slug`);

/**
 * The landing pages of a site that were left at once, the most often first, in so many days of its calendar up to one
 * of them (C32).
 */
export const readBounces = (
  reader: Reader,
  { siteId }: SiteScope,
  { upTo, days }: { upTo: string; days: number },
): Promise<Left[]> => reader.rows<Left>(since, [siteId, upTo, days]);
