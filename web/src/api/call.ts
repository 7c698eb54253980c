import type { CallErrorCode, CallInput, CallName, CallOutput } from '@vonk/contract/api';
import type { Refusal } from '@vonk/contract/endpoint';
import type { PageAnswer } from '@vonk/contract/page';
import type { RefusalCode } from '@vonk/contract/refusals';
import { createWrites, type Writes } from './sending/writes.ts';

/** What the server refuses with, or no answer at all. */
export type FailureCode = RefusalCode | 'offline';

/** A refusal of the server, or no answer at all (`offline`). `message` is in the visitor's language. */
export class CallError extends Error {
  readonly code: FailureCode;
  readonly statusCode: number;
  readonly field: string | undefined;
  readonly details: NonNullable<Refusal['details']>;

  constructor({ error, message, statusCode, field, details }: Omit<Refusal, 'error'> & { error: FailureCode }) {
    super(message);
    this.code = error;
    this.statusCode = statusCode;
    this.field = field;
    this.details = details ?? {};
  }
}

/**
 * Whether a call was refused with a code that it declares: `isRefused<'POST /api/user.php'>(error, 'login_failed')`.
 */
export const isRefused = <Name extends CallName>(error: unknown, ...codes: CallErrorCode<Name>[]): error is CallError =>
  error instanceof CallError && codes.some((code) => code === error.code);

/** Calls the server by the contract: `call('GET /api/members.php', { gender: 'female' })`. Throws `CallError`. */
export type Call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<CallOutput<Name>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Tries again up to 5 times with exponential delay; always on for GET, and for sends that carry a key. */
  isRepeatable?: boolean;
  /** A file as the body; `input` then goes into the query. */
  file?: Blob;
  /** Another way to send than the caller's own: `sendWithProgress`. */
  send?: Send;
}

/** Sends one request; rejects where no answer came. */
export type Send = (path: string, init: RequestInit) => Promise<PageAnswer>;

export interface CallerOptions {
  /** `fetch` in the browser, the router itself during server rendering. */
  send: Send;
  /**
   * Called when the session ended (403 `authentication_required`, not from user.php). What was refused is sent once
   * more before: a call that began under a session that another answer replaces, as a new password does, says nothing.
   */
  onLoggedOut(): void;
  maxRetries: number;
  /** The words for what no server gave words for: there is no connection, or its answer makes no sense. */
  say?(code: 'offline' | 'internal'): string;
}

/** Makes the one function that reaches the server. */
export function createCaller({ send, onLoggedOut, maxRetries, say = () => '' }: CallerOptions): Call {
  const writes = createWrites();
  const asks = { send, maxRetries, writes, say };
  return async (name, input, options = {}) => {
    const request = requestOf(name, input as Record<string, unknown>, options);
    const isBesideWrites = writes.watch();
    let received = await ask(asks, request, options);
    // A server that renders a page has no answers under way that could replace a session.
    if (maxRetries > 0 && isDoubtful(request, received, isBesideWrites)) {
      await writes.over();
      received = await ask(asks, request, options);
    }
    const { answer, text } = received;
    if (answer.ok) return JSON.parse(text) as CallOutput<typeof name>;
    const refusal = refusalOf(text) ?? { error: 'internal', message: say('internal'), statusCode: answer.status };
    if (refusal.error === 'authentication_required' && request.path !== '/api/user.php') onLoggedOut();
    throw new CallError(refusal);
  };
}

type CallRequest = ReturnType<typeof requestOf>;
type Asks = Required<Pick<CallerOptions, 'send' | 'maxRetries' | 'say'>> & { writes: Writes };

/** Sends a request, again where that does no harm and no answer came. */
async function ask(
  { send, maxRetries, writes, say }: Asks,
  { method, address, init }: CallRequest,
  options: CallOptions,
): Promise<Received> {
  const retries = method === 'GET' || options.isRepeatable ? maxRetries : 0;
  const asked = sendWithRetries(() => (options.send ?? send)(address, init), retries, options.signal);
  if (method !== 'GET') writes.add(asked);
  return await asked.catch((error: unknown) => {
    throw options.signal?.aborted ? error : new CallError({ error: 'offline', message: say('offline'), statusCode: 0 });
  });
}

/** Whether an answer may speak of a session that another answer is about to replace. */
function isDoubtful({ method, path }: CallRequest, { answer, text }: Received, isBesideWrites: () => boolean): boolean {
  if (path !== '/api/user.php') return refusalOf(text)?.error === 'authentication_required';
  const isNobody = () => (JSON.parse(text) as CallOutput<'GET /api/user.php'>).user === null;
  return method === 'GET' && answer.ok && isBesideWrites() && isNobody();
}

function requestOf(name: string, input: Readonly<Record<string, unknown>>, { file, signal }: CallOptions) {
  const [method, path] = name.split(' ') as [string, string];
  const isQuery = method === 'GET' || method === 'DELETE' || file !== undefined;
  const headers: Record<string, string> = {
    'x-client': 'web',
    ...(isQuery ? {} : { 'content-type': 'application/json' }),
  };
  const init: RequestInit = { method, headers, credentials: 'same-origin', ...(signal ? { signal } : {}) };
  if (file) init.body = file;
  else if (!isQuery) init.body = JSON.stringify(input);
  return { method, path, address: isQuery ? `${path}${queryOf(input)}` : path, init };
}

interface Received {
  answer: PageAnswer;
  text: string;
}

/** Sends until an answer is there as a whole: a line may break in its middle too. */
async function sendWithRetries(
  send: () => Promise<PageAnswer>,
  retries: number,
  signal?: AbortSignal,
): Promise<Received> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await send();
      const text = await answer.text();
      if (attempt >= retries || answer.status < 500) return { answer, text };
    } catch (error) {
      if (signal?.aborted) throw error;
      // A device without a connection need not try: what it shows is asked for again once there is one.
      if (attempt >= retries || globalThis.navigator?.onLine === false) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt * (0.75 + Math.random() / 2)));
  }
}

/** Undefined where something else than our server answered, as a proxy does. */
function refusalOf(text: string): Refusal | undefined {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return undefined;
  }
}

/** `?a=1&b=2`, without what is undefined or null; lists are joined by commas. */
function queryOf(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
