import { type LoginError, loginFailures } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import {
  type AnyCall,
  type Attempt,
  dropPendingLogins,
  findPendingLogin,
  forgiveAttempts,
  readCredentials,
  setPendingCookie,
  takeAttempt,
} from '../accounts/index.ts';
import { lockOut, openSession, reactivate, refuseLocked } from '../session/index.ts';
import { recognise, spendCode } from './codes.ts';
import type { TwoStepServices } from './services.ts';

/**
 * The second step of a login: only now is there a session (T128, T129). Codes are counted and locked like passwords,
 * and counted before they are looked at; the owner gets a mail that lets them try again (T127).
 */
export async function finishLogin(
  services: TwoStepServices,
  call: AnyCall<'code_wrong' | 'login_over' | 'login_locked' | LoginError>,
  { code: typed, stay }: CallInput<'POST /api/two-step-login.php'>,
): Promise<CallOutput<'POST /api/two-step-login.php'>> {
  const { db, seal } = services;
  const { now, site } = call;
  const scope = (await findPendingLogin(db, site, call)) ?? call.refuse('login_over');
  const attempt: Attempt = { siteId: site.siteId, action: 'two_step', subject: scope.memberId };
  const { max, windowMinutes } = loginFailures;
  const { waitSeconds, taken } = await takeAttempt(db, attempt, { max, windowMinutes, now });
  if (waitSeconds > 0) refuseLocked(call, waitSeconds / 60);
  const owner = await readCredentials(db, scope);
  const code = await recognise(db, seal, { scope, code: typed, now });
  if (!code) {
    if (taken < max) return call.refuse('code_wrong', { field: 'code' });
    await db.transact((tx) => lockOut(tx, attempt, { owner, now, template: 'two_step_locked' }));
    return refuseLocked(call, loginFailures.lockMinutes);
  }
  const answer = await openSession(services, call, async (tx) => {
    if (!(await spendCode(tx, scope, { code, now }))) call.refuse('code_wrong', { field: 'code' });
    await forgiveAttempts(tx, attempt);
    await dropPendingLogins(tx, scope);
    if (stay) await reactivate(tx, scope);
    return { ...owner, isProvedTwice: true };
  });
  setPendingCookie(services, call, '');
  return answer;
}
