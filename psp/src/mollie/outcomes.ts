import { type Afterwards, isEnding, isTransfer, type Outcome, type Transfer } from '../outcomes.ts';
import { amountOf, minorOf, sumOf } from './amounts.ts';
import { createRefund } from './payments/create-refund.ts';
import { keepCard } from './payments/customers-api.ts';
import type { MolliePayment, MollieStore } from './store.ts';

const momentOf = (store: MollieStore): string => new Date(store.now()).toISOString();

/** Refunds by hand at the provider: what is left, or half of it. */
function refundByHand(store: MollieStore, payment: MolliePayment, share: number): void {
  const left = minorOf(payment.amount) - sumOf(payment.refunds.map(({ amount }) => amount));
  const amount = amountOf(Math.ceil(left * share), payment.amount.currency);
  const refund = createRefund(store, payment, { amount, description: 'by hand' });
  if ('id' in refund) refund.status = 'refunded';
}

const later: Readonly<Record<Afterwards, (store: MollieStore, payment: MolliePayment) => void>> = {
  refund_whole: (store, payment) => refundByHand(store, payment, 1),
  refund_part: (store, payment) => refundByHand(store, payment, 0.5),
  refunds_done: (_, { refunds }) => {
    for (const refund of refunds) if (refund.status === 'pending') refund.status = 'refunded';
  },
  refunds_failed: (_, { refunds }) => {
    for (const refund of refunds) if (refund.status === 'pending') refund.status = 'failed';
  },
  charged_back: (store, { amount, chargebacks }) => {
    chargebacks.push({ id: store.newId('chb'), amount, createdAt: momentOf(store), reversedAt: undefined });
  },
  // Mollie tells no end of a chargeback that stays.
  chargeback_lost: () => undefined,
  chargeback_reversed: (store, { chargebacks }) => {
    for (const chargeback of chargebacks) chargeback.reversedAt ??= momentOf(store);
  },
};

/** Another amount is sent back, and nothing is told of it; one that is late may be taken all the same. */
function transferred(store: MollieStore, payment: MolliePayment, outcome: Transfer): boolean {
  if (payment.method !== 'banktransfer') return false;
  if (outcome !== 'paid_late') return payment.status === 'open';
  if (payment.status !== 'expired') return false;
  payment.status = 'paid';
  payment.paidAt = momentOf(store);
  return true;
}

/** Moves a payment; false where the outcome does not fit. */
export function decide(store: MollieStore, payment: MolliePayment, outcome: Outcome): boolean {
  if (isTransfer(outcome)) return transferred(store, payment, outcome);
  if (!isEnding(outcome)) {
    if (payment.status !== 'paid') return false;
    later[outcome](store, payment);
    return true;
  }
  if (payment.status !== 'open' && payment.status !== 'pending') return false;
  payment.status = outcome;
  if (outcome === 'paid') {
    payment.paidAt = momentOf(store);
    keepCard(store, payment);
  }
  return true;
}
