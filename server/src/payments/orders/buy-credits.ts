import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isEligible } from '@vonk/contract/payment-methods';
import { type DiscountError, discountMinorOf } from '@vonk/contract/discounts';
import { ownPath } from '@vonk/contract/own-path';
import { totalMinorOf } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { type Discount, takeDiscount } from '../../discounts/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { orderDiscount } from './order-discount.ts';
import { addPaymentEvent } from '../booking/payment-events.ts';
import { addPayment, findPaymentByKey, type PaymentOrder, type PaymentRecord } from '../payments.ts';
import { buyerOf } from '../prices/buyer.ts';
import { notePrices } from '../prices/price-log.ts';
import { vatWithin } from '../prices/vat.ts';
import type { PaymentsServices } from '../services.ts';
import { startPayment } from './start-payment.ts';
import { paymentView } from '../history/view.ts';

type Input = CallInput<'POST /api/payment.php'>;

/**
 * Orders credits and answers where to pay. A repeated key gets the first order again, and the same payment at the
 * provider (PAY-3, T110).
 */
export async function buyCredits(
  services: PaymentsServices,
  call: MemberCall<OrderRefusal | 'payment_unavailable'>,
  input: Input,
): Promise<CallOutput<'POST /api/payment.php'>> {
  const { db } = services;
  const existing = await findPaymentByKey(db, call.member, input.key);
  const payment = existing ?? (await order(services, call, await judgeOrder(services, call, input)));
  const started = await startPayment(services, call, payment);
  return { payment: paymentView(started), redirect: started.redirect };
}

/** An order that may be placed, with the discount it takes. */
interface JudgedOrder {
  readonly order: PaymentOrder;
  readonly discount: Discount | undefined;
}

/** Why an order cannot be placed. */
type OrderRefusal = DiscountError | 'delivery_consent_required' | 'price_changed' | 'method_unavailable';

async function judgeOrder(
  services: PaymentsServices,
  call: MemberCall<OrderRefusal>,
  input: Input,
): Promise<JudgedOrder> {
  const { credits, method, key } = input;
  const { country, prices } = buyerOf(call);
  const { currency } = prices;
  if (!input.start_now) call.refuse('delivery_consent_required', { field: 'start_now' });
  const fullMinor = totalMinorOf(credits, prices.packs);
  const asked = { totalMinor: fullMinor, currency, country, method };
  const discount = input.discount
    ? await orderDiscount(services, call, { code: input.discount, order: asked, key })
    : undefined;
  const discountMinor = discount ? discountMinorOf(fullMinor, discount.basisPoints / 100) : 0;
  const totalMinor = fullMinor - discountMinor;
  if (input.total_minor !== undefined && input.total_minor !== totalMinor)
    call.refuse('price_changed', { field: 'total_minor' });
  const discountCode = discountMinor > 0 ? (discount?.code ?? null) : null;
  return {
    order: orderOf(services, call, { input, totalMinor, discountMinor, discountCode }),
    discount: discountMinor > 0 ? discount : undefined,
  };
}

type Priced = { input: Input } & Pick<PaymentOrder, 'totalMinor' | 'discountMinor' | 'discountCode'>;

function orderOf(
  { providers }: PaymentsServices,
  call: MemberCall<'method_unavailable'>,
  { input, totalMinor, ...discounted }: Priced,
): PaymentOrder {
  const { now, locale } = call;
  const { credits, method, key } = input;
  const { country, evidence, vatBasisPoints, prices } = buyerOf(call);
  const { currency } = prices;
  const isOffered = isEligible(method, { country, currency, totalMinor });
  const provider =
    (isOffered ? providers.find(({ methods }) => methods.includes(method)) : undefined) ??
    call.refuse('method_unavailable');
  return {
    id: newId(now),
    publicId: publicId(),
    key,
    provider: provider.name,
    isLive: provider.isLive,
    method,
    credits,
    totalMinor,
    ...discounted,
    currency,
    vatCountry: country,
    vatEvidence: evidence,
    vatBasisPoints,
    vatMinor: vatWithin(totalMinor, vatBasisPoints),
    locale,
    nextPath: ownPath(input.next) ?? null,
    createdAt: now,
  };
}

async function order(
  { db }: PaymentsServices,
  call: MemberCall<'payment_unavailable' | 'discount_used'>,
  { order, discount }: JudgedOrder,
): Promise<PaymentRecord> {
  const { member, site, now, address } = call;
  const added = await db.transact(async (tx) => {
    await notePrices(tx, site, now);
    const payment = await addPayment(tx, member, order);
    if (!payment) return undefined;
    if (discount) await takeDiscount(tx, call, { discount, paymentId: order.id });
    await recordConsent(tx, member, { kind: 'immediate_delivery', given: true, subject: order.publicId, address, now });
    await addPaymentEvent(tx, member, { paymentId: order.id, state: 'created', source: 'member', now });
    return payment;
  });
  // A second click at the same moment lost the race for the key: it gets what the first one ordered.
  return added ?? (await findPaymentByKey(db, member, order.key)) ?? call.refuse('payment_unavailable');
}
