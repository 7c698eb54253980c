import { isErased, type Scope, takePremiumBack } from '../../accounts/index.ts';
import { findRepaid, type Settlement, settleRepayment } from '../../credits/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent, lockStreams } from '../../platform/live/live-events.ts';
import { addPaymentEvent } from '../booking/payment-events.ts';
import { tellBalance } from '../booking/tell-balance.ts';
import { hasOtherPurchase, type PaymentRecord, readPayment, writeState } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';

/**
 * Notes what became of a repayment; false when none is due under this number. A purchase that was withdrawn from and
 * repaid in whole is refunded, and takes premium back when it was the only one (CRED-2); what is not repaid after all
 * is its buyer's again.
 */
export async function closeRepayment(
  { db, live }: Pick<PaymentsServices, 'db' | 'live'>,
  settlement: Settlement,
): Promise<boolean> {
  const member = await findRepaid(db, settlement, settlement.number);
  if (!member) return false;
  const isSettled = await db.transact(async (tx) => {
    await lockStreams(tx, [member.memberId]);
    const settled = await settleRepayment(tx, settlement);
    if (!settled) return false;
    if (!settled.isWithdrawal || (await isErased(tx, member))) return true;
    const payment = await readPayment(tx, member, settled.paymentId);
    if (settlement.outcome === 'paid' && settled.minor === payment.totalMinor)
      await noteRefunded(tx, member, { payment, now: settlement.now });
    await tellBalance(tx, member, { payment: payment.publicId, now: settlement.now });
    return true;
  });
  if (isSettled) live.wake([member.memberId]);
  return isSettled;
}

async function noteRefunded(tx: Tx, member: Scope, { payment, now }: { payment: PaymentRecord; now: Date }) {
  const { id, publicId } = payment;
  if (payment.state !== 'completed') return;
  await writeState(tx, member, { id, state: 'refunded' });
  await addPaymentEvent(tx, member, { paymentId: id, state: 'refunded', source: 'staff', now });
  if (!(await hasOtherPurchase(tx, member, id))) await takePremiumBack(tx, member);
  await appendEvent(tx, member.memberId, { kind: 'payment', payload: { id: publicId, state: 'refunded' }, now });
}
