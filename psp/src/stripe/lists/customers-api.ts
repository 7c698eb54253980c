import { type Context, Hono } from 'hono';
import { intentAnswer, listAnswer } from '../answers.ts';
import { methodAnswer } from '../cards.ts';
import { createIntent } from '../intents/create-intent.ts';
import type { StripeSession, StripeStore } from '../store.ts';
import { expandOf, formOf, isTold, missing, once, refused, say } from '../told.ts';

/** Customers, their cards, and payments that are made with those. */
export function customersApi(
  store: StripeStore,
  { pages, tell }: { pages: string; tell: (session: StripeSession) => void },
): Hono {
  const api = new Hono();
  api.post('/v1/customers', (context) =>
    once(store, context, () => {
      const id = store.newId('cus');
      store.customers.add(id);
      return { status: 200, body: { id, object: 'customer' } };
    }),
  );
  api.delete('/v1/customers/:id', (context) => {
    const id = context.req.param('id');
    if (!store.customers.delete(id)) return say(context, missing('customer'));
    for (const method of store.methods.values()) if (method.customer === id) method.customer = null;
    for (const debtor of store.debtors.values())
      if (debtor.customer === id) Object.assign(debtor, { customer: null, mandate: 'inactive' });
    return say(context, { status: 200, body: { id, object: 'customer', deleted: true } });
  });
  api.get('/v1/payment_methods/:id', (context) => {
    const method = store.methods.get(context.req.param('id'));
    return say(context, method ? { status: 200, body: methodAnswer(method) } : missing('payment_method'));
  });
  api.post('/v1/payment_methods/:id/detach', (context) => {
    const method = store.methods.get(context.req.param('id'));
    if (!method) return say(context, missing('payment_method'));
    if (method.customer === null) return say(context, refused('is not attached to a customer'));
    method.customer = null;
    return say(context, { status: 200, body: methodAnswer(method) });
  });
  intentsApi(api, store, { pages, tell });
  return api;
}

function intentsApi(
  api: Hono,
  store: StripeStore,
  { pages, tell }: { pages: string; tell: (session: StripeSession) => void },
): void {
  const answer = (session: StripeSession, context: Context) => ({
    status: 200,
    body: intentAnswer(session, { pages, expand: expandOf(context) }),
  });
  api.post('/v1/payment_intents', async (context) => {
    const form = await formOf(context);
    return once(store, context, () => {
      const isLive = context.req.header('authorization')?.startsWith('Bearer sk_live_') ?? false;
      const made = createIntent(store, isLive, form);
      if (isTold(made)) return made;
      if (made.intentStatus !== 'requires_action' && !made.debtor) tell(made);
      if (made.intentStatus !== 'requires_payment_method') return answer(made, context);
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      return { status: 402, body: { error: { ...error, payment_intent: answer(made, context).body } } };
    });
  });
  api.get('/v1/payment_intents', (context) => {
    const { 'created[gte]': from = '0', 'created[lt]': to = 'Infinity' } = context.req.query();
    const expand = expandOf(context).map((path) => path.replace('data.', ''));
    const found = [...store.sessions.values()]
      .filter(({ created }) => created >= Number(from) && created < Number(to))
      .map((session) => intentAnswer(session, { pages, expand }));
    return say(context, { status: 200, body: listAnswer('/v1/payment_intents', found.toReversed()) });
  });
  api.get('/v1/payment_intents/:id', (context) => {
    const session = store.byIntent(context.req.param('id'));
    return say(context, session ? answer(session, context) : missing('payment_intent'));
  });
  api.post('/v1/payment_intents/:id/cancel', (context) => {
    const session = store.byIntent(context.req.param('id'));
    if (!session) return say(context, missing('payment_intent'));
    if (session.intentStatus === 'succeeded') return say(context, refused('You cannot cancel this PaymentIntent'));
    session.intentStatus = 'canceled';
    session.status = 'expired';
    return say(context, answer(session, context));
  });
}
