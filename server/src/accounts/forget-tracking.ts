import { sql } from '../platform/database/db.ts';
import { runInBatches } from '../platform/jobs/in-batches.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-tracking': NoPayload;
  }
}

const forget = sql(`update accounts set tracking = '{}' where ctid = any(array(
  select ctid from accounts where tracking <> '{}' and signed_up_at < $1::timestamptz - interval '90 days'
    limit $2))`);

/** The nightly job that forgets, on every site, where a sign-up came from after 90 days (T77). */
export const forgetTracking: Tasks['forget-tracking'] = async (_, { db, now }) => {
  await runInBatches(db, forget, [now]);
};
