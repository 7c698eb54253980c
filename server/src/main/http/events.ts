import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type EveryError, ruleOf } from '@vonk/contract/refusals';
import type { Hono } from 'hono';
import type { ServerResponse } from 'node:http';
import type { MemberCall } from '../../accounts/index.ts';
import type { HttpContext } from '../../platform/http/exchange.ts';
import { networkKey } from '../../platform/http/network-key.ts';
import type { RateLimit, RateLimiter } from '../../platform/http/rate.ts';
import type { Live } from '../../platform/live/live.ts';
import { Refused } from '../../platform/refusal.ts';

export interface EventsOptions {
  live: Live;
  limiter: RateLimiter;
  identify(context: HttpContext): Promise<{ member: MemberCall | undefined }>;
}

/** A browser comes back once a second at most when its line breaks off again and again; a household has many. */
const perMember: RateLimit = { max: 60, seconds: 60, per: 'member' };
const perAddress: RateLimit = { max: 300, seconds: 60, per: 'address' };

/**
 * `GET /api/events`: what happens to the member, as server-sent events. `Last-Event-ID`, or `last_event_id` in the
 * query for a stream that is opened anew, names the last event this browser has; without either it starts at the
 * present.
 */
export function mountEvents(app: Hono<{ Bindings: HttpBindings }>, { live, limiter, identify }: EventsOptions): void {
  app.get('/api/events', async (context) => {
    const refused = (code: EveryError) => {
      const { status } = ruleOf(code);
      return context.json({ error: code, message: '', statusCode: status }, status);
    };
    const caller = await identify(context).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    if (!caller) return refused('unknown_site');
    if (!caller.member) return refused('authentication_required');
    const { member, address, now } = caller.member;
    const wait =
      limiter.take(`events ${member.memberId}`, perMember, now) ||
      limiter.take(`events ${networkKey(address)}`, perAddress, now);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return refused('too_many_requests');
    }
    const last = context.req.header('last-event-id') ?? context.req.query('last_event_id');
    const lastSeq = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : null;
    const isOpened = await live.open(context.env.outgoing as ServerResponse, member.memberId, lastSeq);
    return isOpened ? RESPONSE_ALREADY_SENT : refused('too_many_requests');
  });
}
