import { isPremium, type Scope } from '../../accounts/index.ts';
import { readBalance } from '../../credits/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent } from '../../platform/live/live-events.ts';

/**
 * Tells a member's open pages what they have now, and by which payment (its public id) it changed. `isPaying`: who
 * calls knows that they are premium.
 */
export async function tellBalance(
  tx: Tx,
  scope: Scope,
  { payment, isPaying, now }: { payment: string; isPaying?: true; now: Date },
): Promise<void> {
  const { balance, granted } = await readBalance(tx, scope);
  const paid_user = isPaying ?? (await isPremium(tx, scope));
  const payload = { credits: balance, free_credits: granted, paid_user, payment };
  await appendEvent(tx, scope.memberId, { kind: 'balance', payload, now });
}
