import { DatabaseAway } from '../database/away.ts';
import { type Db, sql } from '../database/db.ts';
import type { Stream } from './stream.ts';
import type { OpenStreams } from './streams.ts';

const lastSeqs = sql('select subscriber_id, last_seq from live_streams where subscriber_id = any($1::uuid[])');
const atOnce = 1_000;

export interface CatchUp {
  /** Looks which open streams lag behind their events and reads for them; once at a time. */
  look(): void;
  /** The database was away when a stream was to be read for: it is looked for again. */
  missed(): void;
  hasMissed(): boolean;
}

/** Finds what streams lack, so that a word that was lost or a database that was away costs only time. */
export function openCatchUp(
  db: Db,
  streams: OpenStreams,
  { push, onError }: { push(stream: Stream): unknown; onError(error: unknown): void },
): CatchUp {
  let isLooking = false;
  let hasMissed = false;
  const look = async () => {
    const ids = [...new Set(streams.all().map(({ subscriberId }) => subscriberId))];
    for (let at = 0; at < ids.length; at += atOnce) {
      const rows = await db.rows<{ subscriber_id: string; last_seq: number }>(lastSeqs, [ids.slice(at, at + atOnce)]);
      for (const { subscriber_id, last_seq } of rows)
        for (const stream of streams.of(subscriber_id)) if (stream.sentSeq < last_seq) void push(stream);
    }
  };
  const missed = () => void (hasMissed = true);
  return {
    look() {
      if (isLooking) return;
      isLooking = true;
      hasMissed = false;
      void look()
        .catch((error: unknown) => (error instanceof DatabaseAway ? missed() : onError(error)))
        .finally(() => (isLooking = false));
    },
    missed,
    hasMissed: () => hasMissed,
  };
}
