import type { Scope } from '../../accounts/index.ts';
import { holdOffers } from '../../discounts/index.ts';
import type { MailboxServices } from '../../mailboxes/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { holdBan } from '../../restrictions/index.ts';
import { holdFreeCredits } from '../../signup/index.ts';
import { holdBlocks } from '../../visibility/index.ts';

/**
 * Before a member is erased: what must hold against their mailbox when it signs up again (T30, T123). Their own blocks
 * go with them, by the inventory.
 */
export async function holdAgainstMailbox(
  tx: Tx,
  scope: Scope,
  { email, mailboxHash, now }: MailboxServices & { email: string; now: Date },
): Promise<void> {
  const held = { mailbox: mailboxHash(scope, email), now };
  await holdBlocks(tx, scope, held);
  await holdBan(tx, scope, held);
  await holdOffers(tx, scope, held);
  await holdFreeCredits(tx, scope, held);
}
