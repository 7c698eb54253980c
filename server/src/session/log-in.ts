import { type LoginError, loginFailures } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { cleanEmail } from '@vonk/contract/signup';
import {
  type AnyCall,
  type Attempt,
  findCredentials,
  fitsPassword,
  forgiveAttempts,
  giveBackAttempt,
  takeAttempt,
  withPasswordPlace,
} from '../accounts/index.ts';
import { networkOf } from '../consents/index.ts';
import type { Db } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';
import { lockOut, refuseLocked } from './lock-out.ts';
import { openSession } from './open-session.ts';
import { reactivate } from './reactivate.ts';
import type { SessionFlowServices } from './services.ts';

const perAccount = { max: loginFailures.max, windowMinutes: loginFailures.windowMinutes };
const perNetwork = { max: 100, windowMinutes: 15 };

/**
 * Logs in by address and password. An address without an account is counted, locked and answered like one with (T125),
 * and both are counted before the password is looked at, so that guesses at one moment cannot pass the limit together.
 */
export async function logIn(
  services: SessionFlowServices,
  call: AnyCall<'login_failed' | 'login_locked' | LoginError>,
  input: CallInput<'POST /api/user.php'>,
): Promise<CallOutput<'POST /api/user.php'>> {
  const { db } = services;
  const { now, site } = call;
  const email = cleanEmail(input.email);
  const byNetwork: Attempt = { siteId: site.siteId, action: 'login_network', subject: networkOf(call.address) };
  const byAccount: Attempt = { siteId: site.siteId, action: 'login', subject: email.toLowerCase() };
  const { taken, credentials, isRight } = await withPasswordPlace(async (place) => {
    const attempts = await countAttempts(db, call, { byNetwork, byAccount });
    const found = await findCredentials(db, site, email);
    const fits = await fitsPassword(found?.passwordHash, input.password, place);
    return { taken: attempts, credentials: found, isRight: fits };
  });
  if (!credentials || !isRight) {
    if (taken < perAccount.max) return call.refuse('login_failed');
    await db.transact((tx) => lockOut(tx, byAccount, { owner: credentials, now, template: 'account_locked' }));
    return refuseLocked(call, loginFailures.lockMinutes);
  }

  return openSession(services, call, async (tx) => {
    await forgiveAttempts(tx, byAccount);
    await giveBackAttempt(tx, byNetwork);
    // Nobody is brought back by a password alone where a second step is asked.
    if (input.stay && !(await services.asksSecondStep(tx, credentials))) await reactivate(tx, credentials);
    return credentials;
  });
}

/**
 * Takes an attempt of the network and one of the account, whose number it answers; refuses when either has none left.
 */
async function countAttempts(
  db: Db,
  call: AnyCall<'login_locked'>,
  { byNetwork, byAccount }: { byNetwork: Attempt; byAccount: Attempt },
): Promise<number> {
  const { now } = call;
  const network = await takeAttempt(db, byNetwork, { ...perNetwork, now });
  if (network.waitSeconds > 0) refuse('too_many_requests', { details: { seconds: network.waitSeconds } });
  const account = await takeAttempt(db, byAccount, { ...perAccount, now });
  if (account.waitSeconds > 0) refuseLocked(call, account.waitSeconds / 60);
  return account.taken;
}
