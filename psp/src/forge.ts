import type { MollieStore } from './mollie/store.ts';
import type { Notification } from './notifications.ts';
import { signedEvent } from './stripe/lists/events.ts';
import { sessionAnswer } from './stripe/answers.ts';
import type { StripeStore } from './stripe/store.ts';

/** A notification that no provider sends: somebody says that a payment was paid. */
export interface Forgery {
  readonly provider: 'mollie' | 'stripe';
  /** What the provider calls the payment; it need not be there. */
  readonly id: string;
  /** Where it goes; left out: to where the provider's own would go. */
  readonly url?: string;
  /** Of Stripe: what it is signed with; left out: a secret that is not the account's. */
  readonly secret?: string;
  /** Of Stripe: how old its signature is, in seconds; below zero it is of a time to come. */
  readonly age?: number;
  /** Of Stripe: its name; left out: one of its own. */
  readonly event?: string;
}

/** The notification of a forgery; undefined when there is nowhere to send it. */
export function forged(
  { mollie, stripe }: { mollie: MollieStore; stripe: StripeStore },
  forgery: Forgery,
): Notification | undefined {
  const { provider, id } = forgery;
  if (provider === 'stripe') return forgedEvent(stripe, forgery);
  const url = forgery.url ?? mollie.payments.get(id)?.webhookUrl;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return url === undefined ? undefined : { url, body: `id=${encodeURIComponent(id)}`, headers };
}

function forgedEvent(
  stripe: StripeStore,
  { id, url = stripe.endpoint?.url, secret = 'whsec_of_somebody_else', age = 0, event }: Forgery,
): Notification | undefined {
  const session = stripe.sessions.get(id);
  const object = session
    ? { ...sessionAnswer(session, { pages: '' }), status: 'complete', payment_status: 'paid' }
    : { id, object: 'checkout.session', status: 'complete', payment_status: 'paid', metadata: {} };
  const at = Math.floor(stripe.now() / 1000) - age;
  const said = {
    id: event ?? stripe.newId('evt'),
    object: 'event',
    type: 'checkout.session.completed',
    created: at,
    livemode: false,
    data: { object },
  };
  return url === undefined ? undefined : signedEvent({ endpoint: { url, secret } }, said, at);
}
