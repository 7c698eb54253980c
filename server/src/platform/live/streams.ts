import { type Db, sql } from '../database/db.ts';
import { pageSize, type ReadEvent, type ReadEvents } from './event-reader.ts';
import { frameOf, type Stream } from './stream.ts';

/** How many characters are written before the reader is waited for. */
const chunkLength = 64 * 1024;
/** A stream that missed more events than this refetches instead. */
export const maxCatchUp = 500;

const streamState = sql(`select coalesce((select last_seq from live_streams where subscriber_id = $1), 0) as last_seq,
  (select min(seq) from live_events where subscriber_id = $1 and seq > $2) as next_seq`);

/**
 * Where a stream that last saw `lastSeq` goes on; `isBehind` when events are missing that are kept no longer, or too
 * many.
 */
export async function findStart(
  db: Db,
  subscriberId: string,
  lastSeq: number | null,
): Promise<{ seq: number; isBehind: boolean }> {
  const state = await db.one<{ last_seq: number; next_seq: number | null }>(streamState, [subscriberId, lastSeq ?? 0]);
  if (lastSeq === null || lastSeq === state.last_seq) return { seq: state.last_seq, isBehind: false };
  const isWhole = state.next_seq === lastSeq + 1 && state.last_seq - lastSeq <= maxCatchUp;
  return isWhole ? { seq: lastSeq, isBehind: false } : { seq: state.last_seq, isBehind: true };
}

/** Sends what the stream has not sent; a call during the reading makes it read once more. */
export async function pump(readEvents: ReadEvents, stream: Stream): Promise<void> {
  stream.isBehind = true;
  if (stream.isReading) return;
  stream.isReading = true;
  try {
    while (stream.isBehind && stream.isOpen()) {
      stream.isBehind = false;
      const events = await readEvents(stream.subscriberId, stream.sentSeq);
      if (events.length === pageSize) stream.isBehind = true;
      await writeEvents(stream, events);
    }
  } finally {
    stream.isReading = false;
  }
}

async function writeEvents(stream: Stream, events: readonly ReadEvent[]): Promise<void> {
  let text = '';
  for (const { seq, kind, json } of events) {
    text += frameOf(kind, json, seq);
    stream.sentSeq = seq;
    if (text.length < chunkLength) continue;
    await stream.write(text);
    text = '';
  }
  if (text !== '') await stream.write(text);
}

/** The open streams of this process, by subscriber. */
export interface OpenStreams {
  /**
   * Takes one of `most` places of a subscriber for a stream that is about to be added; answers how to leave it, once
   * the stream is there or will not be, or undefined when none is free.
   */
  takePlace(subscriberId: string, most: number): (() => void) | undefined;
  /** Holds a stream until its connection is gone. */
  add(stream: Stream): void;
  /** Ends a stream and forgets it at once. */
  end(stream: Stream, last?: string): void;
  of(subscriberId: string): readonly Stream[];
  all(): readonly Stream[];
}

export function openStreams(): OpenStreams {
  const streams = new Map<string, Set<Stream>>();
  const opening = new Map<string, number>();
  const countOpening = (id: string, change: 1 | -1) => {
    const count = (opening.get(id) ?? 0) + change;
    if (count === 0) opening.delete(id);
    else opening.set(id, count);
  };
  const forget = (stream: Stream) => {
    const set = streams.get(stream.subscriberId);
    set?.delete(stream);
    if (set?.size === 0) streams.delete(stream.subscriberId);
  };
  return {
    takePlace(id, most) {
      if ((streams.get(id)?.size ?? 0) + (opening.get(id) ?? 0) >= most) return undefined;
      countOpening(id, 1);
      return () => countOpening(id, -1);
    },
    add(stream) {
      const set = streams.get(stream.subscriberId) ?? new Set();
      streams.set(stream.subscriberId, set.add(stream));
      stream.onClose(() => forget(stream));
    },
    end(stream, last) {
      forget(stream);
      stream.end(last);
    },
    // Copies: whoever walks over them may end them on the way.
    of: (subscriberId) => [...(streams.get(subscriberId) ?? [])],
    all: () => [...streams.values()].flatMap((set) => [...set]),
  };
}
