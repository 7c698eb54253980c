import { PaymentMethod } from '@mollie/api-client';
import { Hono } from 'hono';
import { errorAnswer, listAnswer } from './answers.ts';
import { customersApi } from './payments/customers-api.ts';
import { paymentsApi } from './payments/payments-api.ts';
import { refundsApi } from './payments/refunds-api.ts';
import { settlementsApi } from './settlements/settlements-api.ts';
import type { MollieStore } from './store.ts';
import { type MollieAddresses, say } from './told.ts';

/** What the official client calls of Mollie's v2 API. */
export function mollieApi(store: MollieStore, addresses: MollieAddresses): Hono {
  const api = new Hono();
  api.use('/v2/*', async (context, next) => {
    // The organization's own token reads settlements, and a key of a profile everything else.
    const kinds = context.req.path.startsWith('/v2/settlements') ? 'access' : 'test|live';
    if (new RegExp(`^Bearer (?:${kinds})_\\w{20,}$`).test(context.req.header('authorization') ?? '')) return next();
    return say(context, { status: 401, body: errorAnswer(401, 'Missing authentication') });
  });
  api.route('/', paymentsApi(store, addresses));
  api.route('/', refundsApi(store, addresses));
  api.route('/', customersApi(store, addresses));
  api.route('/', settlementsApi(store, addresses));
  api.get('/v2/methods', (context) => {
    // Debits stand among what is paid by a mandate alone, as they do there.
    const isRecurring = context.req.query('sequenceType') === 'recurring';
    const carried = Object.values(PaymentMethod).filter((id) => isRecurring || id !== PaymentMethod.directdebit);
    const methods = store.methods?.filter((id) => isRecurring || id !== 'directdebit') ?? carried;
    const items = methods.map((id) => ({ resource: 'method', id, description: id, status: 'activated' }));
    const self = `${addresses.origin}/v2/methods`;
    return say(context, { status: 200, body: listAnswer({ name: 'methods', items, self }) });
  });
  return api;
}
