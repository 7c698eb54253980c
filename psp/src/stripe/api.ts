import { Hono } from 'hono';
import { disputeAnswer, errorAnswer, listAnswer, refundAnswer, sessionAnswer } from './answers.ts';
import { createRefund } from './intents/create-refund.ts';
import { createSession } from './intents/create-session.ts';
import { customersApi } from './lists/customers-api.ts';
import { eventsApi } from './lists/events-api.ts';
import { payoutsApi } from './lists/payouts-api.ts';
import { setupIntentsApi } from './intents/setup-intents.ts';
import type { StripeSession, StripeStore } from './store.ts';
import { expandOf, fieldsOf, formOf, isTold, missing, once, refused, say } from './told.ts';

/** Checkout sessions: begun, one, ended, found by their payment; those without a page are none. */
function sessionsApi(store: StripeStore, pages: string): Hono {
  const api = new Hono();
  api.post('/v1/checkout/sessions', async (context) => {
    const form = await formOf(context);
    const isLive = context.req.header('authorization')?.startsWith('Bearer sk_live_') ?? false;
    return once(store, context, () => {
      const made = createSession(store, isLive, form);
      return isTold(made) ? made : { status: 200, body: sessionAnswer(made, { pages }) };
    });
  });
  api.get('/v1/checkout/sessions', (context) => {
    const { payment_intent: intent, 'created[gte]': from = '0', 'created[lt]': to = 'Infinity' } = context.req.query();
    const expand = expandOf(context).map((path) => path.replace('data.', ''));
    const found = [...store.sessions.values()]
      .filter(({ isDirect }) => !isDirect)
      .filter((session) => intent === undefined || session.intent === intent)
      .filter(({ created }) => created >= Number(from) && created < Number(to))
      .map((session) => sessionAnswer(session, { pages, expand }));
    return say(context, { status: 200, body: listAnswer('/v1/checkout/sessions', found.toReversed()) });
  });
  api.get('/v1/checkout/sessions/:id', (context) => {
    const session = store.sessions.get(context.req.param('id'));
    const expand = expandOf(context);
    return say(
      context,
      session ? { status: 200, body: sessionAnswer(session, { pages, expand }) } : missing('checkout.session'),
    );
  });
  api.post('/v1/checkout/sessions/:id/expire', (context) => {
    const session = store.sessions.get(context.req.param('id'));
    if (!session) return say(context, missing('checkout.session'));
    if (session.status !== 'open') return say(context, refused('Only Checkout Sessions with a status of open'));
    session.status = 'expired';
    return say(context, { status: 200, body: sessionAnswer(session, { pages }) });
  });
  return api;
}

/** Refunds and disputes of payments. */
function returnsApi(store: StripeStore): Hono {
  const api = new Hono();
  api.post('/v1/refunds', async (context) => {
    const form = await formOf(context);
    return once(store, context, () => {
      const session = store.byIntent(form.get('payment_intent') ?? '');
      if (!session) return missing('payment_intent');
      const made = createRefund(store, session, {
        amount: Number(form.get('amount')),
        metadata: fieldsOf(form, 'metadata'),
      });
      return isTold(made) ? made : { status: 200, body: refundAnswer(session, made) };
    });
  });
  api.get('/v1/refunds', (context) => {
    const session = store.byIntent(context.req.query('payment_intent') ?? '');
    const refunds = session?.refunds.map((refund) => refundAnswer(session, refund)) ?? [];
    return say(context, { status: 200, body: listAnswer('/v1/refunds', refunds) });
  });
  api.get('/v1/refunds/:id', (context) => {
    const id = context.req.param('id');
    const session = [...store.sessions.values()].find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = session?.refunds.find((known) => known.id === id);
    return say(context, session && refund ? { status: 200, body: refundAnswer(session, refund) } : missing('refund'));
  });
  api.get('/v1/disputes', (context) => {
    const session = store.byIntent(context.req.query('payment_intent') ?? '');
    const dispute = session && disputeAnswer(session);
    return say(context, { status: 200, body: listAnswer('/v1/disputes', dispute ? [dispute] : []) });
  });
  return api;
}

/** What the official client calls of Stripe's API. */
export function stripeApi(
  store: StripeStore,
  { pages, tell }: { pages: string; tell: (session: StripeSession) => void },
): Hono {
  const api = new Hono();
  api.use('/v1/*', async (context, next) => {
    if (/^Bearer sk_(?:test|live)_\w{10,}$/.test(context.req.header('authorization') ?? '')) return next();
    return say(context, { status: 401, body: errorAnswer('Invalid API Key provided') });
  });
  api.get('/v1/payment_method_configurations', (context) => {
    const entries = ['apple_pay', 'bancontact', 'blik', 'card', 'eps', 'ideal', 'p24', 'paypal', 'sepa_debit'];
    const configuration = {
      id: 'pmc_1',
      object: 'payment_method_configuration',
      active: true,
      is_default: true,
      ...Object.fromEntries(entries.map((entry) => [entry, { available: !store.off.includes(entry) }])),
    };
    return say(context, { status: 200, body: listAnswer('/v1/payment_method_configurations', [configuration]) });
  });
  api.route('/', sessionsApi(store, pages));
  api.route('/', returnsApi(store));
  api.route('/', setupIntentsApi(store));
  api.route('/', eventsApi(store));
  api.route('/', payoutsApi(store));
  api.route('/', customersApi(store, { pages, tell }));
  return api;
}
