import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface LeftOnDay {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** A page, with the slug of its variant: `kaart/zomer`. */
  readonly page: string;
  readonly times: number;
}

const left = sql(`select day::text as day, case slug when '' then page else page || '/' || slug end as page,
    bounces as times
  from page_bounces where site_id = $1 and day >= $2::date and day <= $3::date`);

/** How often landing pages of a site were left at once so far, from a day up to and with another (C32). */
export const countLeft = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LeftOnDay[]> => reader.rows<LeftOnDay>(left, [siteId, from, to]);
