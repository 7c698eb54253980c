import { type Context, Hono } from 'hono';
import { afterwards, endings, isEnding, isOutcome, transfers } from '../outcomes.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { decide } from './outcomes.ts';
import type { MolliePayment, MollieStore } from './store.ts';

/** Of a card with two brands its holder chooses one. */
const cardLabels = ['Carte Bleue', 'Visa'];

/** The hosted page of a payment: how it ends, and what happens to it afterwards. `tell` sends its notification. */
export function molliePages(store: MollieStore, tell: (payment: MolliePayment) => void): Hono {
  const pages = new Hono();
  const find = (context: Context): MolliePayment | undefined => store.payments.get(context.req.param('id') ?? '');
  pages.get('/mollie/checkout/:id', (context) => {
    const payment = find(context);
    if (!payment) return context.notFound();
    const { status, amount, description, method = 'any method', redirectUrl } = payment;
    const ways = method === 'banktransfer' ? transfers : [];
    const choices =
      status === 'open' || status === 'pending' ? [...endings, ...ways] : status === 'paid' ? afterwards : ways;
    return context.html(
      checkoutPage({
        provider: 'Mollie',
        amount: `${amount.currency} ${amount.value}`,
        description,
        method,
        state: status,
        choices,
        networks: method === 'creditcard' && status === 'open' ? cardLabels : [],
        back: redirectUrl,
      }),
    );
  });
  pages.post('/mollie/checkout/:id', async (context) => {
    const payment = find(context);
    const { outcome, network } = await context.req.parseBody();
    if (payment && cardLabels.some((label) => label === network)) payment.cardLabel = String(network);
    if (!payment || !isOutcome(outcome)) return context.notFound();
    if (decide(store, payment, outcome)) tell(payment);
    return isEnding(outcome) ? context.redirect(payment.redirectUrl, 303) : context.redirect(context.req.path, 303);
  });
  return pages;
}
