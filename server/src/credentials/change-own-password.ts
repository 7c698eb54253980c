import type { PasswordError } from '@vonk/contract/signup';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { hashPassword, type MemberCall, setSessionCookie, startSession } from '../accounts/index.ts';
import { orRefuse } from '../platform/refusal.ts';
import { readProfile } from '../profile/index.ts';
import { type SessionFlowServices, userOf } from '../session/index.ts';
import { proveOwner } from './fresh-login.ts';
import { judgePassword, setNewPassword } from './new-password.ts';

/**
 * Changes the password of whoever knows the old one; every session ends and this browser gets a new one (ACC-6, T129).
 */
export async function changeOwnPassword(
  services: SessionFlowServices,
  call: MemberCall<'old_password_wrong' | PasswordError>,
  { old_password: old, password }: CallInput<'PUT /api/password.php'>,
): Promise<CallOutput<'PUT /api/password.php'>> {
  const { db } = services;
  const { member, now } = call;
  const owner = (await proveOwner(db, call, old)) ?? call.refuse('old_password_wrong', { field: 'old_password' });
  const { name } = orRefuse(await readProfile(db, member), 'not_found');
  await judgePassword(call, password, { name, email: owner.email });
  const passwordHash = await hashPassword(password);
  const token = await db.transact(async (tx) => {
    await setNewPassword(tx, owner, { passwordHash, now });
    return startSession(tx, member, call);
  });
  setSessionCookie(services, call, token);
  services.live.end(member.memberId);
  return { user: await userOf(services, member, call) };
}
