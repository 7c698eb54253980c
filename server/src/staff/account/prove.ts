import { loginFailures } from '@vonk/contract/account';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { type Attempt, fitsPassword, takeAttempt, withPasswordPlace } from '../../accounts/index.ts';
import { networkOf } from '../../consents/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { StaffCall } from '../call.ts';
import { startSigning, takeCode, takeSignature } from '../entrance/finish-login.ts';
import { refuseLocked } from '../entrance/log-in.ts';
import { meOf } from '../me.ts';
import { findPerson } from '../nouns/people.ts';
import { noteProof } from '../nouns/sessions.ts';
import type { StaffServices } from '../services.ts';

type Proved = AdminCallOutput<'POST /api/admin/prove'>;

async function proved(
  services: StaffServices,
  { staff, now }: StaffCall,
  take: (tx: Tx) => Promise<void>,
): Promise<Proved> {
  await services.db.transact(async (tx) => {
    await take(tx);
    await noteProof(tx, staff, now);
  });
  return { me: meOf(services, { ...staff, provedAt: now }) };
}

/** Proves by password and code that who has the session is still them; guesses are counted like those of a login. */
export async function proveByCode(
  services: StaffServices,
  call: StaffCall<'login_failed' | 'login_locked' | 'code_wrong'>,
  { password, code }: AdminCallInput<'POST /api/admin/prove'>,
): Promise<Proved> {
  const { staff, now, site } = call;
  const subject = `${staff.email.toLowerCase()} ${networkOf(call.address)}`;
  const attempt: Attempt = { siteId: site.siteId, action: 'staff_login', subject };
  const { max, windowMinutes } = loginFailures;
  const isRight = await withPasswordPlace(async (place) => {
    const { waitSeconds } = await takeAttempt(services.db, attempt, { max, windowMinutes, now });
    if (waitSeconds > 0) refuseLocked(call, waitSeconds);
    const person = await findPerson(services.db, staff);
    return fitsPassword(person?.passwordHash, password, place);
  });
  if (!isRight) call.refuse('login_failed', { field: 'password' });
  return proved(services, call, await takeCode(services, call, { scope: staff, typed: code }));
}

export const startProof = (services: StaffServices, call: StaffCall) => startSigning(services, call, call.staff);

/** The same by a passkey, whose device asked its owner for finger, face or PIN. */
export const proveByPasskey = async (
  services: StaffServices,
  call: StaffCall<'passkey_failed'>,
  { response }: AdminCallInput<'POST /api/admin/prove-passkey'>,
): Promise<Proved> => proved(services, call, await takeSignature(services, call, { scope: call.staff, response }));
