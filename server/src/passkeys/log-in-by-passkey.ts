import type { LoginError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { minute } from '@vonk/contract/durations';
import { type AnyCall, readCredentials } from '../accounts/index.ts';
import { openSession } from '../session/index.ts';
import { addChallenge, useChallenge } from './challenges.ts';
import { holdPasskey, notePasskeyUse, type StoredKey } from './passkeys.ts';
import { challengeEnd, challengeIn, challengeMinutes, relyingParty, signature } from './relying-party.ts';
import type { PasskeysServices } from './services.ts';

/** What a passkey is to sign. The device knows whose it is; the server names nobody (T125). */
export async function startPasskeyLogin(
  services: PasskeysServices,
  call: AnyCall,
): Promise<CallOutput<'POST /api/passkey-login-start.php'>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services, call).id,
    timeout: challengeMinutes * minute,
    userVerification: 'required',
    allowCredentials: [],
  });
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
    const counter = await verified(services, call, { response, key, challenge: challenge.challenge });
    await notePasskeyUse(tx, site, {
      credentialId: key.credentialId,
      counter,
      today: calendarDay(now, site.timeZone),
    });
    return { ...(await readCredentials(tx, { siteId: site.siteId, memberId: key.memberId })), isProvedTwice: true };
  });
}

interface Signed {
  readonly response: Record<string, unknown>;
  readonly key: StoredKey;
  readonly challenge: string;
}

/** The key's own count after this signature; refuses one that does not fit, or whose count went back (a copied key). */
async function verified(
  services: PasskeysServices,
  call: AnyCall<'passkey_failed'>,
  { response, key, challenge }: Signed,
): Promise<number> {
  const party = relyingParty(services, call);
  const signed = signature.safeParse(response).data ?? call.refuse('passkey_failed');
  const answer = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(() => undefined);
  return answer?.verified ? answer.authenticationInfo.newCounter : call.refuse('passkey_failed');
}
