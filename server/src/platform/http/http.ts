import {
  type EndpointName,
  type Endpoint,
  type Endpoints,
  type ErrorOf,
  type InputOf,
  type OutputOf,
} from '@vonk/contract/endpoint';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import {
  answerCall,
  type AnswerOptions,
  type AnyRoute,
  type Asked,
  type CallAnswer,
  refusalAnswer,
} from './answer-call.ts';
import { readBody } from './body.ts';
import type { Exchange, HttpContext } from './exchange.ts';
import type { LimitedCall } from './rates/gate.ts';
import type { RateLimit } from './rates/rate-limit.ts';
import { Refused, type Refuses } from '../refusal.ts';

export { asRefusal } from './answer-call.ts';

interface Handler<Caller, E extends Endpoint> {
  /** How often it may be called. Without one, what changes something has `usualLimit`; an empty list is none. */
  limit?: RateLimit | readonly RateLimit[];
  // A property and not a method: only of such are the arguments compared strictly, and with them the codes.
  handle: (call: Caller & Refuses<ErrorOf<E>>, input: InputOf<E>) => Promise<OutputOf<E>>;
  /**
   * Tried before `handle`, for a caller as they were known minutes ago: it asks in its own transaction whether their
   * session still holds. Undefined when nothing was done and `handle` is to be asked.
   */
  quick?: (call: Caller, input: InputOf<E>) => Promise<OutputOf<E> | undefined>;
}

/** How a module answers one endpoint. */
export type Route<Visitor, Member, E extends Endpoint> =
  | ({ access: 'visitor' } & Handler<Visitor, E>)
  | ({ access: 'member' } & Handler<Member, E>);

/** A module's answers to all endpoints of its part of the contract. */
export type Routes<Visitor, Member, E extends Endpoints> = {
  readonly [Name in keyof E & EndpointName]: Route<Visitor, Member, E[Name]>;
};

export interface ApiOptions<
  Visitor extends LimitedCall & { locale: string },
  Member extends Visitor,
> extends AnswerOptions<Visitor, Member> {
  exchange(context: HttpContext): Exchange;
  /** The language of a request that is refused before it is known who asks. */
  locale(context: HttpContext): string;
}

export interface Api<Visitor, Member> {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  mount<E extends Endpoints>(part: E, routes: Routes<Visitor, Member, E>): void;
  /** Refuses every call below an address, `/api`, that was not mounted before. */
  refuseOthers(below: `/${string}`): void;
  /** A call that was mounted, by its name; a bug if there is none. */
  asked(name: EndpointName): Asked<Visitor, Member>;
}

/** Joins endpoints with their routes to a Hono app; what is not declared does not exist. */
export function createApi<Visitor extends LimitedCall & { locale: string }, Member extends Visitor>(
  options: ApiOptions<Visitor, Member>,
): Api<Visitor, Member> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const paths = new Set<string>();
  const calls = new Map<string, Asked<Visitor, Member>>();

  const answer = async (context: HttpContext, asked: Asked<Visitor, Member>) => {
    const { req } = context;
    const request = {
      method: req.method,
      exchange: options.exchange(context),
      locale: options.locale(context),
      query: () => req.query(),
      body: (limit: number) => readBody(req.raw, limit),
    };
    return write(context, await answerCall(request, asked, options));
  };

  return {
    app,
    mount(part, routes) {
      for (const [name, endpoint] of Object.entries(part)) {
        const [method, path] = name.split(' ') as [string, string];
        const route = routes[name as EndpointName] as unknown as AnyRoute<Visitor, Member>;
        const asked = { name, endpoint, route };
        paths.add(path);
        calls.set(name, asked);
        app.on(method, path, (context) => answer(context, asked));
      }
    },
    refuseOthers(below) {
      app.all(`${below}/*`, (context) => {
        const code = paths.has(context.req.path) ? 'method_not_allowed' : 'not_found';
        const text = options.errorText(options.locale(context), code, undefined);
        return failure(context, new Refused(code, undefined, {}), text);
      });
    },
    asked(name) {
      const asked = calls.get(name);
      if (!asked) throw new Error(`no such call: ${name}`);
      return asked;
    },
  };
}

/** The length is told, so that nobody has to read what is too short to be compressed. */
function write(context: HttpContext, { status, headers, text }: CallAnswer): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('Content-Type', 'application/json');
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text, status as 200);
}

/** Answers a refusal as every call does. */
export const failure = (context: HttpContext, refusal: Refused, message: string): Response =>
  write(context, refusalAnswer(refusal, message));
