import type { LiveEventKind, LiveNews } from '@vonk/contract/live';
import { sql, type Tx } from '../database/db.ts';

const lock = sql('select lock_streams_v1($1::uuid[])');
const append = sql('select append_event_v1($1, $2, $3, $4) as seq');

/**
 * Takes the row locks of several subscribers, always in id order, so that two transactions never wait for each other. A
 * subscriber of whom nothing was told yet gets a row first: there would be nothing to lock.
 */
export const lockStreams = async (tx: Tx, subscriberIds: readonly string[]): Promise<void> =>
  void (await tx.rows(lock, [subscriberIds]));

/**
 * Writes one event row, of a kind and shape that the contract has; after commit call `live.wake`. Answers the event's
 * number.
 */
export const appendEvent = async (
  tx: Tx,
  subscriberId: string,
  event: LiveNews<LiveEventKind> & { readonly now: Date },
): Promise<number> =>
  (await tx.one<{ seq: number }>(append, [subscriberId, event.kind, JSON.stringify(event.payload), event.now])).seq;

const dropEvents = sql('delete from live_events where subscriber_id = $1');
const dropLook = sql('delete from live_looks where subscriber_id = $1');
const dropStream = sql('delete from live_streams where subscriber_id = $1');

export async function forgetStream(tx: Tx, subscriberId: string): Promise<void> {
  await tx.run(dropEvents, [subscriberId]);
  await tx.run(dropStream, [subscriberId]);
  await tx.run(dropLook, [subscriberId]);
}
