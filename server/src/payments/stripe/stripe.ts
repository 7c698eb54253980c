import { Stripe } from 'stripe';
import type { PaymentMethod, PaymentProviderName } from '@vonk/contract/payment-methods';
import { discountGraceMinutes } from '@vonk/contract/discounts';
import {
  type PaymentProvider,
  type ProviderOrder,
  type ProviderRefund,
  ProviderRefusal,
  type RefundState,
  type StartedPayment,
} from '../provider.ts';
import { payoutsAtStripe } from '../payouts/at-stripe.ts';
import { cardsAtStripe } from './cards.ts';
import { listPayments } from './list-payments.ts';
import { carriedByStripe, methodsOfStripe, stripeLocale, stripeMethod } from './names.ts';
import { debitBy, mandatesAtStripe } from './mandates.ts';
import { paymentOf } from './payment-of.ts';
import { payByBlik } from './pay-by-blik.ts';
import { fetchIntent, isIntent, payByCard } from './pay-by-card.ts';
import { statementAtStripe } from './statement-at-stripe.ts';
import { listMissed, readEvent } from './read-event.ts';
import { told } from './told.ts';

/** How the account at Stripe is reached. */
export interface StripeAccess {
  /** `sk_live_…` or `sk_test_…`: the key says the mode. */
  readonly secretKey: string;
  /** What notifications are signed with; two while one replaces the other (T107). */
  readonly webhookSecrets: readonly string[];
  /** In whose name Stripe debits for the account, of its dashboard; without it there is no direct debit there. */
  readonly creditorId?: string | undefined;
  /** Another server than Stripe's own, for tests. */
  readonly apiUrl?: string | undefined;
}

/** Payments at Stripe's own pages, through its official client (PAY-2): card numbers never come here (T103). */
export function openStripe({ secretKey, webhookSecrets, creditorId, apiUrl }: StripeAccess): PaymentProvider {
  const client = new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 10_000,
    ...serverOf(apiUrl),
  });
  return {
    name: 'stripe' satisfies PaymentProviderName,
    isLive: /^[rs]k_live_/.test(secretKey),
    methods: carriedByStripe.filter((method) => method !== 'sdd' || creditorId !== undefined),
    isForAllSites: true,
    takesCode: ['blik'],
    createPayment: (order) => told(() => start(client, order)),
    async cancelPayment(reference) {
      const end = (): Promise<unknown> =>
        isIntent(reference) ? client.paymentIntents.cancel(reference) : client.checkout.sessions.expire(reference);
      await told(end).catch((error: unknown) => {
        // What is paid or over stays as it is.
        if (!(error instanceof ProviderRefusal)) throw error;
      });
    },
    fetchPayment: (reference) =>
      told(async () => {
        if (isIntent(reference)) return fetchIntent(client, reference);
        const expand = ['payment_intent.latest_charge.balance_transaction'];
        return paymentOf(client, await client.checkout.sessions.retrieve(reference, { expand }));
      }),
    refundPayment: (refund) => told(() => refundOnce(client, refund)),
    fetchRefund: ({ refund }) => told(async () => refundState((await client.refunds.retrieve(refund)).status)),
    listMethods: () => told(() => listMethods(client)),
    cards: cardsAtStripe(client),
    ...(creditorId === undefined
      ? {}
      : { mandates: mandatesAtStripe(client), creditor: { id: creditorId, name: 'Stripe' } }),
    listPayments: (span) => listPayments(client, span),
    payouts: payoutsAtStripe(client),
    listMissed: (since) => listMissed(client, since),
    verifyNotification: (notification) => told(() => readEvent(client, webhookSecrets, notification)),
  };
}

function serverOf(apiUrl: string | undefined): object {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol.replace(':', ''), host: hostname, ...(port === '' ? {} : { port: Number(port) }) };
}

/** By a mandate, by a code that was typed here, with a kept card, or at a page. */
function start(client: Stripe, order: ProviderOrder): Promise<StartedPayment> {
  if (order.debitBy) return debitBy(client, order, order.debitBy);
  if (order.blikCode !== undefined) return payByBlik(client, order, order.blikCode);
  return order.card ? payByCard(client, order, order.card) : startSession(client, order);
}

/** Stripe takes no page that is open for less than half an hour; a clock may be a little behind. */
const openSeconds = discountGraceMinutes * 60 + 30;

async function startSession(client: Stripe, order: ProviderOrder): Promise<{ reference: string; redirect: string }> {
  const metadata = { order: order.orderId, site: String(order.siteId) };
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [stripeMethod(order.method)],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency.toLowerCase(),
            unit_amount: order.amountMinor,
            product_data: { name: order.description },
          },
        },
      ],
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
      locale: stripeLocale(order.locale),
      expires_at: Math.floor(order.now.getTime() / 1000) + openSeconds,
      metadata,
      ...(order.keepFor === undefined ? {} : { customer: order.keepFor }),
      payment_intent_data: {
        metadata,
        ...statementAtStripe(order),
        // Its bank asks for proof now, so that it need not whenever the card pays again.
        ...(order.keepFor === undefined ? {} : { setup_future_usage: 'off_session' }),
      },
    },
    { idempotencyKey: order.key },
  );
  // The key of an order that is over by now: nobody can pay it any more.
  if (session.url === null) throw new ProviderRefusal('stripe', `no page, ${session.status ?? 'unknown'}`);
  return { reference: session.id, redirect: session.url };
}

/** What the account's own configuration offers; an account without one is believed to offer all. */
async function listMethods(client: Stripe): Promise<readonly PaymentMethod[]> {
  const { data } = await client.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find(({ active, is_default: isDefault }) => active && isDefault);
  return own ? methodsOfStripe(own) : carriedByStripe;
}

const nameOf = (thing: string | { id: string } | null): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const refundState = (status: string | null): RefundState =>
  status === 'succeeded' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';

/** Stripe remembers a key for a day alone: a refund is asked for when the payment has none of that name. */
async function refundOnce(
  client: Stripe,
  { key, reference, amountMinor }: ProviderRefund,
): Promise<{ reference: string; state: RefundState }> {
  const intent = isIntent(reference)
    ? reference
    : nameOf((await client.checkout.sessions.retrieve(reference)).payment_intent);
  if (intent === undefined) throw new ProviderRefusal('stripe', 'not paid');
  const known = (await client.refunds.list({ payment_intent: intent, limit: 100 })).data;
  const refund =
    known.find(({ metadata }) => metadata?.refund === key) ??
    (await client.refunds.create(
      { payment_intent: intent, amount: amountMinor, metadata: { refund: key } },
      { idempotencyKey: key },
    ));
  return { reference: refund.id, state: refundState(refund.status) };
}
