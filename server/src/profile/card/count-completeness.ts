import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export interface CountedCompleteness {
  /** In percent, the least of those who are counted together: 0, 25, 50, 75 or 100. */
  readonly least: number;
  readonly count: number;
}

const byQuarter = sql(`select completeness / 25 * 25 as least, sum(members)::integer as count
  from (select completeness, count(*) as members from profiles
    where site_id = $1 and kind = 'member' and is_confirmed and status <> 'erased' group by 1) c
  group by 1`);

/** How many confirmed members of a site have how complete a profile, by quarters of the meter (PROF-3, STAFF-5). */
export const countCompleteness = (reader: Reader, { siteId }: SiteScope): Promise<CountedCompleteness[]> =>
  reader.rows<CountedCompleteness>(byQuarter, [siteId]);
