import { calendarDay } from '@vonk/contract/calendar';
import { type Db, sql } from '../database/db.ts';
import type { JobContext } from '../jobs/jobs.ts';

declare module '../jobs/outbox.ts' {
  interface JobPayloads {
    'keep-live-partitions': NoPayload;
  }
}

/** How long an event can be caught up with. */
export const liveEventDays = 30;

const make = sql('select make_live_partitions_v1($1::date) as made');
const drop = sql('select drop_live_partitions_v1($1::date - $2::integer) as dropped');

/**
 * Makes the partitions of live events of today and the next three days, and drops those older than 30 days. Throws when
 * running work holds the table for more than 3 s; then it is to be tried again. Without it events lie in the default
 * partition: nothing fails.
 */
export async function keepLivePartitions(db: Db, now: Date): Promise<{ made: number; dropped: number }> {
  const today = calendarDay(now, 'UTC');
  const { made } = await db.callFunction<{ made: number }>(make, [today]);
  const { dropped } = await db.callFunction<{ dropped: number }>(drop, [today, liveEventDays]);
  return { made, dropped };
}

export const keepLivePartitionsJob = async (_: object, { db, now }: JobContext): Promise<void> =>
  void (await keepLivePartitions(db, now));
