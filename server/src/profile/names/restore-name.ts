import type { Scope } from '../../accounts/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import { holdName } from './names-of-invented.ts';

const restore =
  sql(`update profiles p set name = $3 where site_id = $1 and id = $2 and not exists (select from profiles other
  where other.site_id = $1 and other.name_key = lower($3) and other.kind = 'member' and other.status <> 'erased'
    and other.id <> p.id)
  and not exists (select from profiles invented
    where invented.site_id = $1 and invented.name_key = lower($3) and invented.kind <> 'member')`);
const forgetChange = sql('update profiles set name_changed_at = $3 where site_id = $1 and id = $2');

/**
 * Gives a member an old name back; false when somebody else has it by now. Either way the change that is taken back
 * does not count against one change in 30 days: `changedAt` is when the old name was taken.
 */
export async function restoreName(
  tx: Tx,
  { siteId, memberId }: Scope,
  { name, changedAt }: { name: string; changedAt: Date | null },
): Promise<boolean> {
  await holdName(tx, { siteId }, name);
  await tx.run(forgetChange, [siteId, memberId, changedAt]);
  return (await tx.run(restore, [siteId, memberId, name])) === 1;
}
