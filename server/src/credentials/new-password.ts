import { checkPassword, passwordLength, type PasswordError } from '@vonk/contract/signup';
import { changePassword, endSessions, knownWeakness, type Scope } from '../accounts/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Refuses } from '../platform/refusal.ts';
import type { Locale } from '@vonk/contract/locales';

/** Refuses a password that is too short, too long, the owner's name or address, or known from leaks (ACC-2). */
export async function judgePassword(
  call: Refuses<PasswordError>,
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const mistake = checkPassword(password, owner);
  if (mistake) call.refuse(mistake, { field: 'password', details: isLength(mistake) ? passwordLength : {} });
  const weakness = await knownWeakness(password);
  if (weakness) call.refuse(weakness, { field: 'password' });
}

const isLength = (mistake: string) => mistake === 'password_too_short' || mistake === 'password_too_long';

/** Sets the password, ends every session and tells the owner (T129, T131). */
export async function setNewPassword(
  tx: Tx,
  owner: Scope & { email: string; locale: Locale },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await changePassword(tx, owner, passwordHash);
  await endSessions(tx, owner);
  const data = { at: now.toISOString() };
  await queueMail(tx, owner, {
    template: 'password_changed',
    cause: `password_changed:${newId(now)}`,
    data,
    now,
  });
}
