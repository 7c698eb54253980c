import type { Scope } from '../accounts/index.ts';
import { keepBlockers, type Mailbox, takeBlockers } from '../mailboxes/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addBlock, listBlockers } from './blocks.ts';

/** Holds the blocks of a member who is erased against their mailbox (T123). */
export async function holdBlocks(
  tx: Tx,
  scope: Scope,
  { mailbox, now }: { mailbox: Mailbox; now: Date },
): Promise<void> {
  const blockerIds = await listBlockers(tx, scope);
  if (blockerIds.length > 0) await keepBlockers(tx, scope, { mailbox, blockerIds, now });
}

/** Blocks a new account whose mailbox was blocked before: whoever blocked it sees it among those they blocked. */
export async function carryBlocks(
  tx: Tx,
  { siteId, memberId }: Scope,
  { mailbox, now }: { mailbox: Mailbox; now: Date },
): Promise<void> {
  for (const blockerId of await takeBlockers(tx, { siteId }, { mailbox, now }))
    if (blockerId !== memberId) await addBlock(tx, { siteId, memberId: blockerId }, { blockedId: memberId, now });
}
