import type { StripeRefund, StripeSession, StripeStore } from '../store.ts';
import { refused, type Told } from '../told.ts';

/** Refunds part of a payment, or all that is left. */
export function createRefund(
  store: StripeStore,
  session: StripeSession,
  { amount, metadata = {} }: { amount: number; metadata?: Record<string, string> },
): Told | StripeRefund {
  if (session.intentStatus !== 'succeeded') return refused('This PaymentIntent does not have a successful charge');
  if (session.methods.includes('blik') && session.amount > 100_000) return refused('cannot be refunded');
  const gone = session.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const left = session.amount - gone.reduce((sum, refund) => sum + refund.amount, 0);
  if (!Number.isInteger(amount) || amount <= 0 || amount > left)
    return refused('Refund amount is greater than unrefunded amount on charge', 'amount');
  const refund: StripeRefund = {
    id: store.newId('re'),
    amount,
    created: Math.floor(store.now() / 1000),
    metadata,
    status: 'pending',
  };
  session.refunds.push(refund);
  return refund;
}
