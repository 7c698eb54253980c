import { sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

// Locked in one order, so that two who note meet at the first row and not crosswise.
const note = sql(`with found as (select id from accounts
    where site_id = $1 and id = any($2::uuid[]) and not has_written order by id for no key update)
  update accounts a set has_written = true from found
  where a.site_id = $1 and a.id = found.id and not a.has_written returning a.id`);

/**
 * Notes that these members have written; answers those of whom it was not known. It stays when an account is erased, so
 * that nobody's first message is counted twice (STAFF-5).
 */
export const noteWriters = async (
  tx: Tx,
  { siteId }: SiteScope,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await tx.rows<{ id: string }>(note, [siteId, memberIds])).map(({ id }) => id));
