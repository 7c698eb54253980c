import type { LoginError, User } from '@vonk/contract/account';
import type { Locale } from '@vonk/contract/locales';
import {
  addPendingLogin,
  type AnyCall,
  leavesAt,
  type Scope,
  setPendingCookie,
  setSessionCookie,
  startSession,
  wakeAccount,
} from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { showProfile } from '../profile/index.ts';
import { keepLocale } from './locale-cookie.ts';
import type { SessionFlowServices } from './services.ts';
import { userOf } from './users.ts';

export interface Proved extends Scope {
  readonly locale: Locale;
  /** By a passkey, or by a password and a second step. */
  readonly isProvedTwice?: boolean;
}

/**
 * Logs the member in whom `prove` answers, in the same transaction: a new session, its cookie, the language cookie
 * (C14). Answers the member. Whoever switched the second step on gets no session yet: what `prove` did is kept, and
 * `second_step_required` asks for the step (T128).
 */
export async function openSession(
  services: SessionFlowServices,
  call: AnyCall<LoginError>,
  prove: (tx: Tx) => Promise<Proved>,
): Promise<{ user: User }> {
  const { member, token, isPending } = await services.db.transact(async (tx) => {
    const member = await prove(tx);
    if (!member.isProvedTwice && (await services.asksSecondStep(tx, member)))
      return { member, token: await addPendingLogin(tx, member, call.now), isPending: true };
    await refuseLeaving(tx, call, member);
    // Who was away so long that nobody found them any more is shown again (T80).
    if (await wakeAccount(tx, member)) await showProfile(tx, member);
    return { member, token: await startSession(tx, member, call), isPending: false };
  });
  if (isPending) {
    setPendingCookie(services, call, token);
    call.refuse('second_step_required');
  }
  setSessionCookie(services, call, token);
  keepLocale(services, call, member.locale);
  return { user: await userOf(services, member, call) };
}

/** Who is leaving is not logged in but asked: logging in takes nothing back by itself (T54). */
async function refuseLeaving(tx: Tx, call: AnyCall<LoginError>, member: Scope): Promise<void> {
  const until = await leavesAt(tx, member);
  if (until) call.refuse('account_leaving', { details: { until: until.toISOString() } });
}
