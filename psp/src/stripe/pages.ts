import { Hono } from 'hono';
import { afterwards, endings, isEnding, isOutcome, type Outcome } from '../outcomes.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import type { StripeSession, StripeStore } from './store.ts';

/** Of a card with two brands its holder chooses one. */
const networks = ['cartes_bancaires', 'visa'];

/** The hosted page of a payment. `decide` moves it and tells of it. */
export function stripePages(store: StripeStore, decide: (session: StripeSession, outcome: Outcome) => void): Hono {
  const pages = new Hono();
  pages.get('/stripe/checkout/:id', (context) => {
    const session = store.sessions.get(context.req.param('id'));
    if (!session) return context.notFound();
    const { intentStatus, status, currency, amount, description, methods, cancelUrl } = session;
    return context.html(
      checkoutPage({
        provider: 'Stripe',
        amount: `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`,
        description,
        method: methods.join(', '),
        state: `${status}, ${intentStatus}`,
        choices: intentStatus === 'succeeded' ? afterwards : status === 'expired' ? [] : endings,
        networks: methods.includes('card') && status === 'open' ? networks : [],
        back: cancelUrl,
      }),
    );
  });
  pages.post('/stripe/checkout/:id', async (context) => {
    const session = store.sessions.get(context.req.param('id'));
    const { outcome, network } = await context.req.parseBody();
    if (session && networks.some((known) => known === network)) session.network = String(network);
    if (!session || !isOutcome(outcome)) return context.notFound();
    decide(session, outcome);
    return context.redirect(isEnding(outcome) ? session.successUrl : context.req.path, 303);
  });
  return pages;
}
