import { Hono } from 'hono';
import { listAnswer } from '../answers.ts';
import { bodyOf, once } from '../asked.ts';
import type { MollieMandate, MolliePayment, MollieStore } from '../store.ts';
import { type MollieAddresses, refused, say, unknown } from '../told.ts';

const hal = 'application/hal+json';

/** A mandate as the client reads it: of a card the last four digits alone. */
function mandateAnswer({ origin }: MollieAddresses, mandate: MollieMandate) {
  const { id, method, status, createdAt, customer, card, debit } = mandate;
  return {
    resource: 'mandate',
    id,
    mode: 'test',
    status,
    method,
    details: card
      ? { cardNumber: card.lastFour, cardLabel: card.label, cardExpiryDate: card.expires, cardFingerprint: 'standin' }
      : { consumerName: debit?.name, consumerAccount: debit?.account, consumerBic: 'TESTNL99' },
    mandateReference: debit?.reference ?? id,
    signatureDate: debit?.signedOn ?? createdAt.slice(0, 10),
    createdAt,
    _links: { self: { href: `${origin}/v2/customers/${customer}/mandates/${id}`, type: hal } },
  };
}

/** Keeps the card of a first payment that was paid. */
export function keepCard(store: MollieStore, payment: MolliePayment): void {
  const { customer, sequence, method } = payment;
  if (sequence !== 'first' || customer === undefined || method !== 'creditcard') return;
  const id = store.newId('mdt');
  store.mandates.set(id, {
    id,
    customer,
    method: 'creditcard',
    createdAt: new Date(store.now()).toISOString(),
    card: { ...store.nextCard },
    debit: undefined,
    status: 'valid',
    answers: 'paid',
  });
  payment.mandate = id;
}

/** Customers and their mandates: begun, one, ended. */
export function customersApi(store: MollieStore, addresses: MollieAddresses): Hono {
  const api = new Hono();
  api.post('/v2/customers', (context) =>
    say(
      context,
      once(store, context.req.header('idempotency-key'), () => {
        const id = store.newId('cst');
        store.customers.add(id);
        return { status: 201, body: { resource: 'customer', id, mode: 'test', _links: {} } };
      }),
    ),
  );
  api.delete('/v2/customers/:id', (context) => {
    const id = context.req.param('id');
    if (!store.customers.delete(id)) return say(context, unknown);
    for (const mandate of store.mandates.values()) if (mandate.customer === id) mandate.status = 'invalid';
    return context.body(null, 204);
  });
  api.post('/v2/customers/:id/mandates', async (context) => {
    const customer = context.req.param('id');
    if (!store.customers.has(customer)) return say(context, unknown);
    const { method, consumerName: name, consumerAccount: account, ...asked } = await bodyOf(context);
    return say(
      context,
      once(store, context.req.header('idempotency-key'), () => {
        const { mandateReference: reference = '', signatureDate: signedOn = '' } = asked;
        if (method !== 'directdebit' || !name || !account || store.refusedAccounts.has(account))
          return refused('consumerAccount', 'The IBAN is invalid');
        const id = store.newId('mdt');
        const mandate: MollieMandate = {
          id,
          customer,
          method,
          createdAt: new Date(store.now()).toISOString(),
          card: undefined,
          debit: { name, account, reference, signedOn },
          status: 'valid',
          answers: 'paid',
        };
        store.mandates.set(id, mandate);
        return { status: 201, body: mandateAnswer(addresses, mandate) };
      }),
    );
  });
  api.get('/v2/customers/:id/mandates', (context) => {
    const id = context.req.param('id');
    const mandates = [...store.mandates.values()].filter(({ customer }) => customer === id);
    const items = mandates.map((mandate) => mandateAnswer(addresses, mandate));
    const self = `${addresses.origin}/v2/customers/${id}/mandates`;
    return say(context, { status: 200, body: listAnswer({ name: 'mandates', items, self }) });
  });
  mandateApi(api, store, addresses);
  return api;
}

function mandateApi(api: Hono, store: MollieStore, addresses: MollieAddresses): void {
  const find = (customer: string, id: string): MollieMandate | undefined => {
    const mandate = store.mandates.get(id);
    return mandate?.customer === customer && store.customers.has(customer) ? mandate : undefined;
  };
  api.get('/v2/customers/:id/mandates/:mandate', (context) => {
    const mandate = find(context.req.param('id'), context.req.param('mandate'));
    return say(context, mandate ? { status: 200, body: mandateAnswer(addresses, mandate) } : unknown);
  });
  api.delete('/v2/customers/:id/mandates/:mandate', (context) => {
    const mandate = find(context.req.param('id'), context.req.param('mandate'));
    if (!mandate) return say(context, unknown);
    store.mandates.delete(mandate.id);
    return context.body(null, 204);
  });
}
