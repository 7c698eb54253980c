import { createServer, request, type ClientRequest } from 'node:http';
import type { CallInput, CallName } from '@vonk/contract/api';
import type pg from 'pg';
import { createApp } from '../src/main/http/app.ts';
import { busOptions } from '../src/main/database/open-database.ts';
import { completeServices } from '../src/main/open-services.ts';
import type { Services } from '../src/main/services.ts';
import { openDb } from '../src/platform/database/db.ts';
import type { OpenBus } from '../src/platform/live/bus/bus.ts';
import type { LiveTimes } from '../src/platform/live/live.ts';
import { createLog } from '../src/platform/log.ts';
import { connectTo } from './database.ts';
import { type Answer, type Browser, callEndpoint, type CallOptions, type Kit } from './kit.ts';
import { atEnd } from './ends/at-end.ts';

/** One application instance of several on the kit's database, reached over HTTP. */
export interface TestServer {
  readonly origin: string;
  readonly services: Services;
  call<Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<Answer<Name>>;
  /** The same with an input that the contract may refuse. */
  callWith<Name extends CallName>(name: Name, input: unknown, options?: CallOptions): Promise<Answer<Name>>;
  /** Opens an event stream as this browser. */
  events(browser: Browser, lastEventId?: number): Promise<EventClient>;
  /** Stops it as SIGTERM does: streams are told, then connections are closed. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  liveTimes?: Partial<LiveTimes>;
  /** Another way to the database for the connection that hears notifications, such as a proxy. */
  notifierConnection?: pg.PoolConfig;
  openBus?: OpenBus;
}

/** Starts one more instance of the application, with its own pool, on the kit's database and clock. */
export async function startServer(
  kit: Kit,
  { liveTimes = {}, notifierConnection = kit.connection, openBus }: ServerOptions = {},
): Promise<TestServer> {
  const db = openDb({ connection: kit.connection, onError: () => {} });
  const { services, close } = await completeServices({
    config: kit.services.config,
    clock: kit.clock,
    db,
    log: createLog('silent'),
    build: 'test',
    liveTimes,
    ...(openBus && { openBus }),
    connect: () => connectTo({ ...notifierConnection, ...busOptions }),
  });
  const { listener } = await createApp(services, undefined);
  const { server, port } = await listen(listener);
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    services.live.close();
    server.close();
    await close();
    server.closeAllConnections();
    await db.close();
  };
  const stop = () => (stopping ??= stopOnce());
  atEnd(stop);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    services,
    call: (name, input, options = {}) =>
      callEndpoint((path, init) => fetch(origin + path, init), { name, input, options }),
    callWith: (name, input, options = {}) =>
      callEndpoint((path, init) => fetch(origin + path, init), { name, input, options }),
    events: (browser, lastEventId) => openEvents(origin, browser, lastEventId),
    stop,
  };
}

/** Listens below 32768: above it a port may belong to a client connection of our own. */
export async function listen(listener: Parameters<typeof createServer>[1]) {
  for (;;) {
    const server = createServer(listener);
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isListening) return { server, port };
  }
}

export interface ServerEvent {
  kind: string;
  id: number | undefined;
  data: Record<string, unknown>;
}

/** The reading end of an event stream. */
export interface EventClient {
  readonly status: number;
  readonly events: readonly ServerEvent[];
  /** Events that are numbered: all but hello, beat and reconnect. */
  numbered(): ServerEvent[];
  /** The number of the last event, as a browser would send it back. */
  lastId(): number | undefined;
  /** Waits until `isTrue` of what has arrived; throws after `milliseconds`. */
  until(isTrue: (events: readonly ServerEvent[]) => boolean, milliseconds?: number): Promise<void>;
  /** Resolves when the server ended it. */
  readonly ended: Promise<void>;
  /** Stops taking bytes from the socket, as a sleeping phone does. */
  pause(): void;
  resume(): void;
  close(): void;
}

async function openEvents(origin: string, browser: Browser, lastEventId: number | undefined): Promise<EventClient> {
  const events: ServerEvent[] = [];
  let changed = () => {};
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = {
    cookie,
    host: browser.host,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  };
  const asked: ClientRequest = request(`${origin}/api/events`, { headers, agent: false });
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject).end();
  });
  asked.on('error', () => {});
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) events.push(event);
    }
    changed();
  });
  const ended = new Promise<void>((resolve) => response.on('error', () => {}).on('close', resolve));
  atEnd(() => asked.destroy());
  const numbered = () => events.filter(({ kind, id }) => id !== undefined && kind !== 'hello');
  return {
    status: response.statusCode ?? 0,
    events,
    numbered,
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    ended,
    async until(isTrue, milliseconds = 5000) {
      const deadline = performance.now() + milliseconds;
      while (!isTrue(events)) {
        const left = deadline - performance.now();
        if (left <= 0)
          throw new Error(
            `not within ${milliseconds} ms; came: ${events.map(({ kind, id }) => `${kind} ${id ?? ''}`).join(', ')}`,
          );
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          changed = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    pause: () => void response.socket.pause(),
    resume: () => void response.socket.resume(),
    close: () => void asked.destroy(),
  };
}

function parse(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
  );
  const kind = fields.get('event');
  if (kind === undefined) return undefined;
  const id = fields.get('id');
  return {
    kind,
    id: id === undefined ? undefined : Number(id),
    data: JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>,
  };
}
