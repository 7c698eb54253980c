import {
  type Attempt,
  type Credentials,
  fitsPassword,
  forgiveAttempts,
  type MemberCall,
  proveSession,
  readCredentials,
  takeAttempt,
  withPasswordPlace,
} from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';

const guesses = { max: 5, windowMinutes: 15 };

/**
 * The member's credentials when the password is theirs, else undefined; guesses are counted, so that an open session is
 * no way to the password.
 */
export async function proveOwner(
  db: Db,
  { member, now }: MemberCall,
  password: string,
): Promise<Credentials | undefined> {
  const attempt: Attempt = { siteId: member.siteId, action: 'prove', subject: member.memberId };
  const credentials = await withPasswordPlace(async (place) => {
    const { waitSeconds } = await takeAttempt(db, attempt, { ...guesses, now });
    if (waitSeconds > 0) refuse('too_many_requests', { details: { seconds: waitSeconds } });
    const theirs = await readCredentials(db, member);
    return (await fitsPassword(theirs.passwordHash, password, place)) ? theirs : undefined;
  });
  if (!credentials) return undefined;
  await db.transact((tx) => forgiveAttempts(tx, attempt));
  return credentials;
}

export async function freshenLogin(
  { db }: { db: Db },
  call: MemberCall<'password_wrong'>,
  { password }: { password: string },
): Promise<Record<string, never>> {
  if (!(await proveOwner(db, call, password))) call.refuse('password_wrong', { field: 'password' });
  await db.transact((tx) => proveSession(tx, call.member, call.now));
  return {};
}
