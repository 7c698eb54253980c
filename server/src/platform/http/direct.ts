import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { EndpointName } from '@vonk/contract/endpoint';
import type { CallAnswer, CallRequest } from './answer-call.ts';
import type { RequestHead } from './exchange.ts';
import { refuse } from '../refusal.ts';

/** What is read of a request beside its head. */
export type PlainRequest = Omit<CallRequest, 'exchange' | 'locale'>;

export interface DirectOptions {
  /** The calls that are answered here, all of them `POST` with JSON and a short answer. */
  readonly calls: readonly EndpointName[];
  answer(name: EndpointName, request: PlainRequest, head: RequestHead): Promise<CallAnswer>;
  /** The headers that every answer has. */
  marks(): Readonly<Record<string, string>>;
}

/** A host and its port, as any browser writes them; another one is the router's to judge. */
const plainHost = /^[\w.-]+(?::\d+)?$/;

/**
 * Answers the busiest calls without a router, a Request or a Response, and hands everything else to `others`. What is
 * checked and what is answered is the same: both end in `answerCall`.
 */
export function answerDirectly({ calls, answer, marks }: DirectOptions, others: RequestListener): RequestListener {
  const names = new Map(calls.map((name) => [name.slice('POST '.length), name]));
  return (incoming, outgoing) => {
    const name = incoming.method === 'POST' ? names.get(incoming.url ?? '') : undefined;
    if (name === undefined || !plainHost.test(incoming.headers.host ?? '')) return others(incoming, outgoing);
    const cookies: string[] = [];
    const headers = marks();
    const head: RequestHead = {
      requestId: headers['X-Request-Id'] ?? '',
      socketAddress: incoming.socket.remoteAddress,
      page: undefined,
      header: (wanted) => headerOf(incoming, wanted),
      addCookie: (cookie) => void cookies.push(cookie),
    };
    const request = { method: 'POST', query: () => ({}), body: (limit: number) => readIncoming(incoming, limit) };
    void answer(name, request, head).then((given) => write(outgoing, { given, headers, cookies }));
  };
}

const headerOf = (incoming: IncomingMessage, name: string): string | undefined => {
  const value = incoming.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

function write(
  outgoing: ServerResponse,
  {
    given,
    headers,
    cookies,
  }: { given: CallAnswer; headers: Readonly<Record<string, string>>; cookies: readonly string[] },
): void {
  outgoing.writeHead(given.status, {
    ...headers,
    ...given.headers,
    ...(cookies.length > 0 && { 'Set-Cookie': [...cookies] }),
    // What is left of a body that was too large is not waited for.
    ...(given.status === 413 && { Connection: 'close' }),
    Vary: 'Accept-Encoding',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(given.text),
  });
  outgoing.end(given.text);
}

/** The whole body, refused with `too_large` as soon as it passes `limit` bytes. */
function readIncoming(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) refuse('too_large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leave = () => incoming.off('data', take).off('end', done).off('error', gone).off('close', gone);
    const done = () => {
      leave();
      resolve(Buffer.concat(chunks));
    };
    const end = (code: 'too_large' | 'malformed_json') => {
      leave()
        .on('error', () => {})
        .resume();
      try {
        refuse(code);
      } catch (refusal) {
        reject(refusal);
      }
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) end('too_large');
      else chunks.push(chunk);
    };
    // Whoever left in the middle hears no answer.
    const gone = () => end('malformed_json');
    incoming.on('data', take).on('end', done).on('error', gone).on('close', gone);
  });
}
