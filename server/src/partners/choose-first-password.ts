import type { PasswordError } from '@vonk/contract/signup';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { giveFirstPassword, hashPassword, type MemberCall, readCredentials } from '../accounts/index.ts';
import { judgePassword } from '../credentials/index.ts';
import { readProfile } from '../profile/index.ts';
import { userOf } from '../session/index.ts';
import type { PartnersServices } from './services.ts';

/** Sets the password of a member who has none yet; whoever has one changes it with the old one (ACC-4, ACC-6). */
export async function chooseFirstPassword(
  services: PartnersServices,
  call: MemberCall<'password_is_set' | PasswordError>,
  { password }: CallInput<'POST /api/first-password.php'>,
): Promise<CallOutput<'POST /api/first-password.php'>> {
  const { member } = call;
  const { db } = services;
  const { email } = await readCredentials(db, member);
  const { name } = await readProfile(db, member);
  await judgePassword(call, password, { name, email });
  const passwordHash = await hashPassword(password);
  if (!(await db.transact((tx) => giveFirstPassword(tx, member, passwordHash)))) call.refuse('password_is_set');
  return { user: await userOf(services, member, call) };
}
