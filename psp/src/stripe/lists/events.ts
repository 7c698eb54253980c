import { Stripe } from 'stripe';
import type { Notification } from '../../notifications.ts';
import { chargeAnswer, disputeAnswer, intentAnswer, refundAnswer, sessionAnswer } from '../answers.ts';
import type { StripeEvent, StripeSession, StripeStore } from '../store.ts';

const objectOf = (session: StripeSession, type: string, pages: string): object => {
  if (type.startsWith('checkout.')) return sessionAnswer(session, { pages });
  if (type.startsWith('payment_intent.')) return intentAnswer(session, { pages });
  if (type.startsWith('charge.dispute')) return disputeAnswer(session) ?? {};
  const last = session.refunds.at(-1);
  return type.startsWith('refund.') && last ? refundAnswer(session, last) : chargeAnswer(session);
};

/** Keeps an event, as the API lists it; `at` is in Unix seconds. */
function keepEvent(
  store: StripeStore,
  { type, object, isLive, at }: { type: string; object: object; isLive: boolean; at: number },
): StripeEvent {
  const event: StripeEvent = {
    id: store.newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: at,
    livemode: isLive,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
  store.events.push(event);
  return event;
}

/** An event about a payment. */
export const eventAbout = (
  store: StripeStore,
  session: StripeSession,
  { type, pages, at }: { type: string; pages: string; at: number },
): StripeEvent => keepEvent(store, { type, object: objectOf(session, type, pages), isLive: session.isLive, at });

/** Ends the mandate of an account, as its bank or its owner does; answers the event that tells of it. */
export function endMandate(store: StripeStore, token: string, at: number): StripeEvent {
  const debtor = store.debtors.get(token);
  if (!debtor) throw new Error(`there is no mandate of ${token}`);
  debtor.mandate = 'inactive';
  const object = { id: `mandate_${token.slice(3)}`, object: 'mandate', payment_method: token, status: 'inactive' };
  return keepEvent(store, { type: 'mandate.updated', object, isLive: false, at });
}

/**
 * An event as it goes to where the account says, signed by its secret at a moment (Unix seconds); none goes nowhere.
 */
export function signedEvent(
  { endpoint }: Pick<StripeStore, 'endpoint'>,
  event: object,
  at: number,
): Notification | undefined {
  if (!endpoint) return undefined;
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: endpoint.secret, timestamp: at });
  return {
    url: endpoint.url,
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
}
