import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { type DiscountError, discountMinorOf } from '@vonk/contract/discounts';
import { ownPath } from '@vonk/contract/own-path';
import { blikDigits, totalMinorOf, transferDays } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { type Debt, type DebitRefusal, findDebt, planDebtPayment, takeDebit } from '../../direct-debit/index.ts';
import { type Discount, takeDiscount } from '../../discounts/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { orderDiscount } from './order-discount.ts';
import { providerOfOrder } from './provider-of-order.ts';
import { addPaymentEvent } from '../booking/payment-events.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { planCard, readCardToPay } from '../cards/card-of-order.ts';
import type { SavedCard } from '../cards/saved-cards.ts';
import { addPayment, findPaymentByKey, type PaymentOrder, type PaymentRecord, readPayment } from '../payments.ts';
import { type Buyer, readBuyer } from '../prices/buyer.ts';
import { addEvidence, type Evidence } from '../prices/evidence.ts';
import { notePrices } from '../prices/price-log.ts';
import { vatWithin } from '../prices/vat.ts';
import type { PaymentsServices } from '../services.ts';
import type { Site } from '../../sites/index.ts';
import { noteTry, waitAfterTries } from '../risk/card-tries.ts';
import { waitAfterFailures } from '../risk/wait-after-failures.ts';
import { statementOf } from './statement.ts';
import { startPayment } from './start-payment.ts';
import { paymentView } from '../history/view.ts';

const isBlikCode = new RegExp(`^\\d{${blikDigits}}$`);

type Input = CallInput<'POST /api/payment.php'>;

/**
 * Orders credits and answers where to pay. A repeated key gets the first order again, and the same payment at the
 * provider (PAY-3, T110). `isAway`: its buyer agreed before, and is not there to confirm anything (T45).
 */
export async function buyCredits(
  services: PaymentsServices,
  call: MemberCall<OrderRefusal | 'payment_unavailable' | 'payment_wait' | 'card_wait' | 'blik_code_wrong'>,
  input: Input & { readonly isAway?: true },
): Promise<CallOutput<'POST /api/payment.php'>> {
  const { db } = services;
  const blikCode = readBlikCode(call, input);
  const existing = await findPaymentByKey(db, call.member, input.key);
  if (!existing) {
    await waitAfterFailures(db, call, input.method);
    await waitAfterTries(db, call, input.method);
  }
  const payment = existing ?? (await order(services, call, await judgeOrder(services, call, input)));
  const started = await withEnd(
    services,
    call,
    await startPayment(services, call, { payment, blikCode, isAway: input.isAway }),
  );
  // What came with this press is refused at once; a press that is repeated finds a payment that failed.
  if (blikCode !== undefined && payment.state === 'created' && started.state === 'failed')
    call.refuse('blik_code_wrong', { field: 'blik_code' });
  // Where a transfer goes is said on a page of our own.
  return { payment: paymentView(started), redirect: started.transfer ? null : started.redirect };
}

/** The digits of a code that was typed; undefined when there is none, or the method has none. */
function readBlikCode(call: MemberCall<'blik_code_wrong'>, { method, blik_code: typed }: Input): string | undefined {
  if (method !== 'blik' || typed === undefined) return undefined;
  const digits = typed.replaceAll(/[\s-]/g, '');
  return isBlikCode.test(digits) ? digits : call.refuse('blik_code_wrong', { field: 'blik_code' });
}

/**
 * Books at once how a payment stands that has no page to go to: what a debit gives before its money comes, or that a
 * kept card paid; what fails now a notification does later.
 */
async function withEnd(services: PaymentsServices, call: MemberCall, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.redirect !== null || payment.transfer || payment.state !== 'created') return payment;
  const { db, log } = services;
  await settlePayment(services, call.member, { paymentId: payment.id, now: call.now }).catch((error: unknown) =>
    log.warn({ err: error }, 'a payment without a page was begun, and its provider does not say how it stands yet'),
  );
  return readPayment(db, call.member, payment.id);
}

/** An order that may be placed, with the discount it takes. */
interface JudgedOrder {
  readonly order: PaymentOrder;
  readonly discount: Discount | undefined;
  readonly evidence: readonly Evidence[];
  /** What it pays, when it is for a debit that came back and gives no credits. */
  readonly debt: Debt | undefined;
  /** The kept card that pays. */
  readonly card: SavedCard | undefined;
  /** Whether the card that pays is to be kept. */
  readonly keeps: boolean;
}

/** Why an order cannot be placed. */
type OrderRefusal =
  | DiscountError
  | DebitRefusal
  | 'delivery_consent_required'
  | 'country_required'
  | 'price_changed'
  | 'method_unavailable'
  | 'no_debt'
  | 'card_unavailable';

async function judgeOrder(
  services: PaymentsServices,
  call: MemberCall<OrderRefusal>,
  input: Input,
): Promise<JudgedOrder> {
  if (input.open_debit !== undefined)
    return judgeDebtPayment(services, call, { ...input, open_debit: input.open_debit });
  const { credits, method, key } = input;
  const card = await readCardToPay(services, call, input);
  const buyer = await readBuyer(services.db, call, input.country);
  const { country, prices } = buyer;
  const { currency } = prices;
  if (!input.start_now) call.refuse('delivery_consent_required', { field: 'start_now' });
  if (buyer.countriesToAsk.length > 0) call.refuse('country_required', { field: 'country' });
  const fullMinor = totalMinorOf(credits, prices.packs);
  const asked = { totalMinor: fullMinor, currency, country, method };
  const discount = input.discount
    ? await orderDiscount(services, call, { code: input.discount, order: asked, key })
    : undefined;
  const discountMinor = discount ? discountMinorOf(fullMinor, discount.basisPoints / 100) : 0;
  const totalMinor = fullMinor - discountMinor;
  if (input.total_minor !== undefined && input.total_minor !== totalMinor)
    call.refuse('price_changed', { field: 'total_minor' });
  const taken = discountMinor > 0 ? discount : undefined;
  const discountCode = taken?.code ?? null;
  return {
    order: await orderOf(services, call, {
      input,
      buyer,
      totalMinor,
      discountMinor,
      discountCode,
      paysDebt: false,
      card,
    }),
    discount: taken,
    evidence: buyer.evidence,
    debt: undefined,
    card,
    keeps: input.save_method === true,
  };
}

/** What is owed of a debit that came back, at its own price and by any other method. */
async function judgeDebtPayment(
  services: PaymentsServices,
  call: MemberCall<OrderRefusal>,
  input: Input & { open_debit: string },
): Promise<JudgedOrder> {
  await readCardToPay(services, call, input);
  const debt = (await findDebt(services.db, call.member, input.open_debit)) ?? call.refuse('no_debt');
  if (input.method === 'sdd') call.refuse('debit_blocked');
  if (input.total_minor !== undefined && input.total_minor !== debt.minor)
    call.refuse('price_changed', { field: 'total_minor' });
  const known = await readBuyer(services.db, call, input.country);
  const buyer = { ...known, prices: { ...known.prices, currency: debt.currency } };
  const priced = { totalMinor: debt.minor, discountMinor: 0, discountCode: null, paysDebt: true, card: undefined };
  const asked = { ...input, credits: debt.credits };
  return {
    order: await orderOf(services, call, { input: asked, buyer, ...priced }),
    discount: undefined,
    evidence: known.evidence,
    debt,
    card: undefined,
    keeps: false,
  };
}

type Priced = { input: Input; buyer: Buyer; card: SavedCard | undefined } & Pick<
  PaymentOrder,
  'totalMinor' | 'discountMinor' | 'discountCode' | 'paysDebt'
>;

const transferDue = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): string =>
  calendarDay(new Date(now.getTime() + transferDays * day), timeZone);

async function orderOf(
  services: PaymentsServices,
  call: MemberCall<'method_unavailable' | 'mandate_required'>,
  { input, buyer, totalMinor, card, ...discounted }: Priced,
): Promise<PaymentOrder> {
  const { now, locale } = call;
  const { credits, method, key } = input;
  const { country, vatCountry, vatBasisPoints, prices } = buyer;
  const { currency } = prices;
  const asked = { method, country, currency, totalMinor };
  const provider = await providerOfOrder(services, call, { order: asked, card });
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
    vatCountry,
    vatEvidence: vatCountry === call.selectedCountry ? 'chosen' : 'address',
    vatBasisPoints,
    vatMinor: vatWithin(totalMinor, vatBasisPoints),
    locale,
    nextPath: ownPath(input.next) ?? null,
    statement: statementOf(call.site, method),
    transferDueOn: method === 'sct' ? transferDue(call.site, now) : null,
    createdAt: now,
  };
}

async function order(
  { db, seal }: PaymentsServices,
  call: MemberCall<DebitRefusal | 'payment_unavailable' | 'discount_used' | 'discount_used_up'>,
  { order, discount, evidence, debt, card, keeps }: JudgedOrder,
): Promise<PaymentRecord> {
  const { member, site, now, address } = call;
  const added = await db.transact(async (tx) => {
    await notePrices(tx, site, now);
    const payment = await addPayment(tx, member, order);
    if (!payment) return undefined;
    await noteTry(tx, call, order);
    await addEvidence(tx, member, { paymentId: order.id, evidence, now });
    if (discount) await takeDiscount(tx, call, { discount, paymentId: order.id });
    await planCard(tx, call, { order, card, keeps });
    if (order.method === 'sdd') await takeDebit(tx, seal, { call, order });
    // What is owed was delivered before.
    if (debt) await planDebtPayment(tx, member, { ...debt, paymentId: order.id, now });
    else
      await recordConsent(tx, member, {
        kind: 'immediate_delivery',
        given: true,
        subject: order.publicId,
        address,
        now,
      });
    await addPaymentEvent(tx, member, { paymentId: order.id, state: 'created', source: 'member', now });
    return payment;
  });
  // A second click at the same moment lost the race for the key: it gets what the first one ordered.
  return added ?? (await findPaymentByKey(db, member, order.key)) ?? call.refuse('payment_unavailable');
}
