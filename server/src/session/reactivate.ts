import { type Scope, stopLeaving } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { showProfile } from '../profile/index.ts';

/** Brings an account back that is leaving, as it was; changes nothing in any other (T54). */
export async function reactivate(tx: Tx, scope: Scope): Promise<void> {
  if (await stopLeaving(tx, scope)) await showProfile(tx, scope);
}
