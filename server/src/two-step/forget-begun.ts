import { sql } from '../platform/database/db.ts';
import { runInBatches } from '../platform/jobs/in-batches.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-begun-two-steps': NoPayload;
  }
}

const forget = sql(`delete from two_steps where ctid = any(array(
  select ctid from two_steps where confirmed_at is null and started_at < $1::timestamptz - interval '1 day'
    limit $2))`);

/**
 * The nightly job that forgets, on every site, who began to switch the second step on and went no further for a day.
 */
export const forgetBegunTwoSteps: Tasks['forget-begun-two-steps'] = async (_, { db, now }) => {
  await runInBatches(db, forget, [now]);
};
