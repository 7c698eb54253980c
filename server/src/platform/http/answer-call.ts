import { type Endpoint, type Refusal, usualJsonBytes } from '@vonk/contract/endpoint';
import { everyError, type RefusalCode, ruleOf } from '@vonk/contract/refusals';
import { DatabaseAway } from '../database/away.ts';
import { hasCode } from '../error-code.ts';
import { refuse, Refused, type Refuses } from '../refusal.ts';
import { traced } from '../traces/traced.ts';
import type { Exchange } from './exchange.ts';
import { maxFileBytes, takeFileRoom } from './file-room.ts';
import type { Gate, LimitedCall } from './rates/gate.ts';
import type { RateLimit } from './rates/rate-limit.ts';
import { isReadable } from './readable.ts';

/** Who makes calls lets them be refused with any code; the route lets through what its endpoint declares. */
export type AnyRefusal = Refuses<RefusalCode>;

/** Who asks: a visitor, and the member they are where there is a session. */
export interface Identity<Visitor, Member> {
  readonly visitor: Visitor & AnyRefusal;
  readonly member: (Member & AnyRefusal) | undefined;
}

/** What every call is answered with the help of. */
export interface AnswerOptions<Visitor extends LimitedCall & { locale: string }, Member extends Visitor> {
  /** Tells who asks; refuses with `unknown_site`. `member` is there when a session is. */
  identify(exchange: Exchange): Promise<Identity<Visitor, Member>>;
  /** The same, of a member as they were known minutes ago. */
  recall(exchange: Exchange): Promise<Identity<Visitor, Member>>;
  gate: Gate<Visitor | Member>;
  /** The words of a refusal in a locale. */
  errorText(locale: string, code: RefusalCode, details: Refusal['details']): string;
  /** Is told of every call that may have written something, before it is answered. */
  onWritten?: (caller: Visitor | Member) => Promise<void>;
  onBug(error: unknown, exchange: Exchange): void;
  onAnswer(name: string, status: number, milliseconds: number): void;
}

export interface AnyRoute<Visitor, Member> {
  access: 'visitor' | 'member';
  limit?: RateLimit | readonly RateLimit[];
  handle(call: Visitor | Member, input: unknown): Promise<unknown>;
  quick?: (call: Visitor | Member, input: unknown) => Promise<unknown>;
}

/** One call of the contract with the route that answers it. */
export interface Asked<Visitor, Member> {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly route: AnyRoute<Visitor, Member>;
}

/** A request, whatever server it came by. */
export interface CallRequest {
  readonly method: string;
  readonly exchange: Exchange;
  /** The language of a refusal before it is known who asks. */
  readonly locale: string;
  query(): Record<string, string>;
  /** The whole body; refuses with `too_large` as soon as it passes `limit` bytes. */
  body(limit: number): Promise<Buffer>;
}

/** What a call is answered with: JSON text. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Answers one call, with its output or a refusal; never throws. */
export async function answerCall<Visitor extends LimitedCall & { locale: string }, Member extends Visitor>(
  request: CallRequest,
  asked: Asked<Visitor, Member>,
  options: AnswerOptions<Visitor, Member>,
): Promise<CallAnswer> {
  const started = performance.now();
  const answer = await traced(
    { kind: 'call', name: asked.name },
    () => answerSafely(request, asked, options),
    ({ status }) => ({ hasFailed: status >= 500, status }),
  );
  options.onAnswer(asked.name, answer.status, performance.now() - started);
  return answer;
}

async function answerSafely<Visitor extends LimitedCall & { locale: string }, Member extends Visitor>(
  request: CallRequest,
  { name, endpoint, route }: Asked<Visitor, Member>,
  options: AnswerOptions<Visitor, Member>,
): Promise<CallAnswer> {
  const { exchange, method } = request;
  let { locale } = request;
  let leaveRoom = () => {};
  try {
    if (method !== 'GET') refuseOtherOrigins(exchange);
    const callerBy = async (identify: typeof options.identify) => {
      const { visitor, member } = await identify(exchange);
      locale = visitor.locale;
      return route.access === 'member' ? (member ?? refuse('authentication_required')) : (member ?? visitor);
    };
    const caller = await callerBy(route.quick ? options.recall : options.identify);
    if (isMembersFile(endpoint, route)) leaveRoom = takeFileRoom(caller);
    await options.gate(caller, name, limitsOfRoute(route, method));
    const { input, file } = await readInput(request, endpoint);
    const quick = await route.quick?.(caller, input);
    if (quick !== undefined) return answerOf(200, quick);
    const known = route.quick ? await callerBy(options.identify) : caller;
    const output = await route.handle(file ? { ...known, file } : known, input);
    if (method !== 'GET') await noteWritten(known, options, exchange);
    return answerOf(200, output);
  } catch (error) {
    const thrown = asRefusal(error) ?? error;
    const refusal = declaredRefusal(thrown, name, endpoint);
    if (refusal !== thrown) options.onBug(error, exchange);
    return refusalAnswer(refusal, options.errorText(locale, refusal.code, refusal.details));
  } finally {
    leaveRoom();
  }
}

/** What was written is done, whatever becomes of noting it. */
async function noteWritten<Caller>(
  caller: Caller,
  { onWritten, onBug }: { onWritten?: (caller: Caller) => Promise<void>; onBug(error: unknown, at: Exchange): void },
  exchange: Exchange,
): Promise<void> {
  await onWritten?.(caller).catch((error: unknown) => onBug(error, exchange));
}

/** What providers send is never kept waiting by what members send. */
const isMembersFile = ({ body }: Endpoint, { access }: { access: string }) => body === 'file' && access === 'member';

function answerOf(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): CallAnswer {
  return { status, text: JSON.stringify(body), headers: { ...headers, 'Cache-Control': 'no-store' } };
}

/** Far above what anybody does by hand; it stops who runs a loop. */
const usualLimit: RateLimit = { max: 300, seconds: 60, per: 'member' };

const limitsOfRoute = ({ limit }: { limit?: RateLimit | readonly RateLimit[] }, method: string): readonly RateLimit[] =>
  [limit ?? (method === 'GET' ? [] : usualLimit)].flat();

/** How long to wait for a database that is away: it starts within seconds, and many will come back at once. */
const awaySeconds = 3;

/** And where two crossed, and PostgreSQL ended this one: the other is done in a moment. */
const crossedSeconds = 1;
const deadlock = '40P01';

/**
 * What was thrown, where it is for the caller to know: a refusal, that the database is away, or that it ended this
 * transaction for another one. No bug is.
 */
export function asRefusal(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  const isCrossed = hasCode(error, deadlock);
  if (!isCrossed && !(error instanceof DatabaseAway)) return undefined;
  return new Refused('briefly_unavailable', undefined, { seconds: isCrossed ? crossedSeconds : awaySeconds });
}

/** The refusal itself if its endpoint declares it, else `internal`: an undeclared code is a bug. */
function declaredRefusal(error: unknown, name: string, endpoint: Endpoint): Refused {
  if (error instanceof Refused && (error.code in everyError || endpoint.errors.includes(error.code))) return error;
  if (error instanceof Refused) error.message = `${name} refused with undeclared ${error.code}`;
  return new Refused('internal', undefined, {});
}

/** A refusal as every call answers it (`Refusal`), with its status and, where it has one, when to try again. */
export function refusalAnswer(refusal: Refused, message: string): CallAnswer {
  const { status, retryAfter } = ruleOf(refusal.code);
  const body: Refusal = {
    error: refusal.code,
    message,
    statusCode: status,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(Object.keys(refusal.details).length === 0 ? {} : { details: refusal.details }),
  };
  const wait = retryAfter && refusal.details[retryAfter];
  return answerOf(status, body, wait === undefined ? {} : { 'Retry-After': String(wait) });
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
  { method, query, body }: CallRequest,
  endpoint: Endpoint,
): Promise<{ input: unknown; file: Buffer | undefined }> {
  const file = endpoint.body === 'file' ? await body(maxFileBytes) : undefined;
  const isQuery = file !== undefined || method === 'GET' || method === 'DELETE';
  const raw: unknown = isQuery ? query() : parseJson(await body(endpoint.jsonBytes ?? usualJsonBytes));
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
