import { isErased, type Scope, takePremiumBack } from '../../accounts/index.ts';
import {
  findRepaid,
  lockRepayment,
  readRepaid,
  type Settled,
  type Settlement,
  settleRepayment,
} from '../../credits/index.ts';
import { reopenDebt } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent, lockStreams } from '../../platform/live/live-events.ts';
import { bookSettled } from '../books/entries.ts';
import { addPaymentEvent } from '../booking/payment-events.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { tellBalance } from '../booking/tell-balance.ts';
import { findRefund } from '../refunds/refunds.ts';
import { hasOtherPurchase, type PaymentRecord, readPayment, writeState } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';

/**
 * Notes what became of a repayment; false when none is due under this number. A purchase that was withdrawn from or
 * given back, and is repaid in whole, is refunded, and takes premium back when it was the only one (CRED-2); what is
 * not repaid after all is its buyer's again. With `isRefund` its provider paid it back. Throws `UnderWay` when people
 * settle what its provider is paying back.
 */
export async function closeRepayment(
  { db, live, sites }: Pick<PaymentsServices, 'db' | 'live' | 'sites'>,
  settlement: Settlement & { isRefund?: boolean },
): Promise<boolean> {
  const member = await findRepaid(db, settlement, settlement.number);
  if (!member) return false;
  const isSettled = await db.transact(async (tx) => {
    await lockStreams(tx, [member.memberId]);
    if (!settlement.isRefund) await refuseUnderWay(tx, member, settlement.number);
    const settled = await settleRepayment(tx, settlement);
    if (!settled) return false;
    if (settlement.outcome === 'paid') await creditRepayment(tx, member, { settled, settlement, sites });
    await bookSettled(tx, settlement, settlement);
    if (settled.origin === 'erasure' || (await isErased(tx, member))) return true;
    const payment = await readPayment(tx, member, settled.paymentId);
    if (settlement.outcome === 'paid' && (await readRepaid(tx, member, payment.id)).paid >= payment.totalMinor)
      await noteRefunded(tx, member, { payment, now: settlement.now });
    await tellBalance(tx, member, { payment: payment.publicId, now: settlement.now });
    return true;
  });
  if (isSettled) live.wake([member.memberId]);
  return isSettled;
}

/** What was paid back is taken off the invoice by a credit note, also of who is no member any more (T48). */
async function creditRepayment(
  tx: Tx,
  member: Scope,
  { settled, settlement, sites }: { settled: Settled; settlement: Settlement } & Pick<PaymentsServices, 'sites'>,
): Promise<void> {
  const { number, now } = settlement;
  const site = sites.byId(member.siteId);
  if (!site) throw new Error(`a repayment of a site that is not there: ${number}`);
  const { paymentId, credits, minor, origin: reason } = settled;
  const part = { credits, minor };
  await issueCreditNote(tx, member, { paymentId, site, cause: `repayment:${number}`, reason, part, now });
}

async function noteRefunded(tx: Tx, member: Scope, { payment, now }: { payment: PaymentRecord; now: Date }) {
  const { id, publicId } = payment;
  if (payment.state !== 'completed') return;
  await writeState(tx, member, { id, state: 'refunded' });
  await addPaymentEvent(tx, member, { paymentId: id, state: 'refunded', source: 'staff', now });
  await reopenDebt(tx, member, id);
  if (!(await hasOtherPurchase(tx, member, id))) await takePremiumBack(tx, member);
  await appendEvent(tx, member.memberId, { kind: 'payment', payload: { id: publicId, state: 'refunded' }, now });
}

/** Thrown where people would pay back what a provider is paying back. */
export class UnderWay extends Error {}

async function refuseUnderWay(tx: Tx, member: Scope, number: string): Promise<void> {
  // Locked first, so that none begins in between.
  await lockRepayment(tx, member, number);
  const refund = await findRefund(tx, member, number);
  if (refund?.state === 'asked' || refund?.state === 'pending')
    throw new UnderWay(`Its provider is paying ${number} back: ${refund.reference ?? 'it has not answered yet'}.`);
}
