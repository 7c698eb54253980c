import { type Db, sql } from '../database/db.ts';

/** An event as the wire has it; `json` is the payload's text. */
export interface ReadEvent {
  readonly seq: number;
  readonly kind: string;
  readonly json: string;
}

/** Reads the next events of a subscriber after a number, at most a page of them, in their order. */
export type ReadEvents = (subscriberId: string, after: number) => Promise<readonly ReadEvent[]>;

/** How many events of one subscriber a read takes. */
export const pageSize = 100;
/** For how many subscribers one statement reads. */
const mostAtOnce = 64;

const eventsAfter = sql(`select asked.at, e.seq, e.kind, e.payload::text as json
  from unnest($1::uuid[], $2::bigint[]) with ordinality as asked(subscriber_id, after, at),
    lateral (select seq, kind, payload from live_events
      where subscriber_id = asked.subscriber_id and seq > asked.after order by seq limit $3) e
  order by asked.at, e.seq`);

interface Asked {
  readonly subscriberId: string;
  readonly after: number;
  settle(events: readonly ReadEvent[]): void;
  fail(error: unknown): void;
}

/**
 * Opens the reader of this process. A word from another process wakes many streams at once: what all of them lack is
 * read by one statement, so that what they cost there is near to what they cost where the message was sent.
 */
export function openEventReader(db: Db): ReadEvents {
  let waiting: Asked[] = [];
  const read = async (asked: readonly Asked[]) => {
    try {
      const values = [asked.map(({ subscriberId }) => subscriberId), asked.map(({ after }) => after), pageSize];
      const events = Map.groupBy(await db.rows<ReadEvent & { at: number }>(eventsAfter, values), ({ at }) => at);
      for (const [at, { settle }] of asked.entries()) settle(events.get(at + 1) ?? []);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  };
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostAtOnce) void read(all.slice(at, at + mostAtOnce));
  };
  return (subscriberId, after) =>
    new Promise((settle, fail) => {
      waiting.push({ subscriberId, after, settle, fail });
      if (waiting.length === 1) setImmediate(flush);
    });
}
