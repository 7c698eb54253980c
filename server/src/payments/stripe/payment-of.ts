import type { CardBrand } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { Stripe } from 'stripe';
import type { ProviderPayment } from '../provider.ts';
import { keptCardOf } from './cards.ts';
import { returnCodeOf } from './return-codes.ts';

/** A payment by its page, which holds the payment and its last charge whole. */
export async function paymentOf(client: Stripe, session: Stripe.Checkout.Session): Promise<ProviderPayment> {
  const { amount_total: amountMinor, currency, metadata, livemode: isLive } = session;
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const state = stateOf(session.status, intent?.status);
  const returned = state === 'completed' && intent ? await returnsOf(client, intent) : none;
  return {
    orderId: metadata?.order ?? '',
    amountMinor: amountMinor ?? 0,
    currency: (currency ?? '').toUpperCase(),
    isLive,
    state: state === 'completed' ? afterReturns(returned, amountMinor ?? 0) : state,
    isWonBack: returned.isWonBack,
    refundedMinor: returned.refundedMinor,
    ...paidBy(chargeOf(intent), currency),
    keptCard: keptCardOf(intent, chargeOf(intent)),
  };
}

const directStates: Readonly<Record<string, PaymentState>> = {
  succeeded: 'completed',
  canceled: 'expired',
  requires_payment_method: 'failed',
  requires_action: 'created',
};

/** A payment without a page, with its last charge whole. */
export async function intentPaymentOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const { amount: amountMinor, currency, metadata, livemode: isLive } = intent;
  const state = directStates[intent.status] ?? 'pending';
  const returned = state === 'completed' ? await returnsOf(client, intent) : none;
  return {
    orderId: metadata['order'] ?? '',
    amountMinor,
    currency: currency.toUpperCase(),
    isLive,
    state: state === 'completed' ? afterReturns(returned, amountMinor) : state,
    isWonBack: returned.isWonBack,
    refundedMinor: returned.refundedMinor,
    returnCode: returnCodeOf(intent, { charge: chargeOf(intent), dispute: returned.disputeReason }),
    ...paidBy(chargeOf(intent), currency),
  };
}

const afterReturns = ({ isChargedBack, refundedMinor }: Returns, amountMinor: number): PaymentState =>
  isChargedBack ? 'charged_back' : refundedMinor >= amountMinor ? 'refunded' : 'completed';

const chargeOf = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  typeof intent?.latest_charge === 'string' ? null : (intent?.latest_charge ?? null);

/** The network of a card is the brand that was chosen, where it carries two. */
const brandOf: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  cartes_bancaires: 'cartes_bancaires',
  amex: 'american_express',
  diners: 'diners_club',
  discover: 'discover',
  jcb: 'jcb',
  unionpay: 'unionpay',
};

const countryOf = (details: Stripe.Charge['payment_method_details'] | undefined): string | null | undefined =>
  details?.card?.country ?? details?.sepa_debit?.country;

/** Whose card it was, by country, its brand, and what Stripe keeps, where it is of the same currency. */
function paidBy(
  charge: Stripe.Charge | null,
  currency: string | null,
): Pick<ProviderPayment, 'buyerCountry' | 'cardBrand' | 'cardFingerprint' | 'feeMinor'> {
  const { payment_method_details: details, balance_transaction: balance } = charge ?? {};
  const card: Partial<Stripe.Charge.PaymentMethodDetails.Card> = details?.card ?? {};
  const { network, fingerprint } = card;
  const country = countryOf(details);
  const fee = balance && typeof balance !== 'string' && balance.currency === currency ? balance.fee : undefined;
  return {
    cardBrand: brandOf[network ?? ''],
    cardFingerprint: fingerprint ?? undefined,
    ...(country ? { buyerCountry: country } : {}),
    ...(fee === undefined ? {} : { feeMinor: fee }),
  };
}

const intentStates: Readonly<Record<string, PaymentState>> = {
  succeeded: 'completed',
  canceled: 'cancelled',
  requires_payment_method: 'failed',
};

/** An open page may be paid, whatever was tried at it; one that was left is over. */
function stateOf(session: string | null, intent: string | undefined): PaymentState {
  if (session === 'open') return 'created';
  if (session === 'expired') return 'expired';
  return intentStates[intent ?? ''] ?? 'pending';
}

interface Returns {
  readonly refundedMinor: number;
  readonly isChargedBack: boolean;
  readonly isWonBack: boolean;
  /** Why its bank took it back, in Stripe's words. */
  readonly disputeReason?: string | undefined;
}

const none: Returns = { refundedMinor: 0, isChargedBack: false, isWonBack: false };

/** Disputes by which no money left. */
const harmless = new Set(['won', 'prevented', 'warning_closed', 'warning_needs_response', 'warning_under_review']);

/** What of a paid payment went back; asked about only where the charge says that something did. */
async function returnsOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<Returns> {
  const charge = chargeOf(intent);
  const asked = { payment_intent: intent.id, limit: 100 };
  const refunds = (charge?.amount_refunded ?? 0) > 0 ? (await client.refunds.list(asked)).data : [];
  const disputes = charge?.disputed ? (await client.disputes.list(asked)).data : [];
  const harmful = disputes.find(({ status }) => !harmless.has(status));
  const isChargedBack = harmful !== undefined;
  return {
    refundedMinor: refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0),
    isChargedBack,
    disputeReason: harmful?.reason,
    isWonBack: !isChargedBack && disputes.some(({ status }) => status === 'won'),
  };
}
