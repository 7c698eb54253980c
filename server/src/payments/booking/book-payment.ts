import type { PaymentState } from '@vonk/contract/payments';
import { isErased, makePremium, type Scope, takePremiumBack } from '../../accounts/index.ts';
import { keepDiscount, releaseDiscount } from '../../discounts/index.ts';
import { closeCredits, grantCredits, takeBackCredits } from '../../credits/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent, lockStreams } from '../../platform/live/live-events.ts';
import type { Site } from '../../sites/index.ts';
import { movesTo } from './moves.ts';
import { addPaymentEvent, type EventSource, type Problem } from './payment-events.ts';
import { hasOtherPurchase, lockPayment, type PaymentRecord, writeCompleted, writeState } from '../payments.ts';
import type { ProviderPayment } from '../provider.ts';
import { tellBalance } from './tell-balance.ts';
import { nextReceiptNumber, queueReceipt } from '../history/receipts.ts';

/** What is known of a payment, from its provider or because its time is over. */
export interface Finding {
  readonly paymentId: string;
  readonly told: ProviderPayment | 'expired';
  readonly site: Site;
  readonly now: Date;
}

export interface Booking {
  readonly moves: readonly PaymentState[];
  /** What did not fit: nothing was booked, and somebody has to look at it. Told once. */
  readonly problem: Problem | undefined;
}

/**
 * Moves a payment to where its provider says it is, with everything that follows, in the caller's transaction and once
 * (PAY-1, T105-T109).
 */
export async function bookPayment(tx: Tx, scope: Scope, finding: Finding): Promise<Booking> {
  const { told, now } = finding;
  await lockStreams(tx, [scope.memberId]);
  const payment = await lockPayment(tx, scope, finding.paymentId);
  const state = told === 'expired' ? 'expired' : told.state;
  const moves = movesTo(payment.state, state);
  const problem = told === 'expired' ? undefined : problemOf(payment, told, moves);
  const source: EventSource = told === 'expired' ? 'clock' : 'provider';
  if (problem !== undefined) {
    const isNew = await addPaymentEvent(tx, scope, { paymentId: payment.id, state, source, problem, now });
    return { moves: [], problem: isNew ? problem : undefined };
  }
  for (const move of moves) {
    await follow[move]?.(tx, scope, { payment, site: finding.site, now });
    if (payment.discountCode !== null) await followDiscount[move]?.(tx, scope, { paymentId: payment.id, now });
    if (move !== 'completed') await writeState(tx, scope, { id: payment.id, state: move });
    await addPaymentEvent(tx, scope, { paymentId: payment.id, state: move, source, now });
    await appendEvent(tx, scope.memberId, { kind: 'payment', payload: { id: payment.publicId, state: move }, now });
  }
  return { moves, problem };
}

function problemOf(payment: PaymentRecord, told: ProviderPayment, moves: readonly PaymentState[]): Problem | undefined {
  if (told.orderId !== payment.publicId) return 'order';
  if (told.isLive !== payment.isLive) return 'mode';
  if (told.currency !== payment.currency) return 'currency';
  if (told.amountMinor !== payment.totalMinor) return 'amount';
  // Money came for a payment that is over: it must go back by hand.
  return told.state === 'completed' && moves.length === 0 && !wasPaid.has(payment.state) ? 'move' : undefined;
}

const wasPaid: ReadonlySet<PaymentState> = new Set(['completed', 'refunded', 'charged_back']);

interface Followed {
  payment: PaymentRecord;
  site: Site;
  now: Date;
}

/** What a move brings about beside the new state. */
const follow: Partial<Record<PaymentState, (tx: Tx, scope: Scope, followed: Followed) => Promise<void>>> = {
  completed: deliver,
  refunded: (tx, scope, followed) => takeBack(tx, scope, { ...followed, cause: 'refund' }),
  charged_back: (tx, scope, followed) => takeBack(tx, scope, { ...followed, cause: 'chargeback' }),
};

/**
 * What a move means for the discount of the order: it is spent once it is being paid, and free again when that came to
 * nothing.
 */
const followDiscount: Partial<Record<PaymentState, typeof keepDiscount>> = {
  pending: keepDiscount,
  completed: keepDiscount,
  failed: releaseDiscount,
  cancelled: releaseDiscount,
  expired: releaseDiscount,
};

async function deliver(tx: Tx, scope: Scope, { payment, site, now }: Followed): Promise<void> {
  const { id, credits, totalMinor, currency } = payment;
  const number = await nextReceiptNumber(tx, site, now);
  const madePremium = await makePremium(tx, scope, now);
  await writeCompleted(tx, scope, { id, number, madePremium, now });
  await grantCredits(tx, scope, {
    amount: credits,
    cause: 'purchase',
    causeKey: id,
    payment: { id, totalMinor, currency },
    now,
  });
  // Who was erased while the money was on its way is paid back, and nobody is told: there is no address any more (T26).
  if (await isErased(tx, scope)) return closeCredits(tx, scope, now);
  await queueReceipt(tx, scope, { payment: { ...payment, number, completedAt: now }, site, now });
  await tellBalance(tx, scope, { payment: payment.publicId, now });
}

async function takeBack(
  tx: Tx,
  scope: Scope,
  { payment, cause, now }: Followed & { cause: 'refund' | 'chargeback' },
): Promise<void> {
  await takeBackCredits(tx, scope, { paymentId: payment.id, cause, now });
  if (!(await hasOtherPurchase(tx, scope, payment.id))) await takePremiumBack(tx, scope);
  await tellBalance(tx, scope, { payment: payment.publicId, now });
}
