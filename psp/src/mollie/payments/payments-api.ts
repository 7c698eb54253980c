import { type Context, Hono } from 'hono';
import { listAnswer, paymentAnswer } from '../answers.ts';
import { bodyOf, once } from '../asked.ts';
import { createPayment } from './create-payment.ts';
import type { MolliePayment, MollieStore } from '../store.ts';
import { isTold, type MollieAddresses, refused, say, unknown } from '../told.ts';

const modeOf = (context: Context): 'live' | 'test' =>
  context.req.header('authorization')?.startsWith('Bearer live_') ? 'live' : 'test';

/** Payments: begun, listed, one, ended. */
export function paymentsApi(store: MollieStore, { origin, pages }: MollieAddresses): Hono {
  const api = new Hono();
  const show = (payment: MolliePayment, embed = ''): unknown =>
    paymentAnswer(payment, { origin, pages, embeds: embed.split(',').filter(Boolean) });
  const find = (context: Context): MolliePayment | undefined => store.payments.get(context.req.param('id') ?? '');

  api.post('/v2/payments', async (context) => {
    const asked = await bodyOf(context);
    return say(
      context,
      once(store, context.req.header('idempotency-key'), () => {
        const made = createPayment(store, modeOf(context), asked);
        return isTold(made) ? made : { status: 201, body: show(made) };
      }),
    );
  });
  api.get('/v2/payments', (context) => {
    const limit = Math.min(Number(context.req.query('limit') ?? 50), store.pageSize);
    const newest = [...store.payments.values()].toReversed();
    const from = context.req.query('from');
    const start = from === undefined ? 0 : newest.findIndex(({ id }) => id === from);
    const items = newest.slice(start, start + limit).map((payment) => show(payment));
    const next = newest[start + limit];
    const self = `${origin}/v2/payments?limit=${limit}`;
    return say(context, {
      status: 200,
      body: listAnswer({ name: 'payments', items, self, next: next && `${self}&from=${next.id}` }),
    });
  });
  api.get('/v2/payments/:id', (context) => {
    const payment = find(context);
    return say(context, payment ? { status: 200, body: show(payment, context.req.query('embed')) } : unknown);
  });
  api.delete('/v2/payments/:id', (context) => {
    const payment = find(context);
    if (!payment) return say(context, unknown);
    if ((payment.status !== 'open' && payment.status !== 'pending') || payment.isAtBank)
      return say(context, refused('id', 'The payment cannot be canceled'));
    payment.status = 'canceled';
    return say(context, { status: 200, body: show(payment) });
  });
  return api;
}
