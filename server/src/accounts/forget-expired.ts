import { sql } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-expired': NoPayload;
  }
}

const forgetSessions = sql('delete from sessions where expires_at < $1');
const forgetTokens = sql(`delete from account_tokens where expires_at < $1::timestamptz - interval '30 days'`);
const forgetTracking = sql(
  `update accounts set tracking = '{}' where tracking <> '{}' and signed_up_at < $1::timestamptz - interval '90 days'`,
);
const forgetPending = sql('delete from pending_logins where expires_at < $1');
const forgetAttempts = sql(`delete from attempts where changed_at < $1::timestamptz - interval '2 days'`);

/**
 * The nightly job that forgets, on every site, sessions that are over, links 30 days after they ended, attempts after
 * two days, and where a sign-up came from after 90 (T77).
 */
export const forgetExpired: Tasks['forget-expired'] = async (_, { db, now }) => {
  await db.transact(async (tx) => {
    await tx.run(forgetSessions, [now]);
    await tx.run(forgetTokens, [now]);
    await tx.run(forgetTracking, [now]);
    await tx.run(forgetPending, [now]);
    await tx.run(forgetAttempts, [now]);
  });
};
