import { isTransfer, type Outcome, type Transfer } from '../outcomes.ts';
import { keepCard } from './cards.ts';
import { createRefund } from './intents/create-refund.ts';
import type { StripeSession, StripeStore } from './store.ts';

type Act = (store: StripeStore, session: StripeSession) => string | undefined;

/** Refunds by hand at the provider: a share of what is left. */
const refundByHand =
  (share: number): Act =>
  (store, session) => {
    const left = session.amount - session.refunds.reduce((sum, { amount }) => sum + amount, 0);
    const refund = createRefund(store, session, { amount: Math.ceil(left * share) });
    if (!('id' in refund)) return undefined;
    refund.status = 'succeeded';
    return 'charge.refunded';
  };

const endRefunds =
  (status: 'succeeded' | 'failed'): Act =>
  (_, { refunds }) => {
    for (const refund of refunds) if (refund.status === 'pending') refund.status = status;
    return status === 'failed' ? 'refund.failed' : 'charge.refunded';
  };

const ended =
  (status: StripeSession['status'], intentStatus: StripeSession['intentStatus'], event: string): Act =>
  (_, session) => {
    const wasProcessing = session.status === 'complete';
    session.status = status;
    session.intentStatus = intentStatus;
    return wasProcessing && intentStatus === 'succeeded' ? 'checkout.session.async_payment_succeeded' : event;
  };

const closeDispute =
  (status: 'won' | 'lost'): Act =>
  (_, { dispute }) => {
    if (dispute?.status === 'needs_response') dispute.status = status;
    return dispute && 'charge.dispute.closed';
  };

const acts: Readonly<Record<Exclude<Outcome, Transfer>, Act>> = {
  paid: ended('complete', 'succeeded', 'checkout.session.completed'),
  pending: ended('complete', 'processing', 'checkout.session.completed'),
  failed: ended('complete', 'requires_payment_method', 'checkout.session.async_payment_failed'),
  // Stripe knows no cancelling by the buyer: the page is left, and expires.
  canceled: ended('expired', 'canceled', 'checkout.session.expired'),
  expired: ended('expired', 'canceled', 'checkout.session.expired'),
  refund_whole: refundByHand(1),
  refund_part: refundByHand(0.5),
  refunds_done: endRefunds('succeeded'),
  refunds_failed: endRefunds('failed'),
  charged_back: (store, session) => {
    session.dispute ??= { id: store.newId('du'), created: Math.floor(store.now() / 1000), status: 'needs_response' };
    return 'charge.dispute.created';
  },
  chargeback_reversed: closeDispute('won'),
  chargeback_lost: closeDispute('lost'),
};

const endings = new Set<Outcome>(['paid', 'pending', 'failed', 'canceled', 'expired']);

/** Moves a payment; answers which event tells of it, and none where the outcome does not fit. */
export function decideStripe(store: StripeStore, session: StripeSession, outcome: Outcome): string | undefined {
  const isOver =
    session.status === 'expired' || (session.status === 'complete' && session.intentStatus !== 'processing');
  if (endings.has(outcome) ? isOver : session.intentStatus !== 'succeeded') return undefined;
  // It carries no bank transfers here.
  if (isTransfer(outcome)) return undefined;
  const event = acts[outcome](store, session);
  if (session.intentStatus === 'succeeded') keepCard(store, session);
  return event?.startsWith('checkout.') && session.isDirect ? `payment_intent.${directEvent(outcome)}` : event;
}

/** How a payment without a page tells of its end. */
const directEvent = (outcome: Outcome): string =>
  outcome === 'paid'
    ? 'succeeded'
    : outcome === 'pending'
      ? 'processing'
      : outcome === 'failed'
        ? 'payment_failed'
        : 'canceled';
