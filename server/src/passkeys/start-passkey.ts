import type { CallOutput } from '@vonk/contract/api';
import { maxPasskeys } from '@vonk/contract/passkeys';
import { type MemberCall, readCredentials, requireFreshLogin } from '../accounts/index.ts';
import { challengeEnd, creationOptions } from '../platform/second-step/webauthn.ts';
import { addChallenge } from './challenges.ts';
import { credentialsOfMember } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import type { PasskeysServices } from './services.ts';

/** What a new passkey is made with: one that the device keeps and asks its owner for. Needs a fresh login (T130). */
export async function startPasskey(
  services: PasskeysServices,
  call: MemberCall<'fresh_login_required' | 'too_many_passkeys'>,
): Promise<CallOutput<'POST /api/passkey-start.php'>> {
  const { db } = services;
  const { member, now } = call;
  requireFreshLogin(call);
  const known = await credentialsOfMember(db, member);
  if (known.length >= maxPasskeys) call.refuse('too_many_passkeys', { details: { max: maxPasskeys } });
  const { email } = await readCredentials(db, member);
  const party = relyingParty(services, call);
  const options = await creationOptions({ party, id: member.publicId, name: email, known });
  const challenge = { siteId: member.siteId, challenge: options.challenge, memberId: member.memberId };
  await db.transact((tx) => addChallenge(tx, challenge, challengeEnd(now)));
  return { options: { ...options } };
}
