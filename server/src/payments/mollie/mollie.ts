import {
  type MollieClient,
  PaymentEmbed,
  PaymentMethod as MollieMethod,
  RefundStatus,
  SequenceType,
} from '@mollie/api-client';
import type { CreateParameters } from '@mollie/api-client/dist/types/binders/payments/parameters.js';
import { minute } from '@vonk/contract/durations';
import type { PaymentMethod, PaymentProviderName } from '@vonk/contract/payment-methods';
import * as z from 'zod/mini';
import {
  type PaymentProvider,
  type ProviderOrder,
  type ProviderNotice,
  type ProviderNotification,
  type ProviderRefund,
  ProviderRefusal,
  type RefundState,
  type StartedPayment,
} from '../provider.ts';
import { payoutsAtMollie } from '../payouts/at-mollie.ts';
import { mollieAmount } from './amounts.ts';
import { openMollieClient } from './client.ts';
import { cardsAtMollie, keptCardOf } from './cards.ts';
import { listPayments } from './list-payments.ts';
import { byMandate, creditorOfMollie, mandatesAtMollie } from './mandates.ts';
import { carriedByMollie, methodsOfMollie, mollieLocale, mollieMethod } from './names.ts';
import { paymentOf, transferOf } from './payment-of.ts';
import { told } from './told.ts';

/** How the account at Mollie is reached. */
export interface MollieAccess {
  /** `live_…` or `test_…`: the key says the mode. */
  readonly apiKey: string;
  /** Of the organization, which reads its settlements; without it nothing is known of payouts. */
  readonly accessToken?: string | undefined;
  /** Another server than Mollie's own, for tests. */
  readonly apiUrl?: string | undefined;
}

/** Payments by Mollie, through its official client (PAY-2). */
export function openMollie({ apiKey, accessToken, apiUrl }: MollieAccess): PaymentProvider {
  const client = openMollieClient({ apiKey, apiUrl });
  return {
    name: 'mollie' satisfies PaymentProviderName,
    isLive: apiKey.startsWith('live_'),
    methods: carriedByMollie,
    createPayment: (order) =>
      order.debitBy ? byMandate(() => createPayment(client, order)) : createPayment(client, order),
    async cancelPayment(reference) {
      const cancel = told(() => client.payments.cancel(reference));
      await cancel.catch((error: unknown) => {
        // What cannot be cancelled is paid, over, or of a method that is waited for: it stays as it is.
        if (!(error instanceof ProviderRefusal)) throw error;
      });
    },
    fetchPayment: (reference) =>
      told(async () => {
        const embed = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];
        const payment = await client.payments.get(reference, { embed });
        return { ...paymentOf(payment), keptCard: await keptCardOf(client, payment) };
      }),
    refundPayment: (refund) => told(() => refundOnce(client, refund)),
    fetchRefund: ({ payment, refund }) =>
      told(async () => refundStates[(await client.paymentRefunds.get(refund, { paymentId: payment })).status]),
    listMethods: () => told(() => listMethods(client)),
    cards: cardsAtMollie(client),
    mandates: mandatesAtMollie(client),
    creditor: creditorOfMollie,
    listPayments: (span) => listPayments(client, span),
    ...(accessToken === undefined ? {} : { payouts: payoutsAtMollie({ accessToken, apiUrl }) }),
    verifyNotification: (notification) => Promise.resolve(readNotification(notification)),
  };
}

const createPayment = (client: MollieClient, order: ProviderOrder): Promise<StartedPayment> =>
  told(async () => {
    const payment = await client.payments.create({
      amount: mollieAmount(order.amountMinor, order.currency),
      // Mollie writes it on the statement, where the method has room for it.
      description: order.statement,
      webhookUrl: order.notifyUrl,
      ...wayOf(order),
      metadata: { order: order.orderId },
      ...(order.dueOn === undefined ? {} : { dueDate: order.dueOn }),
      idempotencyKey: order.key,
    });
    const transfer = transferOf(payment);
    if (transfer) return { reference: payment.id, redirect: null, transfer };
    const redirect = payment.getCheckoutUrl();
    // The key of an order that is over by now: nobody can pay it any more.
    if (redirect === null && !order.card && !order.debitBy)
      throw new ProviderRefusal('mollie', `no page, ${payment.status}`);
    return { reference: payment.id, redirect };
  });

/** By what a payment is paid: at a page, which may keep the card, or at once with a kept one or a mandate. */
function wayOf({ card, debitBy, keepFor, ...order }: ProviderOrder): Partial<CreateParameters> {
  const kept = card ?? debitBy;
  if (kept) return { sequenceType: SequenceType.recurring, customerId: kept.customer, mandateId: kept.token };
  return {
    redirectUrl: order.returnUrl,
    method: mollieMethod(order.method),
    locale: mollieLocale(order.locale),
    ...(keepFor === undefined ? {} : { sequenceType: SequenceType.first, customerId: keepFor }),
  };
}

/** What is on for the account; debits stand among what is paid by a mandate alone. */
async function listMethods(client: MollieClient): Promise<readonly PaymentMethod[]> {
  const [once, recurring] = await Promise.all([
    client.methods.list(),
    client.methods.list({ sequenceType: SequenceType.recurring }),
  ]);
  const debits = recurring.filter(({ id }) => id === MollieMethod.directdebit);
  return methodsOfMollie([...once, ...debits].map(({ id }) => id));
}

const refundStates: Readonly<Record<RefundStatus, RefundState>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

const refundMetadata = z.object({ refund: z.string() });

/** Mollie remembers a key for an hour alone: a refund is asked for when the payment has none of that name. */
async function refundOnce(
  client: MollieClient,
  { key, reference, amountMinor, currency, description }: ProviderRefund,
): Promise<{ reference: string; state: RefundState }> {
  const known = await client.paymentRefunds.page({ paymentId: reference, limit: 250 });
  const found = known.find(({ metadata }) => refundMetadata.safeParse(metadata).data?.refund === key);
  const refund =
    found ??
    (await client.paymentRefunds.create({
      paymentId: reference,
      amount: mollieAmount(amountMinor, currency),
      description,
      metadata: { refund: key },
      idempotencyKey: key,
    }));
  return { reference: refund.id, state: refundStates[refund.status] };
}

const maxBody = 200;

/**
 * Mollie's notifications carry the payment's id and no signature (T107): what they say is no more than where to look,
 * and what is booked is what Mollie itself answers then. They have no name, so that one a minute counts at once.
 */
function readNotification({ body, now }: ProviderNotification): ProviderNotice | undefined {
  if (body.length > maxBody) return undefined;
  const reference = new URLSearchParams(body.toString('utf8')).get('id');
  if (reference === null || !/^tr_[A-Za-z0-9]{1,60}$/.test(reference)) return undefined;
  return { eventId: `${reference}:${Math.floor(now.getTime() / minute)}`, reference, isNameless: true };
}
