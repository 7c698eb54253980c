import type { StaffAction } from '@vonk/contract/admin/actions';
import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** How often staff did one thing for one reason: what stands before the colon of the entry's reason. */
export interface EntryCount {
  readonly action: StaffAction;
  readonly reason: string;
  readonly number: number;
}

const count = sql(`select action, split_part(reason, ':', 1) as reason, count(*)::integer as number from audit
  where site_id = $1 and action = any($2) and happened_at >= $3 and happened_at < $4
  group by 1, 2 order by 1, 3 desc, 2`);

/** What staff did on a site between two moments, by action and reason. */
export const countEntries = (
  reader: Reader,
  { siteId }: SiteScope,
  { actions, from, until }: { actions: readonly StaffAction[]; from: Date; until: Date },
): Promise<EntryCount[]> => reader.rows<EntryCount>(count, [siteId, actions, from, until]);
