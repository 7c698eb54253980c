import { Stripe } from 'stripe';
import type { Notification } from '../notifications.ts';
import { chargeAnswer, disputeAnswer, intentAnswer, refundAnswer, sessionAnswer } from './answers.ts';
import type { StripeSession, StripeStore } from './store.ts';

const objectOf = (session: StripeSession, type: string, pages: string): unknown => {
  if (type.startsWith('checkout.')) return sessionAnswer(session, { pages });
  if (type.startsWith('payment_intent.')) return intentAnswer(session, { pages });
  if (type.startsWith('charge.dispute')) return disputeAnswer(session);
  const last = session.refunds.at(-1);
  return type.startsWith('refund.') && last ? refundAnswer(session, last) : chargeAnswer(session);
};

/** An event about a payment, signed as Stripe signs it at a moment (Unix seconds); undefined without an endpoint. */
export function signedEvent(
  store: StripeStore,
  session: StripeSession,
  { type, pages, at }: { type: string; pages: string; at: number },
): Notification | undefined {
  if (!store.endpoint) return undefined;
  const body = JSON.stringify({
    id: store.newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: at,
    livemode: session.isLive,
    type,
    data: { object: objectOf(session, type, pages) },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: store.endpoint.secret,
    timestamp: at,
  });
  return {
    url: store.endpoint.url,
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
}
