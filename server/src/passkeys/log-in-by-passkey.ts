import type { LoginError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { type AnyCall, readCredentials } from '../accounts/index.ts';
import { challengeEnd, challengeIn, requestOptions, verifySignature } from '../platform/second-step/webauthn.ts';
import { openSession } from '../session/index.ts';
import { addChallenge, useChallenge } from './challenges.ts';
import { holdPasskey, notePasskeyUse } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import type { PasskeysServices } from './services.ts';

/** What a passkey is to sign. The device knows whose it is; the server names nobody (T125). */
export async function startPasskeyLogin(
  services: PasskeysServices,
  call: AnyCall,
): Promise<CallOutput<'POST /api/passkey-login-start.php'>> {
  const options = await requestOptions(relyingParty(services, call));
  const challenge = { siteId: call.site.siteId, challenge: options.challenge, memberId: null };
  await services.db.transact((tx) => addChallenge(tx, challenge, challengeEnd(call.now)));
  return { options: { ...options } };
}

/** Logs in whose passkey signed the challenge, also while strangers have the password locked (T127, T128). */
export async function logInByPasskey(
  services: PasskeysServices,
  call: AnyCall<'passkey_failed' | LoginError>,
  { response }: CallInput<'POST /api/passkey-login.php'>,
): Promise<CallOutput<'POST /api/passkey-login.php'>> {
  const { site, now } = call;
  const challenge = { siteId: site.siteId, challenge: challengeIn(response), memberId: null };
  if (!(await services.db.transact((tx) => useChallenge(tx, challenge, now)))) call.refuse('passkey_failed');
  return openSession(services, call, async (tx) => {
    const key = (await holdPasskey(tx, site, String(response['id']))) ?? call.refuse('passkey_failed');
    const party = relyingParty(services, call);
    const signed = await verifySignature({ party, response, key, challenge: challenge.challenge });
    const counter = signed ?? call.refuse('passkey_failed');
    await notePasskeyUse(tx, site, {
      credentialId: key.credentialId,
      counter,
      today: calendarDay(now, site.timeZone),
    });
    return { ...(await readCredentials(tx, { siteId: site.siteId, memberId: key.memberId })), isProvedTwice: true };
  });
}
