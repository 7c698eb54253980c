import { loginFailures, unlockLinkHours } from '@vonk/contract/account';
import { hour, minute } from '@vonk/contract/durations';
import { type Attempt, createToken, type Credentials, hasValidToken, lockAttempts } from '../accounts/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { Refuses } from '../platform/refusal.ts';

interface LockedOut {
  readonly owner: Credentials | undefined;
  readonly now: Date;
  /** What the owner is told: wrong passwords, or wrong codes after the right password. */
  readonly template: 'account_locked' | 'two_step_locked';
}

/**
 * Locks an address, or its second step, after too many wrong guesses. Its owner, if it has one, gets a link that still
 * lets them try (T127).
 */
export async function lockOut(tx: Tx, attempt: Attempt, { owner, now, template }: LockedOut): Promise<void> {
  await lockAttempts(tx, attempt, { until: new Date(now.getTime() + loginFailures.lockMinutes * minute), now });
  // Who is locked out again and again gets no more mail while the first link still works.
  if (owner && !(await hasValidToken(tx, owner, { purpose: 'unlock', now })))
    await mailOwner(tx, owner, { now, template });
}

async function mailOwner(tx: Tx, owner: Credentials, { now, template }: Omit<LockedOut, 'owner'>): Promise<void> {
  const until = new Date(now.getTime() + unlockLinkHours * hour);
  const token = await createToken(tx, owner, { purpose: 'unlock', now, expiresAt: until });
  const { max: count, lockMinutes: minutes } = loginFailures;
  const data = { token, count, minutes, until: until.toISOString() };
  await queueMail(tx, owner, { template, cause: `${template}:${now.toISOString()}`, data, now });
}

/** Refuses a login that is locked, with the minutes that are left. */
export const refuseLocked = (call: Refuses<'login_locked'>, minutes: number): never =>
  call.refuse('login_locked', { details: { minutes: Math.ceil(minutes) } });
