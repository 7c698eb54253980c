import { sql } from '../platform/database/db.ts';
import { runInBatches } from '../platform/jobs/in-batches.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-expired': NoPayload;
  }
}

const statements = [
  sql(`delete from sessions where ctid = any(array(select ctid from sessions where expires_at < $1 limit $2))`),
  sql(`delete from account_tokens where ctid = any(array(
    select ctid from account_tokens where expires_at < $1::timestamptz - interval '30 days' limit $2))`),
  sql(`update accounts set tracking = '{}' where ctid = any(array(
    select ctid from accounts where tracking <> '{}' and signed_up_at < $1::timestamptz - interval '90 days'
      limit $2))`),
  sql(`delete from pending_logins where ctid = any(array(
    select ctid from pending_logins where expires_at < $1 limit $2))`),
  sql(`delete from attempts where ctid = any(array(
    select ctid from attempts where changed_at < $1::timestamptz - interval '2 days' limit $2))`),
];

/**
 * The nightly job that forgets, on every site, sessions that are over, links 30 days after they ended, attempts after
 * two days, and where a sign-up came from after 90 (T77).
 */
export const forgetExpired: Tasks['forget-expired'] = async (_, { db, now }) => {
  for (const statement of statements) await runInBatches(db, statement, [now]);
};
