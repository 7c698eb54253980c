import { createHash } from 'node:crypto';
import { type Db, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** What is limited, and by whom it is counted: a mail address, a network. Only a hash of the latter is stored. */
export interface Attempt extends SiteScope {
  readonly action:
    | 'login'
    | 'login_network'
    | 'signup_network'
    | 'signup_device'
    | 'underage'
    | 'prove'
    | 'two_step'
    | 'reset'
    | 'reset_network'
    | 'place'
    | 'export'
    | 'receipt'
    | 'sms_member'
    | 'sms_number'
    | 'top_up_link'
    | 'staff_login'
    | 'staff_network'
    | 'staff_code';
  readonly subject: string;
}

export interface AttemptLimit {
  readonly max: number;
  readonly windowMinutes: number;
}

const take = sql('select wait_seconds, taken from take_attempt_v1($1, $2, $3, $4, make_interval(mins => $5), $6)');
const lock = sql(`insert into attempts (site_id, action, subject, locked_until, changed_at) values ($1, $2, $3, $4, $5)
  on conflict (site_id, action, subject)
  do update set locked_until = excluded.locked_until, taken_at = '{}', changed_at = excluded.changed_at`);
const readLock = sql(
  'select locked_until from attempts where site_id = $1 and action = $2 and subject = $3 and locked_until > $4',
);
const forgive = sql('delete from attempts where site_id = $1 and action = $2 and subject = $3');
const giveBack = sql(`update attempts set taken_at = taken_at[:cardinality(taken_at) - 1]
  where site_id = $1 and action = $2 and subject = $3
  and cardinality(taken_at) > 0`);

const keyOf = ({ siteId, action, subject }: Attempt) => [
  siteId,
  action,
  createHash('sha256').update(`${siteId} ${subject}`).digest(),
];

/**
 * Takes one attempt, at once and for all processes. `waitSeconds` is 0 when it may go on; `taken` counts this one too.
 */
export async function takeAttempt(
  db: Db,
  attempt: Attempt,
  { max, windowMinutes, now }: AttemptLimit & { now: Date },
): Promise<{ waitSeconds: number; taken: number }> {
  const row = await db.callFunction<{ wait_seconds: number; taken: number }>(take, [
    ...keyOf(attempt),
    max,
    windowMinutes,
    now,
  ]);
  return { waitSeconds: row.wait_seconds, taken: row.taken };
}

/** Refuses every attempt until a moment, and forgets those before. */
export async function lockAttempts(
  tx: Tx,
  attempt: Attempt,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await tx.run(lock, [...keyOf(attempt), until, now]);
}

/** Until when attempts are refused, if they are. */
export async function lockedUntil(db: Db, attempt: Attempt, now: Date): Promise<Date | undefined> {
  return (await db.maybe<{ locked_until: Date }>(readLock, [...keyOf(attempt), now]))?.locked_until;
}

/** Forgets all attempts and the lock. */
export async function forgiveAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.run(forgive, keyOf(attempt));
}

/** Gives back the newest attempt: it was a right one. */
export async function giveBackAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.run(giveBack, keyOf(attempt));
}
