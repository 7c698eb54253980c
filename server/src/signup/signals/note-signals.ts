import { type SuspicionSignal, suspicionLimits } from '@vonk/contract/admin/queues/suspicions';
import { dayMinutes } from '@vonk/contract/durations';
import { isDisposableEmail } from 'disposable-email-domains-js';
import { type AnyCall, type Scope, takeAttempt } from '../../accounts/index.ts';
import { knownDevice } from '../../platform/http/rates/device-mark.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import { noteSuspicion } from '../../suspicions/index.ts';

/** What was counted as somebody signed up. */
export type SignupCounts = Partial<Record<SuspicionSignal, number>>;

/** Of one browser: it is counted here and limited elsewhere. */
const unlimited = 1000;

interface Counting {
  readonly email: string;
  /** Sign-ups of the last hour from the network, with this one. */
  readonly fromNetwork: number;
}

/**
 * Counts what may be one person's many accounts. Of network and browser the number goes to the account, never which
 * they are; a browser is counted by the hash of its mark, for as long as attempts are kept.
 */
export async function countSignals(
  { db, seal }: { readonly db: Db; readonly seal: Seal },
  call: AnyCall,
  { email, fromNetwork }: Counting,
): Promise<SignupCounts> {
  const { siteId } = call.site;
  const mark = knownDevice(seal, call);
  const attempt = { siteId, action: 'signup_device', subject: mark ?? '' } as const;
  const limit = { max: unlimited, windowMinutes: dayMinutes, now: call.now };
  return {
    many_from_network: fromNetwork,
    many_from_device: mark === undefined ? 0 : (await takeAttempt(db, attempt, limit)).taken,
    throwaway_mail: isDisposableEmail(email) ? 1 : 0,
  };
}

/** Notes at a new account what is as many as somebody is to look at (STAFF-2). */
export async function noteSignals(tx: Tx, scope: Scope, { counts, now }: { counts: SignupCounts; now: Date }) {
  for (const [name, count] of Object.entries(counts)) {
    const signal = name as SuspicionSignal;
    if (count >= suspicionLimits[signal]) await noteSuspicion(tx, scope, { signal, count, now });
  }
}
