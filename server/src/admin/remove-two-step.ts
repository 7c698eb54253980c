import { findCredentials } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { Db } from '../platform/database/db.ts';
import { publicIdOf } from '../profile/index.ts';
import type { SiteScope } from '../sites/index.ts';
import { dropTwoStep, tellTwoStep } from '../two-step/index.ts';

export interface StaffDeed extends SiteScope {
  readonly email: string;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Takes the second step of a login off for a member who lost app and backup codes, and tells them; false when there is
 * none to take off.
 */
export async function removeTwoStep({ db }: { db: Db }, deed: StaffDeed): Promise<boolean> {
  const owner = await findCredentials(db, deed, deed.email);
  if (!owner) return false;
  return db.transact(async (tx) => {
    if (!(await dropTwoStep(tx, owner))) return false;
    await tellTwoStep(tx, owner, { template: 'two_step_off', now: deed.now });
    await noteAction(tx, { ...deed, action: 'two_step_removed', subject: await publicIdOf(tx, owner) });
    return true;
  });
}
