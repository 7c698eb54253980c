import { type Context, Hono } from 'hono';
import { listAnswer, refundAnswer } from '../answers.ts';
import { bodyOf, once } from '../asked.ts';
import { createRefund } from './create-refund.ts';
import type { MolliePayment, MollieStore } from '../store.ts';
import { isTold, type MollieAddresses, say, unknown } from '../told.ts';

/** Refunds of a payment: begun, listed, one. */
export function refundsApi(store: MollieStore, { origin }: MollieAddresses): Hono {
  const api = new Hono();
  const find = (context: Context): MolliePayment | undefined => store.payments.get(context.req.param('id') ?? '');

  api.post('/v2/payments/:id/refunds', async (context) => {
    const payment = find(context);
    if (!payment) return say(context, unknown);
    const asked = await bodyOf(context);
    return say(
      context,
      once(store, context.req.header('idempotency-key'), () => {
        const made = createRefund(store, payment, asked);
        return isTold(made) ? made : { status: 201, body: refundAnswer(payment, made, origin) };
      }),
    );
  });
  api.get('/v2/payments/:id/refunds', (context) => {
    const payment = find(context);
    if (!payment) return say(context, unknown);
    const items = payment.refunds.map((refund) => refundAnswer(payment, refund, origin));
    const self = `${origin}/v2/payments/${payment.id}/refunds`;
    return say(context, { status: 200, body: listAnswer({ name: 'refunds', items, self }) });
  });
  api.get('/v2/payments/:id/refunds/:refund', (context) => {
    const payment = find(context);
    const refund = payment?.refunds.find(({ id }) => id === context.req.param('refund'));
    return say(context, payment && refund ? { status: 200, body: refundAnswer(payment, refund, origin) } : unknown);
  });
  return api;
}
