import { type Db, sql } from '../database/db.ts';
import type { Stream } from './stream.ts';
import type { OpenStreams } from './streams.ts';

const lastSeqs = sql('select subscriber_id, last_seq from live_streams where subscriber_id = any($1::uuid[])');
const atOnce = 1_000;

/** Looks which open streams lag behind their events, so that a word that was lost costs only time; once at a time. */
export function catchUp(
  db: Db,
  streams: OpenStreams,
  { push, onError }: { push(stream: Stream): unknown; onError(error: unknown): void },
): () => void {
  let isLooking = false;
  const look = async () => {
    const ids = [...new Set(streams.all().map(({ subscriberId }) => subscriberId))];
    for (let at = 0; at < ids.length; at += atOnce) {
      const rows = await db.rows<{ subscriber_id: string; last_seq: number }>(lastSeqs, [ids.slice(at, at + atOnce)]);
      for (const { subscriber_id, last_seq } of rows)
        for (const stream of streams.of(subscriber_id)) if (stream.sentSeq < last_seq) void push(stream);
    }
  };
  return () => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(onError)
      .finally(() => (isLooking = false));
  };
}
