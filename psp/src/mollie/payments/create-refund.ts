import { minorOf, sumOf } from '../amounts.ts';
import { errorAnswer } from '../answers.ts';
import { type Asked, isAmount } from '../asked.ts';
import type { MolliePayment, MollieRefund, MollieStore } from '../store.ts';
import { refused, type Told } from '../told.ts';

/** Refunds part of a payment, or all that is left. */
export function createRefund(
  store: MollieStore,
  payment: MolliePayment,
  { amount, description = '', metadata }: Pick<Asked, 'amount' | 'description' | 'metadata'>,
): Told | MollieRefund {
  if (!isAmount(amount) || amount.currency !== payment.amount.currency)
    return refused('amount', 'The amount is invalid');
  if (payment.status !== 'paid') return { status: 422, body: errorAnswer(422, 'Not paid') };
  if (payment.method === 'paysafecard')
    return { status: 422, body: errorAnswer(422, 'The payment method cannot be refunded') };
  const gone = payment.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  if (sumOf(gone.map((refund) => refund.amount)) + minorOf(amount) > minorOf(payment.amount))
    return refused('amount', 'The specified amount cannot be refunded');
  const refund: MollieRefund = {
    id: store.newId('re'),
    amount,
    description,
    metadata,
    createdAt: new Date(store.now()).toISOString(),
    status: 'pending',
  };
  payment.refunds.push(refund);
  return refund;
}
