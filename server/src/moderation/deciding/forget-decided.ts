import { sql } from '../../platform/database/db.ts';
import { runInBatches } from '../../platform/jobs/in-batches.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-complaints': NoPayload;
    'forget-reports': NoPayload;
  }
}

// What the yearly report counts stays, without anybody (T66).
const dropComplaints = sql(`with gone as (
    delete from complaints where ctid = any(array(select ctid from complaints
      where coalesce(decided_at, decide_by) < $1::timestamptz - interval '2 years' limit $2)) returning *)
  insert into past_notices (site_id, kind, reason, outcome, received_at, decided_at)
  select site_id, kind, reason, outcome, received_at, decided_at from gone`);

const dropReports = sql(`with gone as (
    delete from reports where ctid = any(array(select ctid from reports
      where coalesce(decided_at, decide_by) < $1::timestamptz - interval '6 months' limit $2)) returning *)
  insert into past_notices (site_id, kind, reason, outcome, received_at, decided_at)
  select site_id, 'report', reason, outcome, received_at, decided_at from gone`);

/** The nightly job that deletes complaints two years after they were decided, or were to be (T78, T80). */
export const forgetComplaints: Tasks['forget-complaints'] = async (_, { db, now }) => {
  await runInBatches(db, dropComplaints, [now]);
};

/**
 * The nightly job that deletes reports, with their evidence, six months after they were decided, or were to be (T78,
 * T80).
 */
export const forgetReports: Tasks['forget-reports'] = async (_, { db, now }) => {
  await runInBatches(db, dropReports, [now]);
};
