import { type MollieClient, type Payment, PaymentEmbed } from '@mollie/api-client';
import type { ListedPayment } from '../provider.ts';
import { paymentOf } from './payment-of.ts';

/** How many payments a page of Mollie's holds at most. */
const pageSize = 250;

/** Mollie's own list of what was begun in a span: it goes from the newest back. */
export async function* listPayments(
  client: MollieClient,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<ListedPayment> {
  let next: string | undefined;
  do {
    const page = await client.payments.page({ limit: pageSize, ...(next === undefined ? {} : { from: next }) });
    for (const payment of page) {
      const createdAt = new Date(payment.createdAt);
      if (createdAt < from) return;
      if (createdAt < to) yield { ...(await listed(client, payment)), createdAt };
    }
    next = page.links.next ? (new URL(page.links.next.href).searchParams.get('from') ?? undefined) : undefined;
  } while (next !== undefined);
}

/** What went back of a payment the list tells too early, refunds under way among it: such a payment is asked for. */
async function listed(client: MollieClient, payment: Payment): Promise<Omit<ListedPayment, 'createdAt'>> {
  const isWhole = payment.amountChargedBack === undefined && !(Number(payment.amountRefunded?.value ?? 0) > 0);
  const whole = isWhole
    ? payment
    : await client.payments.get(payment.id, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] });
  const { orderId, amountMinor, currency, isLive, state } = paymentOf(whole);
  return { reference: payment.id, orderId: orderId === '' ? null : orderId, amountMinor, currency, isLive, state };
}
