import {
  type EndpointName,
  type Endpoint,
  type Endpoints,
  type ErrorOf,
  type InputOf,
  type OutputOf,
  type Refusal,
} from '@vonk/contract/endpoint';
import { everyError, type RefusalCode, ruleOf } from '@vonk/contract/refusals';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { readBody } from './body.ts';
import { DatabaseAway } from '../database/away.ts';
import type { Exchange, HttpContext } from './exchange.ts';
import type { Gate, LimitedCall } from './rates/gate.ts';
import type { RateLimit } from './rates/rate-limit.ts';
import { isReadable } from './readable.ts';
import { refuse, Refused, type Refuses } from '../refusal.ts';

interface Handler<Caller, E extends Endpoint> {
  /** How often it may be called. Without one, what changes something has `usualLimit`; an empty list is none. */
  limit?: RateLimit | readonly RateLimit[];
  // A property and not a method: only of such are the arguments compared strictly, and with them the codes.
  handle: (call: Caller & Refuses<ErrorOf<E>>, input: InputOf<E>) => Promise<OutputOf<E>>;
}

/** How a module answers one endpoint. */
export type Route<Visitor, Member, E extends Endpoint> =
  | ({ access: 'visitor' } & Handler<Visitor, E>)
  | ({ access: 'member' } & Handler<Member, E>);

/** A module's answers to all endpoints of its part of the contract. */
export type Routes<Visitor, Member, E extends Endpoints> = {
  readonly [Name in keyof E & EndpointName]: Route<Visitor, Member, E[Name]>;
};

interface AnyRoute<Visitor, Member> {
  access: 'visitor' | 'member';
  limit?: RateLimit | readonly RateLimit[];
  handle(call: Visitor | Member, input: unknown): Promise<unknown>;
}

/** Who makes calls lets them be refused with any code; the route lets through what its endpoint declares. */
type AnyRefusal = Refuses<RefusalCode>;

export interface ApiOptions<Visitor extends LimitedCall & { locale: string }, Member extends Visitor> {
  /** Tells who asks; refuses with `unknown_site`. `member` is there when a session is. */
  identify(exchange: Exchange): Promise<{ visitor: Visitor & AnyRefusal; member: (Member & AnyRefusal) | undefined }>;
  exchange(context: HttpContext): Exchange;
  /** The language of a request that is refused before it is known who asks. */
  locale(context: HttpContext): string;
  gate: Gate<Visitor | Member>;
  /** The words of a refusal in a locale. */
  errorText(locale: string, code: RefusalCode, details: Refusal['details']): string;
  onBug(error: unknown, exchange: Exchange): void;
  onAnswer(name: string, status: number, milliseconds: number): void;
}

export interface Api<Visitor, Member> {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  mount<E extends Endpoints>(part: E, routes: Routes<Visitor, Member, E>): void;
  /** Refuses every call that was not mounted before. */
  refuseOthers(): void;
}

/** Joins endpoints with their routes to a Hono app; what is not declared does not exist. */
export function createApi<Visitor extends LimitedCall & { locale: string }, Member extends Visitor>(
  options: ApiOptions<Visitor, Member>,
): Api<Visitor, Member> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const paths = new Set<string>();

  const answer = async (context: HttpContext, asked: Asked<Visitor, Member>) => {
    const started = performance.now();
    const response = await answerSafely(context, asked, options);
    options.onAnswer(asked.name, response.status, performance.now() - started);
    return response;
  };

  return {
    app,
    mount(part, routes) {
      for (const [name, endpoint] of Object.entries(part)) {
        const [method, path] = name.split(' ') as [string, string];
        const route = routes[name as EndpointName] as unknown as AnyRoute<Visitor, Member>;
        paths.add(path);
        app.on(method, path, (context) => answer(context, { name, endpoint, route }));
      }
    },
    refuseOthers() {
      app.all('/api/*', (context) => {
        const code = paths.has(context.req.path) ? 'method_not_allowed' : 'not_found';
        const text = options.errorText(options.locale(context), code, undefined);
        return failure(context, new Refused(code, undefined, {}), text);
      });
    },
  };
}

/** One call of the contract with the route that answers it. */
interface Asked<Visitor, Member> {
  name: string;
  endpoint: Endpoint;
  route: AnyRoute<Visitor, Member>;
}

async function answerSafely<Visitor extends LimitedCall & { locale: string }, Member extends Visitor>(
  context: HttpContext,
  { name, endpoint, route }: Asked<Visitor, Member>,
  options: ApiOptions<Visitor, Member>,
): Promise<Response> {
  const exchange = options.exchange(context);
  let locale = options.locale(context);
  try {
    if (context.req.method !== 'GET') refuseOtherOrigins(exchange);
    const { visitor, member } = await options.identify(exchange);
    locale = visitor.locale;
    const caller = route.access === 'member' ? (member ?? refuse('authentication_required')) : (member ?? visitor);
    await options.gate(caller, name, limitsOfRoute(route, context.req.method));
    const { input, file } = await readInput(context, endpoint);
    const output = await route.handle(file ? { ...caller, file } : caller, input);
    context.header('Cache-Control', 'no-store');
    return context.json(output as object);
  } catch (error) {
    const thrown = asRefusal(error) ?? error;
    const refusal = declaredRefusal(thrown, name, endpoint);
    if (refusal !== thrown) options.onBug(error, exchange);
    return failure(context, refusal, options.errorText(locale, refusal.code, refusal.details));
  }
}

/** Far above what anybody does by hand; it stops who runs a loop. */
const usualLimit: RateLimit = { max: 300, seconds: 60, per: 'member' };

const limitsOfRoute = ({ limit }: { limit?: RateLimit | readonly RateLimit[] }, method: string): readonly RateLimit[] =>
  [limit ?? (method === 'GET' ? [] : usualLimit)].flat();

/** How long to wait for a database that is away: it starts within seconds, and many will come back at once. */
const awaySeconds = 3;

/** What was thrown, where it is for the caller to know: a refusal, or that the database is away. No bug is. */
export function asRefusal(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  if (!(error instanceof DatabaseAway)) return undefined;
  return new Refused('briefly_unavailable', undefined, { seconds: awaySeconds });
}

/** The refusal itself if its endpoint declares it, else `internal`: an undeclared code is a bug. */
function declaredRefusal(error: unknown, name: string, endpoint: Endpoint): Refused {
  if (error instanceof Refused && (error.code in everyError || endpoint.errors.includes(error.code))) return error;
  if (error instanceof Refused) error.message = `${name} refused with undeclared ${error.code}`;
  return new Refused('internal', undefined, {});
}

/** Answers a refusal as every call does (`Refusal`), with its status and, where it has one, when to try again. */
export function failure(context: HttpContext, refusal: Refused, message: string): Response {
  const { status, retryAfter } = ruleOf(refusal.code);
  const body: Refusal = {
    error: refusal.code,
    message,
    statusCode: status,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(Object.keys(refusal.details).length === 0 ? {} : { details: refusal.details }),
  };
  context.header('Cache-Control', 'no-store');
  const wait = retryAfter && refusal.details[retryAfter];
  if (wait !== undefined) context.header('Retry-After', String(wait));
  return context.json(body, status);
}

/**
 * Refuses a state-changing call that a page of another origin sent (ACC-8). A client that is no browser sends neither
 * header.
 */
function refuseOtherOrigins({ header, origin: own }: Exchange): void {
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('cross_origin');
  const origin = header('origin');
  if (origin !== undefined && originOf(origin) !== originOf(own)) refuse('cross_origin');
}

/** Without a port that is the scheme's own; `null` for what is no origin. */
const originOf = (text: string): string => (URL.canParse(text) ? new URL(text).origin : 'null');

async function readInput(
  context: HttpContext,
  endpoint: Endpoint,
): Promise<{ input: unknown; file: Buffer | undefined }> {
  const file = endpoint.body === 'file' ? await readBody(context.req.raw, 15 * 1024 * 1024) : undefined;
  const isQuery = file !== undefined || context.req.method === 'GET' || context.req.method === 'DELETE';
  const raw: unknown = isQuery ? context.req.query() : parseJson(await readBody(context.req.raw, 64 * 1024));
  if (!isReadable(raw)) refuse('invalid_input');
  const parsed = endpoint.input.safeParse(raw);
  if (parsed.success) return { input: parsed.data, file };
  const field = parsed.error.issues[0]?.path.join('.');
  return refuse('invalid_input', field ? { field } : {});
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('malformed_json');
  }
}
