import { returnReasonOf } from '@vonk/contract/direct-debit';
import { isErased, type Scope } from '../../accounts/index.ts';
import { readSpent } from '../../credits/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { endMandate } from '../mandates/mandates.ts';
import { writeReturned } from './debits.ts';

/**
 * A debit came back: what was used of it is owed, its mandate ends, so that nothing is tried again, and direct debit is
 * blocked until that is made good. The member is told why (T113, T115). Call it after what is left was taken back.
 */
export async function returnDebit(
  tx: Tx,
  scope: Scope,
  { paymentId, code, now }: { paymentId: string; code: string | undefined; now: Date },
): Promise<void> {
  const isGone = await isErased(tx, scope);
  const debt = await readSpent(tx, scope, paymentId);
  const back = await writeReturned(tx, scope, { paymentId, code: code ?? null, debt, block: !isGone, now });
  if (!back || isGone) return;
  await endMandate(tx, scope, { reason: 'returned', now });
  await tellMember(tx, scope, {
    template: 'debit_returned',
    cause: `debit_returned:${back.payment}`,
    data: {
      payment: back.payment,
      total_minor: back.amountMinor,
      currency: back.currency,
      reason: returnReasonOf(code ?? null),
      debt_credits: debt.credits,
      debt_minor: debt.minor,
      at: now.toISOString(),
    },
    now,
  });
}
