import { endSessions, findCredentials, restoreSuspended, suspendAccount } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';
import { disableProfile, enableProfile } from '../profile/index.ts';

export interface StaffDeed {
  readonly siteId: number;
  readonly email: string;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
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
    return true;
  });
  if (isClosed) live.end(owner.memberId);
  return isClosed;
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
