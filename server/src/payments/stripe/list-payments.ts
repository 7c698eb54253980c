import type { Stripe } from 'stripe';
import type { ListedPayment, ProviderPayment } from '../provider.ts';
import { directMark } from './pay-by-card.ts';
import { intentPaymentOf, paymentOf } from './payment-of.ts';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Stripe's own list of what was begun in a span; of a shop beside ours on the account nothing is said to be ours. */
export async function* listPayments(
  client: Stripe,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<ListedPayment> {
  const asked = {
    created: { gte: seconds(from), lt: seconds(to) },
    expand: ['data.payment_intent.latest_charge'],
    limit: 100,
  };
  for await (const session of client.checkout.sessions.list(asked)) {
    yield listed(session, await paymentOf(client, session));
  }
  for await (const intent of client.paymentIntents.list({ ...asked, expand: ['data.latest_charge'] }))
    if (intent.metadata['by'] === directMark) yield listed(intent, await intentPaymentOf(client, intent));
}

const listed = (
  { id: reference, created }: { id: string; created: number },
  { orderId, amountMinor, currency, isLive, state }: ProviderPayment,
): ListedPayment => ({
  reference,
  orderId: orderId === '' ? null : orderId,
  amountMinor,
  currency,
  isLive,
  state,
  createdAt: new Date(created * 1000),
});
