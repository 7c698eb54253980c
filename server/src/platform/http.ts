import {
  type EndpointName,
  type Endpoint,
  type Endpoints,
  everyError,
  type InputOf,
  type OutputOf,
  type Refusal,
} from '@vonk/contract/endpoint';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { readBody } from './body.ts';
import type { RateLimit, RateLimiter } from './rate.ts';
import { refuse, Refused } from './refusal.ts';

/** One HTTP request as use cases see it. */
export interface Exchange {
  readonly now: Date;
  readonly requestId: string;
  /** The visitor's address, behind trusted proxies the forwarded one. */
  readonly address: string;
  /** Host name without port. */
  readonly host: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options?: CookieOptions): void;
  /** The uploaded bytes of an endpoint whose body is a file. */
  readonly file: Buffer | undefined;
}

export type HttpContext = Context<{ Bindings: HttpBindings }>;

interface Handler<Caller, E extends Endpoint> {
  limit?: RateLimit;
  handle(call: Caller, input: InputOf<E>): Promise<OutputOf<E>>;
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
  limit?: RateLimit;
  handle(call: Visitor | Member, input: unknown): Promise<unknown>;
}

export interface ApiOptions<Visitor extends { rateKey: string; locale: string }, Member extends Visitor> {
  /** Tells who asks; refuses with `unknown_site`. `member` is there when a session is. */
  identify(exchange: Exchange): Promise<{ visitor: Visitor; member: Member | undefined }>;
  exchange(context: HttpContext): Exchange;
  limiter: RateLimiter;
  /** The words of a refusal in a locale. */
  errorText(locale: string, code: string, details: Refusal['details']): string;
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
export function createApi<Visitor extends { rateKey: string; locale: string }, Member extends Visitor>(
  options: ApiOptions<Visitor, Member>,
): Api<Visitor, Member> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const paths = new Set<string>();

  const answer = async (context: HttpContext, name: string, endpoint: Endpoint, route: AnyRoute<Visitor, Member>) => {
    const started = performance.now();
    const { response, status } = await answerSafely(context, { name, endpoint, route, options });
    options.onAnswer(name, status, performance.now() - started);
    return response;
  };

  return {
    app,
    mount(part, routes) {
      for (const [name, endpoint] of Object.entries(part)) {
        const [method, path] = name.split(' ') as [string, string];
        const route = routes[name as EndpointName] as unknown as AnyRoute<Visitor, Member>;
        paths.add(path);
        app.on(method, path, (context) => answer(context, name, endpoint, route));
      }
    },
    refuseOthers() {
      app.all('/api/*', (context) =>
        failure(context, new Refused(paths.has(context.req.path) ? 'method_not_allowed' : 'not_found', undefined, {}), options, 'en'),
      );
    },
  };
}

interface Answering<Visitor extends { rateKey: string; locale: string }, Member extends Visitor> {
  name: string;
  endpoint: Endpoint;
  route: AnyRoute<Visitor, Member>;
  options: ApiOptions<Visitor, Member>;
}

async function answerSafely<Visitor extends { rateKey: string; locale: string }, Member extends Visitor>(
  context: HttpContext,
  { name, endpoint, route, options }: Answering<Visitor, Member>,
): Promise<{ response: Response; status: number }> {
  const exchange = options.exchange(context);
  let locale = 'en';
  try {
    if (context.req.method !== 'GET') refuseOtherOrigins(context);
    const { visitor, member } = await options.identify(exchange);
    locale = visitor.locale;
    const caller = route.access === 'member' ? (member ?? refuse('authentication_required')) : (member ?? visitor);
    if (route.limit) refuseTooMany({ limiter: options.limiter, limit: route.limit, name, exchange, rateKey: caller.rateKey });
    const { input, file } = await readInput(context, endpoint);
    const output = await route.handle(file ? { ...caller, file } : caller, input);
    context.header('Cache-Control', 'no-store');
    return { response: context.json(output as object), status: 200 };
  } catch (error) {
    const refusal = declaredRefusal(error, name, endpoint);
    if (!(error instanceof Refused) || refusal !== error) options.onBug(error, exchange);
    const response = failure(context, refusal, options, locale);
    return { response, status: response.status };
  }
}

const statusOf = (code: string): number => (everyError as Record<string, number>)[code] ?? (code === 'signup_closed' ? 403 : 409);

/** The refusal itself if its endpoint declares it, else `internal`: an undeclared code is a bug. */
function declaredRefusal(error: unknown, name: string, endpoint: Endpoint): Refused {
  if (error instanceof Refused && (error.code in everyError || endpoint.errors.includes(error.code))) return error;
  if (error instanceof Refused) error.message = `${name} refused with undeclared ${error.code}`;
  return new Refused('internal', undefined, {});
}

function failure(context: HttpContext, refusal: Refused, options: Pick<ApiOptions<never, never>, 'errorText'>, locale: string): Response {
  const statusCode = refusal.code === 'fresh_login_required' ? 401 : statusOf(refusal.code);
  const body: Refusal = {
    error: refusal.code,
    message: options.errorText(locale, refusal.code, refusal.details),
    statusCode,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(Object.keys(refusal.details).length === 0 ? {} : { details: refusal.details }),
  };
  context.header('Cache-Control', 'no-store');
  const { seconds } = refusal.details;
  if (statusCode === 429 && seconds !== undefined) context.header('Retry-After', String(seconds));
  return context.json(body, statusCode as 400);
}

/** Refuses a state-changing call that a page of another origin sent (ACC-8). A client that is no browser sends neither header. */
function refuseOtherOrigins(context: HttpContext): void {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('cross_origin');
  const origin = context.req.header('origin');
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== context.req.header('host'))) refuse('cross_origin');
}

function refuseTooMany(call: { limiter: RateLimiter; limit: RateLimit; name: string; exchange: Exchange; rateKey: string }): void {
  const key = `${call.name} ${call.limit.per === 'member' ? call.rateKey : call.exchange.address}`;
  const seconds = call.limiter.take(key, call.limit, call.exchange.now);
  if (seconds > 0) refuse('too_many_requests', { details: { seconds } });
}

async function readInput(context: HttpContext, endpoint: Endpoint): Promise<{ input: unknown; file: Buffer | undefined }> {
  const file = endpoint.body === 'file' ? await readBody(context.req.raw, 15 * 1024 * 1024) : undefined;
  const isQuery = file !== undefined || context.req.method === 'GET' || context.req.method === 'DELETE';
  const raw: unknown = isQuery ? context.req.query() : parseJson(await readBody(context.req.raw, 64 * 1024));
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

/** The exchange of a Hono context. `trustedProxies` says how many hops of X-Forwarded-For are ours; 0 trusts none. */
export function exchangeOf(context: HttpContext, now: Date, trustedProxies: number): Exchange {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const socket = context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const address = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? socket) || socket : socket;
  const host = (trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined) ?? context.req.header('host') ?? '';
  const cookies = parseCookies(context.req.header('cookie'));
  return {
    now,
    requestId: context.res.headers.get('x-request-id') ?? '',
    address,
    host: host.replace(/:\d+$/, '').toLowerCase(),
    header: (name) => context.req.header(name),
    cookie: (name) => cookies.get(name),
    setCookie: (name, value, cookieOptions) => setCookie(context, name, value, cookieOptions),
    file: undefined,
  };
}

function parseCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return new Map(pairs.flatMap(([name, ...value]) => (name === undefined ? [] : [[name.trim(), decodeCookie(value.join('='))]])));
}

/** A visitor may send any bytes; what is not percent-encoded text stays as it is. */
function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
