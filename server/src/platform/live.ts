import type { Db } from './db.ts';
import { findStart, frame, openStreams, type Outgoing, pump, type Stream } from './live-streams.ts';
import type { Notifier } from './notify.ts';

export interface Live {
  /** Tells the open streams of these subscribers, on every process, that event rows were committed. May be lost: a stream that comes back catches up. */
  wake(subscriberIds: readonly string[]): void;
  /** Sends something that is not kept (typing, presence) to open streams on every process. */
  signal(subscriberIds: readonly string[], kind: string, payload: unknown): void;
  /** Keeps `outgoing` open as an event stream from the event after `lastSeq`; null starts at the present. */
  open(outgoing: Outgoing, subscriberId: string, lastSeq: number | null): Promise<void>;
  /** Whether a stream of this subscriber is open on this process. */
  isOnline(subscriberId: string): boolean;
  /** Ends the streams of a subscriber (logout, block by staff). */
  end(subscriberId: string): void;
  /** How many streams are open here. */
  count(): number;
  /** Asks every stream to reconnect elsewhere and ends it. */
  close(): void;
}

export interface LiveOptions {
  db: Db;
  notifier: Notifier;
  /** Sent first on every stream; an old tab reloads when it changes. */
  build: string;
  onError(error: unknown): void;
  heartbeatMilliseconds?: number;
}

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'keep-alive',
};

/** Opens the live hub of this process: event rows of the database as server-sent events. */
export function openLive({ db, notifier, build, onError, heartbeatMilliseconds = 25_000 }: LiveOptions): Live {
  const streams = openStreams();
  const push = (stream: Stream) =>
    pump(db, stream).catch((error: unknown) => {
      onError(error);
      stream.outgoing.end();
    });
  const pushTo = (subscriberIds: Iterable<string>) => {
    for (const id of subscriberIds) for (const stream of streams.of(id)) void push(stream);
  };
  const wakeOthers = collector((ids) => void notifier.publish('live_wake', ids.join(',')).catch(onError));
  const writeAll = (text: string) => {
    for (const { outgoing } of streams.all()) outgoing.write(text);
  };

  notifier.subscribe('live_wake', (payload) => pushTo(payload.split(',')));
  notifier.subscribe('live_signal', (payload) => {
    const { ids, kind, body } = JSON.parse(payload) as { ids: string[]; kind: string; body: unknown };
    for (const id of ids) for (const { outgoing } of streams.of(id)) outgoing.write(frame(kind, body));
  });
  notifier.onReconnect(() => pushTo(streams.subscribers()));
  const heartbeat = setInterval(() => writeAll(': \n\n'), heartbeatMilliseconds).unref();

  return {
    wake(subscriberIds) {
      pushTo(subscriberIds);
      wakeOthers(subscriberIds);
    },
    signal: (ids, kind, body) => void notifier.publish('live_signal', JSON.stringify({ ids, kind, body })).catch(onError),
    async open(outgoing, subscriberId, lastSeq) {
      const { seq, isBehind } = await findStart(db, subscriberId, lastSeq);
      outgoing.writeHead(200, streamHeaders);
      outgoing.write(`retry: 1000\n\n${frame('hello', { build, seq, refetch: isBehind }, seq)}`);
      const stream: Stream = { subscriberId, outgoing, sentSeq: seq, isReading: false, isBehind: false };
      streams.add(stream);
      await push(stream);
    },
    isOnline: (subscriberId) => [...streams.of(subscriberId)].length > 0,
    end(subscriberId) {
      for (const { outgoing } of streams.of(subscriberId)) outgoing.end();
    },
    count: () => [...streams.all()].length,
    close() {
      clearInterval(heartbeat);
      for (const { outgoing } of streams.all()) outgoing.end(frame('reconnect', {}));
    },
  };
}

const collectMilliseconds = 2;
const mostAtOnce = 200;

/** Gathers ids for a moment and passes them on together: one notification for many messages. */
function collector(pass: (ids: string[]) => void): (ids: readonly string[]) => void {
  const waiting = new Set<string>();
  const flush = () => {
    const ids = [...waiting];
    waiting.clear();
    for (let at = 0; at < ids.length; at += mostAtOnce) pass(ids.slice(at, at + mostAtOnce));
  };
  return (ids) => {
    if (waiting.size === 0 && ids.length > 0) setTimeout(flush, collectMilliseconds);
    for (const id of ids) waiting.add(id);
  };
}
