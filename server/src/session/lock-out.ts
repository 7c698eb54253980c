import { loginFailures, unlockLinkHours } from '@vonk/contract/account';
import { type Attempt, createToken, type Credentials, hasValidToken, lockAttempts } from '../accounts/index.ts';
import { queueMemberMail } from '../notifications/index.ts';
import type { Tx } from '../platform/db.ts';

const minute = 60_000;

/** Locks an address after too many wrong passwords. Its owner, if it has one, gets a link that still lets them in (T127). */
export async function lockOut(tx: Tx, attempt: Attempt, { owner, now }: { owner: Credentials | undefined; now: Date }): Promise<void> {
  await lockAttempts(tx, attempt, { until: new Date(now.getTime() + loginFailures.lockMinutes * minute), now });
  // Who is locked out again and again gets no more mail while the first link still works.
  if (owner && !(await hasValidToken(tx, owner, { purpose: 'unlock', now }))) await mailOwner(tx, owner, now);
}

async function mailOwner(tx: Tx, owner: Credentials, now: Date): Promise<void> {
  const until = new Date(now.getTime() + unlockLinkHours * 60 * minute);
  const token = await createToken(tx, owner, { purpose: 'unlock', now, expiresAt: until });
  const { max: count, lockMinutes: minutes } = loginFailures;
  const data = { token, count, minutes, until: until.toISOString() };
  await queueMemberMail(tx, owner, { template: 'account_locked', cause: `account_locked:${now.toISOString()}`, data, now });
}
