import type { CallInput, CallOutput } from '@vonk/contract/api';
import { maxPasskeys } from '@vonk/contract/passkeys';
import { type MemberCall, requireFreshLogin } from '../accounts/index.ts';
import { tellMember } from '../mails/index.ts';
import { isDuplicate } from '../platform/database/db.ts';
import { publicId } from '../platform/ids.ts';
import { challengeIn, passkeyName, verifyMadeKey } from '../platform/second-step/webauthn.ts';
import { useChallenge } from './challenges.ts';
import { addPasskey as keepPasskey, listPasskeys } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import type { PasskeysServices } from './services.ts';
import { viewOf } from './view.ts';

/**
 * Keeps a passkey that the member's device made for this site, and mails the member that there is one more way in
 * (T131).
 */
export async function addPasskey(
  services: PasskeysServices,
  call: MemberCall<'fresh_login_required' | 'passkey_failed' | 'too_many_passkeys'>,
  { name, response }: CallInput<'POST /api/passkey.php'>,
): Promise<CallOutput<'POST /api/passkey.php'>> {
  const { member, now } = call;
  requireFreshLogin(call);
  const challenge = { siteId: member.siteId, challenge: challengeIn(response), memberId: member.memberId };
  const isAsked = await services.db.transact((tx) => useChallenge(tx, challenge, now));
  if (!isAsked) call.refuse('passkey_failed');
  const party = relyingParty(services, call);
  const made = await verifyMadeKey({ party, response, challenge: challenge.challenge });
  const key = made ?? call.refuse('passkey_failed');
  return services.db
    .transact(async (tx) => {
      const id = publicId();
      await keepPasskey(tx, member, { ...key, id, name: passkeyName(name, member.device), now });
      const passkeys = await listPasskeys(tx, member);
      if (passkeys.length > maxPasskeys) call.refuse('too_many_passkeys', { details: { max: maxPasskeys } });
      await tellMember(tx, member, {
        template: 'passkey_added',
        cause: `passkey_added:${id}`,
        data: { at: now.toISOString() },
        now,
      });
      return { passkeys: viewOf(passkeys, call) };
    })
    .catch((error: unknown) =>
      isDuplicate(error, 'passkeys_site_id_credential_id_key') ? call.refuse('passkey_failed') : Promise.reject(error),
    );
}
