import { Hono } from 'hono';
import { listAnswer } from '../answers.ts';
import type { StripeStore } from '../store.ts';
import { listOf, missing, say } from '../told.ts';

/** Events of the account, the newest first, a page at a time; `delivery_success=false` are those that nobody took. */
export function eventsApi(store: StripeStore): Hono {
  const api = new Hono();
  api.get('/v1/events', (context) => {
    const query = new URL(context.req.url).searchParams;
    const types = listOf(query, 'types');
    const [from, to] = [Number(query.get('created[gte]') ?? 0), Number(query.get('created[lt]') ?? Infinity)];
    const found = store.events
      .filter(({ created }) => created >= from && created < to)
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .filter(({ id }) => query.get('delivery_success') !== 'false' || !store.taken.has(id))
      .toReversed();
    const after = query.get('starting_after');
    const rest = after === null ? found : found.slice(found.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, Math.min(Number(query.get('limit') ?? 10), store.pageSize));
    return say(context, {
      status: 200,
      body: { ...listAnswer('/v1/events', page), has_more: page.length < rest.length },
    });
  });
  api.get('/v1/events/:id', (context) => {
    const event = store.events.find(({ id }) => id === context.req.param('id'));
    return say(context, event ? { status: 200, body: event } : missing('event'));
  });
  return api;
}
