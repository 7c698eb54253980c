import type Stripe from 'stripe';
import { cardOfCharge } from './cards.ts';
import type { StripeRefund, StripeSession } from './store.ts';

type SessionAnswer = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { payment_intent: string | IntentAnswer };
type ChargeAnswer = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'failure_code'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'refunded'
> & {
  payment_intent: string;
  payment_method_details: {
    card?: ReturnType<typeof cardOfCharge>;
    sepa_debit?: Pick<Stripe.Charge.PaymentMethodDetails.SepaDebit, 'country' | 'last4'>;
  };
  balance_transaction: string | Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'currency' | 'fee'>;
};
type IntentAnswer = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'livemode' | 'metadata' | 'status'
> & {
  created: number;
  latest_charge: string | ChargeAnswer | null;
  payment_method: string | null;
  allowed_payment_method_types: string[];
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'type'> | null;
  setup_future_usage: 'off_session' | null;
  next_action: { type: string; redirect_to_url?: { url: string }; blik_authorize?: object } | null;
};
type RefundAnswer = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'status'
>;
type DisputeAnswer = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'payment_intent' | 'reason' | 'status'
>;

const refundedOf = ({ refunds }: StripeSession): number =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);

const detailsOf = (session: StripeSession): ChargeAnswer['payment_method_details'] => {
  const { debtor } = session;
  if (debtor) return { sepa_debit: { country: debtor.iban.slice(0, 2), last4: debtor.iban.slice(-4) } };
  const card = cardOfCharge(session);
  return Object.keys(card).length === 0 ? {} : { card };
};

/** A charge: what was taken, and what of it went back. */
export const chargeAnswer = (session: StripeSession): ChargeAnswer => ({
  id: session.charge,
  object: 'charge',
  amount: session.amount,
  amount_refunded: refundedOf(session),
  currency: session.currency,
  disputed: session.dispute !== undefined,
  failure_code: hasFailed(session) ? (session.reason ?? null) : null,
  livemode: session.isLive,
  metadata: session.intentMetadata,
  payment_intent: session.intent,
  payment_method_details: detailsOf(session),
  balance_transaction:
    session.fee === undefined
      ? 'txn_1'
      : { id: 'txn_1', object: 'balance_transaction', currency: session.currency, fee: session.fee },
  refunded: refundedOf(session) >= session.amount,
});

const hasFailed = ({ intentStatus }: StripeSession): boolean => intentStatus === 'requires_payment_method';

/** A card that its bank refused has a charge too: one that failed. */
const hasCharge = ({ intentStatus, isDirect }: StripeSession): boolean =>
  intentStatus === 'succeeded' || (isDirect && intentStatus === 'requires_payment_method');

/** What its buyer does next: confirms it in the app of their bank, or at a page. */
const nextOf = ({ id, intentStatus, isInApp }: StripeSession, pages: string): IntentAnswer['next_action'] => {
  if (intentStatus !== 'requires_action') return null;
  if (isInApp) return { type: 'blik_authorize', blik_authorize: {} };
  return { type: 'redirect_to_url', redirect_to_url: { url: `${pages}/stripe/checkout/${id}` } };
};

/** A payment intent; `expand` names what stands in it whole. */
export const intentAnswer = (
  session: StripeSession,
  { pages, expand = [] }: { pages: string; expand?: readonly string[] },
): IntentAnswer => ({
  id: session.intent,
  object: 'payment_intent',
  amount: session.amount,
  created: session.created,
  currency: session.currency,
  livemode: session.isLive,
  metadata: session.intentMetadata,
  status: session.intentStatus,
  payment_method: session.card?.id ?? session.debtor?.id ?? null,
  allowed_payment_method_types: [...session.methods],
  last_payment_error:
    hasFailed(session) && session.reason !== undefined ? { type: 'api_error', code: session.reason } : null,
  setup_future_usage: session.isKept ? 'off_session' : null,
  next_action: nextOf(session, pages),
  latest_charge: !hasCharge(session)
    ? null
    : expand.some((path) => path.startsWith('latest_charge'))
      ? chargeAnswer(session)
      : session.charge,
});

/** A checkout session as the client reads it; `pages` is where the buyer's browser goes. */
export const sessionAnswer = (
  session: StripeSession,
  { pages, expand = [] }: { pages: string; expand?: readonly string[] },
): SessionAnswer => ({
  id: session.id,
  object: 'checkout.session',
  amount_total: session.amount,
  cancel_url: session.cancelUrl,
  created: session.created,
  currency: session.currency,
  expires_at: session.expiresAt,
  livemode: session.isLive,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: expand.some((path) => path.startsWith('payment_intent'))
    ? intentAnswer(session, { pages, expand: expand.map((path) => path.replace('payment_intent.', '')) })
    : session.intent,
  payment_status: session.intentStatus === 'succeeded' ? 'paid' : 'unpaid',
  status: session.status,
  success_url: session.successUrl,
  url: session.status === 'open' ? `${pages}/stripe/checkout/${session.id}` : null,
});

export const refundAnswer = (session: StripeSession, refund: StripeRefund): RefundAnswer => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  created: refund.created,
  currency: session.currency,
  metadata: refund.metadata,
  payment_intent: session.intent,
  status: refund.status,
});

/** The dispute of a payment; undefined when there is none. */
export const disputeAnswer = (session: StripeSession): DisputeAnswer | undefined =>
  session.dispute && {
    id: session.dispute.id,
    object: 'dispute',
    amount: session.amount,
    created: session.dispute.created,
    currency: session.currency,
    livemode: session.isLive,
    payment_intent: session.intent,
    reason: session.reason ?? 'general',
    status: session.dispute.status,
  };

export const listAnswer = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data });

/** An error as the client reads it; `type` decides which of its classes it becomes. */
export const errorAnswer = (message: string, more: { param?: string; code?: string; type?: string } = {}) => ({
  error: { type: 'invalid_request_error', message, ...more },
});
