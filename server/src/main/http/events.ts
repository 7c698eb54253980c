import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { ServerResponse } from 'node:http';
import type { AnyCall, MemberCall } from '../../accounts/index.ts';
import type { HttpContext } from '../../platform/http/exchange.ts';
import type { Gate } from '../../platform/http/rates/gate.ts';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import type { Live } from '../../platform/live/live.ts';
import { refuse } from '../../platform/refusal.ts';

export interface EventsOptions {
  live: Live;
  gate: Gate<AnyCall>;
  identify(context: HttpContext): Promise<{ member: MemberCall | undefined }>;
}

/** A browser comes back once a second at most when its line breaks off again and again; a household has many. */
const openings: readonly RateLimit[] = [
  { max: 60, seconds: 60, per: 'member' },
  { max: 120, seconds: 60, per: 'device' },
  { max: 300, seconds: 60, per: 'network' },
];

/**
 * `GET /api/events`: what happens to the member, as server-sent events. `Last-Event-ID`, or `last_event_id` in the
 * query for a stream that is opened anew, names the last event this browser has; without either it starts at the
 * present.
 */
export function mountEvents(app: Hono<{ Bindings: HttpBindings }>, { live, gate, identify }: EventsOptions): void {
  app.get('/api/events', async (context) => {
    const call = (await identify(context)).member ?? refuse('authentication_required');
    await gate(call, 'GET /api/events', openings);
    const last = context.req.header('last-event-id') ?? context.req.query('last_event_id');
    const lastSeq = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : null;
    const isOpened = await live.open(context.env.outgoing as ServerResponse, call.member.memberId, lastSeq);
    return isOpened ? RESPONSE_ALREADY_SENT : refuse('too_many_requests');
  });
}
