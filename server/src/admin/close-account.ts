import { dropTwoStep, endSessions, findCredentials, restoreSuspended, type Scope, suspendAccount } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { Db, Tx } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';
import { enqueue } from '../platform/outbox.ts';
import { tellTwoStep } from '../two-step/index.ts';
import { disableProfile, enableProfile } from '../profile/index.ts';

export interface StaffDeed {
  readonly siteId: number;
  readonly email: string;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
  /** Closed for fraud: whoever wrote to it is warned, and gets the credits of that back (T24, T121). */
  readonly isFraud?: boolean;
}

/** Closes an account: its sessions end, nobody sees or hears from it any more; false when there is none to close. */
export async function closeAccount({ db, live }: { db: Db; live: Pick<Live, 'end'> }, deed: StaffDeed): Promise<boolean> {
  const owner = await findCredentials(db, deed.siteId, deed.email);
  if (!owner) return false;
  const isClosed = await db.transact(async (tx) => {
    if (!(await suspendAccount(tx, owner))) return false;
    await disableProfile(tx, owner);
    await endSessions(tx, owner);
    await noteAction(tx, { ...deed, action: 'account_closed', subject: owner.memberId });
    if (deed.isFraud) await answerFraud(tx, owner, deed.now);
    return true;
  });
  if (isClosed) live.end(owner.memberId);
  return isClosed;
}

async function answerFraud(tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> {
  const payload = { site_id: siteId, profile_id: memberId, removed_at: now.toISOString() };
  await enqueue(tx, { task: 'return-message-credits', payload });
  await enqueue(tx, { task: 'warn-of-fraud', payload });
}

/** Opens an account that was closed, as it was; false when it was not closed. */
export async function restoreAccount({ db }: { db: Db }, deed: StaffDeed): Promise<boolean> {
  const owner = await findCredentials(db, deed.siteId, deed.email);
  if (!owner) return false;
  return db.transact(async (tx) => {
    if (!(await restoreSuspended(tx, owner))) return false;
    await enableProfile(tx, owner);
    await noteAction(tx, { ...deed, action: 'account_restored', subject: owner.memberId });
    return true;
  });
}

/** Takes the second step of a login off for a member who lost app and backup codes, and tells them; false when there is none to take off. */
export async function removeTwoStep({ db }: { db: Db }, deed: StaffDeed): Promise<boolean> {
  const owner = await findCredentials(db, deed.siteId, deed.email);
  if (!owner) return false;
  return db.transact(async (tx) => {
    if (!(await dropTwoStep(tx, owner))) return false;
    await tellTwoStep(tx, owner, { template: 'two_step_off', now: deed.now });
    await noteAction(tx, { ...deed, action: 'two_step_removed', subject: owner.memberId });
    return true;
  });
}
