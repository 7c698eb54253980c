import type { Tx } from '../../platform/database/db.ts';
import { dropBackupCodes } from '../nouns/codes.ts';
import { endLinks } from '../nouns/links.ts';
import { removePasskeys } from '../nouns/passkeys.ts';
import { endPending } from '../nouns/pending-logins.ts';
import { forgetSecrets, type StaffScope } from '../nouns/people.ts';
import { endSessions } from '../nouns/sessions.ts';

/** Takes every way in of somebody away. */
export async function lockOut(tx: Tx, person: StaffScope, now: Date): Promise<void> {
  await endSessions(tx, person);
  await endPending(tx, person);
  await endLinks(tx, person, now);
  await forgetSecrets(tx, person);
  await dropBackupCodes(tx, person);
  await removePasskeys(tx, person);
}
