import type { HttpBindings } from '@hono/node-server';
import { type Db, sql } from './db.ts';
import type { Notifier } from './notify.ts';

/** One thing that happened to a subscriber. */
export interface LiveEvent {
  seq: number;
  kind: string;
  payload: unknown;
}

type Outgoing = HttpBindings['outgoing'];

interface Stream {
  readonly subscriberId: string;
  readonly outgoing: Outgoing;
  sentSeq: number;
  isReading: boolean;
  isBehind: boolean;
}

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

/** How many events one read takes; a stream further behind than `maxCatchUp` refetches instead. */
const pageSize = 200;
const maxCatchUp = 20_000;

const eventsAfter = sql('select seq, kind, payload from live_events where subscriber_id = $1 and seq > $2 order by seq limit $3');
const streamState = sql(`select coalesce((select last_seq from live_streams where subscriber_id = $1), 0) as last_seq,
  (select min(seq) from live_events where subscriber_id = $1 and seq > $2) as next_seq`);

const frame = (kind: string, payload: unknown, seq?: number) =>
  `${seq === undefined ? '' : `id: ${seq}\n`}event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;

/** Opens the live hub of this process: event rows of the database as server-sent events (HTML standard, 9.2). */
export function openLive({ db, notifier, build, onError, heartbeatMilliseconds = 25_000 }: LiveOptions): Live {
  const streams = new Map<string, Set<Stream>>();
  const streamsOf = (subscriberId: string): Iterable<Stream> => streams.get(subscriberId) ?? [];

  /** Reads what the stream has not sent; a wake-up during the read makes it read once more. */
  const pump = async (stream: Stream) => {
    if (stream.isReading) return void (stream.isBehind = true);
    stream.isReading = true;
    try {
      do {
        stream.isBehind = false;
        const events = await db.rows<LiveEvent>(eventsAfter, [stream.subscriberId, stream.sentSeq, pageSize]);
        if (events.length > 0) {
          stream.outgoing.write(events.map(({ kind, payload, seq }) => frame(kind, payload, seq)).join(''));
          stream.sentSeq = events.at(-1)?.seq ?? stream.sentSeq;
        }
        if (events.length === pageSize) stream.isBehind = true;
      } while (stream.isBehind && !stream.outgoing.destroyed);
    } catch (error) {
      onError(error);
      stream.outgoing.end();
    } finally {
      stream.isReading = false;
    }
  };
  const pumpAll = (subscriberIds: Iterable<string>) => {
    for (const id of subscriberIds) for (const stream of streamsOf(id)) void pump(stream);
  };

  const waiting = new Set<string>();
  const publishWaiting = () => {
    const ids = [...waiting];
    waiting.clear();
    for (let at = 0; at < ids.length; at += 200) notifier.publish('live_wake', ids.slice(at, at + 200).join(',')).catch(onError);
  };
  notifier.subscribe('live_wake', (payload) => pumpAll(payload.split(',')));
  notifier.subscribe('live_signal', (payload) => {
    const { ids, kind, body } = JSON.parse(payload) as { ids: string[]; kind: string; body: unknown };
    for (const id of ids) for (const { outgoing } of streamsOf(id)) outgoing.write(frame(kind, body));
  });
  notifier.onReconnect(() => pumpAll(streams.keys()));

  const heartbeat = setInterval(() => {
    for (const set of streams.values()) for (const { outgoing } of set) outgoing.write(': \n\n');
  }, heartbeatMilliseconds);
  heartbeat.unref();

  const add = (stream: Stream) => {
    const set = streams.get(stream.subscriberId) ?? new Set();
    streams.set(stream.subscriberId, set.add(stream));
    stream.outgoing.on('close', () => {
      set.delete(stream);
      if (set.size === 0 && streams.get(stream.subscriberId) === set) streams.delete(stream.subscriberId);
    });
  };

  return {
    wake(subscriberIds) {
      pumpAll(subscriberIds);
      if (waiting.size === 0) setTimeout(publishWaiting, 2);
      for (const id of subscriberIds) waiting.add(id);
    },
    signal: (ids, kind, body) => void notifier.publish('live_signal', JSON.stringify({ ids, kind, body })).catch(onError),
    async open(outgoing, subscriberId, lastSeq) {
      const state = await db.one<{ last_seq: number; next_seq: number | null }>(streamState, [subscriberId, lastSeq ?? 0]);
      const isCaughtUp =
        lastSeq === null || lastSeq === state.last_seq || (state.next_seq === lastSeq + 1 && state.last_seq - lastSeq < maxCatchUp);
      const stream: Stream = {
        subscriberId,
        outgoing,
        sentSeq: isCaughtUp ? (lastSeq ?? state.last_seq) : state.last_seq,
        isReading: false,
        isBehind: false,
      };
      outgoing.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        Connection: 'keep-alive',
      });
      outgoing.write(`retry: 1000\n\n${frame('hello', { build, seq: stream.sentSeq, refetch: !isCaughtUp }, stream.sentSeq)}`);
      add(stream);
      await pump(stream);
    },
    isOnline: (subscriberId) => streams.has(subscriberId),
    end(subscriberId) {
      for (const { outgoing } of streamsOf(subscriberId)) outgoing.end();
    },
    count: () => [...streams.values()].reduce((sum, set) => sum + set.size, 0),
    close() {
      clearInterval(heartbeat);
      for (const set of streams.values()) for (const { outgoing } of set) outgoing.end(frame('reconnect', {}));
    },
  };
}
