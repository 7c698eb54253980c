import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { SecondStep } from '@vonk/contract/admin/entrance';
import { loginFailures } from '@vonk/contract/account';
import { cleanEmail } from '@vonk/contract/signup';
import {
  type Attempt,
  fitsPassword,
  forgiveAttempts,
  giveBackAttempt,
  takeAttempt,
  withPasswordPlace,
} from '../../accounts/index.ts';
import { networkOf } from '../../consents/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { refuse, type Refuses } from '../../platform/refusal.ts';
import type { DoorCall } from '../call.ts';
import { setToken } from '../cookies.ts';
import { hasCodeApp } from '../nouns/codes.ts';
import { listPasskeys } from '../nouns/passkeys.ts';
import { addPending } from '../nouns/pending-logins.ts';
import { findByEmail, type StaffScope } from '../nouns/people.ts';
import type { StaffServices } from '../services.ts';

const perAddress = { max: loginFailures.max, windowMinutes: loginFailures.windowMinutes };
const perNetwork = { max: 100, windowMinutes: 15 };

/** Refuses what is locked, with the minutes that are left. */
export const refuseLocked = (call: Refuses<'login_locked'>, waitSeconds: number): never =>
  call.refuse('login_locked', { details: { minutes: Math.ceil(waitSeconds / 60) } });

/**
 * The first step: address and password. It opens nothing but the second. An address without an account is counted,
 * locked and answered like one with (T125), and both are counted before the password is looked at. Addresses are
 * counted by network, so that no stranger locks somebody out from elsewhere (T127).
 */
export async function logIn(
  services: StaffServices,
  call: DoorCall<'login_failed' | 'login_locked'>,
  input: AdminCallInput<'POST /api/admin/login'>,
): Promise<AdminCallOutput<'POST /api/admin/login'>> {
  const { db } = services;
  const { now, site } = call;
  const email = cleanEmail(input.email);
  const network = networkOf(call.address);
  const byNetwork: Attempt = { siteId: site.siteId, action: 'staff_network', subject: network };
  const byAddress: Attempt = {
    siteId: site.siteId,
    action: 'staff_login',
    subject: `${email.toLowerCase()} ${network}`,
  };
  const { person, isRight } = await withPasswordPlace(async (place) => {
    const ofNetwork = await takeAttempt(db, byNetwork, { ...perNetwork, now });
    if (ofNetwork.waitSeconds > 0) refuse('too_many_requests', { details: { seconds: ofNetwork.waitSeconds } });
    const { waitSeconds } = await takeAttempt(db, byAddress, { ...perAddress, now });
    if (waitSeconds > 0) refuseLocked(call, waitSeconds);
    const found = await findByEmail(db, email);
    return { person: found, isRight: await fitsPassword(found?.passwordHash, input.password, place) };
  });
  const steps = person && isRight ? await secondStepsOf(db, person) : [];
  if (!person || steps.length === 0) return call.refuse('login_failed');
  const token = await db.transact(async (tx) => {
    await forgiveAttempts(tx, byAddress);
    await giveBackAttempt(tx, byNetwork);
    return addPending(tx, { staffId: person.staffId, linkHash: null }, now);
  });
  setToken(services, call, { kind: 'pending', token });
  return { second_steps: steps };
}

/** The second steps that somebody has set up; who has none comes in by a link alone. */
async function secondStepsOf(reader: Reader, scope: StaffScope): Promise<SecondStep[]> {
  const hasCode = await hasCodeApp(reader, scope);
  const hasKey = (await listPasskeys(reader, scope)).length > 0;
  return [...(hasKey ? (['passkey'] as const) : []), ...(hasCode ? (['code'] as const) : [])];
}
