import type { CallErrorCode, CallInput, CallName, CallOutput } from '@vonk/contract/api';
import type { Refusal } from '@vonk/contract/endpoint';
import type { RefusalCode } from '@vonk/contract/refusals';

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
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface CallerOptions {
  /** `fetch` in the browser, the router itself during server rendering. */
  send: Send;
  /** Called when the session ended (403 `authentication_required`, not from user.php). */
  onLoggedOut(): void;
  maxRetries: number;
  /** The words for what no server gave words for: there is no connection, or its answer makes no sense. */
  say?(code: 'offline' | 'internal'): string;
}

/** Makes the one function that reaches the server. */
export function createCaller({ send, onLoggedOut, maxRetries, say = () => '' }: CallerOptions): Call {
  return async (name, input, options = {}) => {
    const { method, path, address, init } = requestOf(name, input as Record<string, unknown>, options);
    const retries = method === 'GET' || options.isRepeatable ? maxRetries : 0;
    const sendOnce = options.send ?? send;
    const { answer, text } = await sendWithRetries(() => sendOnce(address, init), retries, options.signal).catch(
      (error: unknown) => {
        throw options.signal?.aborted
          ? error
          : new CallError({ error: 'offline', message: say('offline'), statusCode: 0 });
      },
    );
    if (answer.ok) return JSON.parse(text) as CallOutput<typeof name>;
    const refusal = refusalOf(text) ?? { error: 'internal', message: say('internal'), statusCode: answer.status };
    if (refusal.error === 'authentication_required' && path !== '/api/user.php') onLoggedOut();
    throw new CallError(refusal);
  };
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
  answer: Response;
  text: string;
}

/** Sends until an answer is there as a whole: a line may break in its middle too. */
async function sendWithRetries(
  send: () => Promise<Response>,
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
