import { sql } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-reports': object;
  }
}

const forget = sql("delete from reports where coalesce(decided_at, decide_by) < $1::timestamptz - interval '6 months'");

/** The nightly job that deletes reports, with their evidence, six months after they were decided, or were to be (T78, T80). */
export const forgetReports: Tasks['forget-reports'] = async (_, { db, now }) => {
  await db.transact((tx) => tx.run(forget, [now]));
};
