import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { loginFailures } from '@vonk/contract/account';
import { type Attempt, forgiveAttempts, takeAttempt } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { type Ceremony, challengeIn, requestOptions, verifySignature } from '../../platform/second-step/webauthn.ts';
import type { DoorCall } from '../call.ts';
import { recognise, spendCode } from '../nouns/codes.ts';
import { holdPasskey, keepChallenge, listPasskeys, notePasskeyUse, useChallenge } from '../nouns/passkeys.ts';
import type { StaffScope } from '../nouns/people.ts';
import { relyingParty } from '../relying-party.ts';
import type { StaffServices } from '../services.ts';
import { refuseLocked } from './log-in.ts';
import { openSession, pendingOf } from './open-session.ts';

/**
 * Takes a code of an app or a backup code, counted like a password and before it is looked at. Answers what uses it up
 * in the transaction of what it opens.
 */
export async function takeCode(
  { db, seal }: StaffServices,
  call: DoorCall & Refuses<'code_wrong' | 'login_locked'>,
  { scope, typed }: { scope: StaffScope; typed: string },
): Promise<(tx: Tx) => Promise<void>> {
  const { now, site } = call;
  const attempt: Attempt = { siteId: site.siteId, action: 'staff_code', subject: scope.staffId };
  const { max, windowMinutes } = loginFailures;
  const { waitSeconds } = await takeAttempt(db, attempt, { max, windowMinutes, now });
  if (waitSeconds > 0) refuseLocked(call, waitSeconds);
  const code = await recognise(db, seal, { scope, code: typed, now });
  if (!code) return call.refuse('code_wrong', { field: 'code' });
  return async (tx) => {
    if (!(await spendCode(tx, scope, { code, now }))) call.refuse('code_wrong', { field: 'code' });
    await forgiveAttempts(tx, attempt);
  };
}

/** What a passkey of somebody is to sign. */
export async function startSigning(services: StaffServices, exchange: Exchange, scope: StaffScope) {
  const keys = await listPasskeys(services.db, scope);
  const options = await requestOptions(relyingParty(services, exchange), keys);
  await services.db.transact((tx) => keepChallenge(tx, scope, { challenge: options.challenge, now: exchange.now }));
  return { options: { ...options } };
}

/** Checks what somebody's passkey signed, once; refuses with `passkey_failed`. */
export async function takeSignature(
  services: StaffServices,
  call: DoorCall & Refuses<'passkey_failed'>,
  { scope, response }: { scope: StaffScope; response: Ceremony },
): Promise<(tx: Tx) => Promise<void>> {
  const { now } = call;
  const challenge = challengeIn(response);
  if (!(await services.db.transact((tx) => useChallenge(tx, scope, { challenge, now })))) call.refuse('passkey_failed');
  return async (tx) => {
    const key = (await holdPasskey(tx, scope, String(response['id']))) ?? call.refuse('passkey_failed');
    const signed = await verifySignature({ party: relyingParty(services, call), response, challenge, key });
    const counter = signed ?? call.refuse('passkey_failed');
    await notePasskeyUse(tx, key, { counter, now });
  };
}

/** The second step, by a code. */
export async function logInByCode(
  services: StaffServices,
  call: DoorCall<'code_wrong' | 'login_over' | 'login_locked'>,
  { code }: AdminCallInput<'POST /api/admin/login-code'>,
): Promise<AdminCallOutput<'POST /api/admin/login-code'>> {
  const scope = await pendingOf(services, call);
  const prove = await takeCode(services, call, { scope, typed: code });
  const { me } = await openSession(services, call, { scope, prove });
  return { me };
}

export const startPasskeyLogin = async (
  services: StaffServices,
  call: DoorCall<'login_over'>,
): Promise<AdminCallOutput<'POST /api/admin/login-passkey-start'>> =>
  startSigning(services, call, await pendingOf(services, call));

/** The second step, by a passkey. */
export async function logInByPasskey(
  services: StaffServices,
  call: DoorCall<'passkey_failed' | 'login_over'>,
  { response }: AdminCallInput<'POST /api/admin/login-passkey'>,
): Promise<AdminCallOutput<'POST /api/admin/login-passkey'>> {
  const scope = await pendingOf(services, call);
  const prove = await takeSignature(services, call, { scope, response });
  const { me } = await openSession(services, call, { scope, prove });
  return { me };
}
