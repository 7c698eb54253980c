import type { HttpBindings } from '@hono/node-server';
import { type Db, sql } from './db.ts';

export type Outgoing = HttpBindings['outgoing'];

/** One open event stream of a subscriber. */
export interface Stream {
  readonly subscriberId: string;
  readonly outgoing: Outgoing;
  sentSeq: number;
  isReading: boolean;
  isBehind: boolean;
}

interface LiveEvent {
  seq: number;
  kind: string;
  payload: unknown;
}

/** How many events one read takes; a stream further behind than `maxCatchUp` refetches instead. */
const pageSize = 200;
const maxCatchUp = 20_000;

const eventsAfter = sql('select seq, kind, payload from live_events where subscriber_id = $1 and seq > $2 order by seq limit $3');
const streamState = sql(`select coalesce((select last_seq from live_streams where subscriber_id = $1), 0) as last_seq,
  (select min(seq) from live_events where subscriber_id = $1 and seq > $2) as next_seq`);

/** One event as the wire has it (HTML standard, 9.2.5). */
export const frame = (kind: string, payload: unknown, seq?: number): string =>
  `${seq === undefined ? '' : `id: ${seq}\n`}event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;

/** Where a stream that last saw `lastSeq` goes on; `isBehind` when events are missing that are kept no longer, or too many. */
export async function findStart(db: Db, subscriberId: string, lastSeq: number | null): Promise<{ seq: number; isBehind: boolean }> {
  const state = await db.one<{ last_seq: number; next_seq: number | null }>(streamState, [subscriberId, lastSeq ?? 0]);
  if (lastSeq === null || lastSeq === state.last_seq) return { seq: state.last_seq, isBehind: false };
  const isWhole = state.next_seq === lastSeq + 1 && state.last_seq - lastSeq < maxCatchUp;
  return isWhole ? { seq: lastSeq, isBehind: false } : { seq: state.last_seq, isBehind: true };
}

/** Sends what the stream has not sent; a call during the reading makes it read once more. */
export async function pump(db: Db, stream: Stream): Promise<void> {
  if (stream.isReading) {
    stream.isBehind = true;
    return;
  }
  stream.isReading = true;
  try {
    do {
      stream.isBehind = false;
      const events = await db.rows<LiveEvent>(eventsAfter, [stream.subscriberId, stream.sentSeq, pageSize]);
      const last = events.at(-1);
      if (last) {
        stream.outgoing.write(events.map(({ kind, payload, seq }) => frame(kind, payload, seq)).join(''));
        stream.sentSeq = last.seq;
      }
      if (events.length === pageSize) stream.isBehind = true;
    } while (stream.isBehind && !stream.outgoing.destroyed);
  } finally {
    stream.isReading = false;
  }
}

/** The open streams of this process, by subscriber. */
export interface OpenStreams {
  add(stream: Stream): void;
  of(subscriberId: string): Iterable<Stream>;
  subscribers(): Iterable<string>;
  all(): Iterable<Stream>;
}

export function openStreams(): OpenStreams {
  const streams = new Map<string, Set<Stream>>();
  return {
    add(stream) {
      const set = streams.get(stream.subscriberId) ?? new Set();
      streams.set(stream.subscriberId, set.add(stream));
      stream.outgoing.on('close', () => {
        set.delete(stream);
        if (set.size === 0 && streams.get(stream.subscriberId) === set) streams.delete(stream.subscriberId);
      });
    },
    of: (subscriberId) => streams.get(subscriberId) ?? [],
    subscribers: () => streams.keys(),
    *all() {
      for (const set of streams.values()) yield* set;
    },
  };
}
