import { type Db, sql } from '../database/db.ts';
import type { OpenStreams } from './streams.ts';

const collectMilliseconds = 20;
const note = sql(`insert into live_looks (subscriber_id, until)
  select id, now() + make_interval(secs => $2) from unnest($1::uuid[]) id order by id
  on conflict (subscriber_id) do update set until = excluded.until`);
// What a process left that is gone is taken by whoever has it first: of two that forget none waits for the other.
const forget = sql(`delete from live_looks where subscriber_id = any($1::uuid[] || array(
  select subscriber_id from live_looks where until < now() limit 1000 for update skip locked))`);

/** Who looks at this moment, for all processes to see: whoever has a stream open on one of them. */
export interface Looks {
  /** A stream of this subscriber was opened or closed. */
  changed(subscriberId: string): void;
  /** Says again of everybody whose stream is open here that it is. */
  renew(): void;
}

/**
 * Writes down who has a stream open here, gathered, one writing after the other. What is not renewed is over after
 * `seconds`.
 */
export function openLooks(
  db: Db,
  streams: OpenStreams,
  { seconds, onError }: { seconds: number; onError(error: unknown): void },
): Looks {
  const changed = new Set<string>();
  let isWriting = false;
  const write = async () => {
    const ids = [...changed];
    changed.clear();
    const isOpen = (id: string) => streams.of(id).length > 0;
    await db.transact(async (tx) => {
      await tx.run(note, [ids.filter(isOpen), seconds]);
      await tx.run(forget, [ids.filter((id) => !isOpen(id))]);
    });
  };
  const flush = async () => {
    while (changed.size > 0) await write().catch(onError);
    isWriting = false;
  };
  const add = (ids: Iterable<string>) => {
    for (const id of ids) changed.add(id);
    if (isWriting || changed.size === 0) return;
    isWriting = true;
    setTimeout(() => void flush(), collectMilliseconds).unref();
  };
  return {
    changed: (subscriberId) => add([subscriberId]),
    renew: () => add(streams.all().map(({ subscriberId }) => subscriberId)),
  };
}
