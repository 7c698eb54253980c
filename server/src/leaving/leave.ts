import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { graceDays } from '@vonk/contract/leaving';
import {
  createToken,
  type Credentials,
  endSessions,
  type MemberCall,
  setSessionCookie,
  startLeaving,
} from '../accounts/index.ts';
import { readRepayable } from '../credits/index.ts';
import { proveOwner } from '../credentials/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { hideProfile } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';
import { countDeparture, keepRemarks } from './departures.ts';
import type { LeavingServices } from './services.ts';
import { tellAcquaintances } from './tell-acquaintances.ts';

/**
 * Hides the member everywhere, logs them out on all devices and mails one way back (T53); a job erases them on day 14.
 */
export async function leave(
  services: LeavingServices,
  call: MemberCall<'password_wrong'>,
  { password, reason, remarks = '', now: atOnce }: CallInput<'POST /api/leave.php'>,
): Promise<CallOutput<'POST /api/leave.php'>> {
  const { db, live } = services;
  const { member, site, now } = call;
  const owner = (await proveOwner(db, call, password)) ?? call.refuse('password_wrong', { field: 'password' });
  const told = await db.transact(async (tx) => {
    const ids = await beginLeaving(tx, owner, { site, reason, atOnce, now });
    if (ids && reason === 'other') await keepRemarks(tx, site, { day: calendarDay(now, site.timeZone), remarks });
    return ids;
  });
  setSessionCookie(services, call, '');
  live.end(member.memberId);
  live.wake(told ?? []);
  return { erased_at: eraseAtOf(now).toISOString() };
}

const eraseAtOf = (now: Date): Date => new Date(now.getTime() + graceDays * day);

interface Departure {
  readonly site: Site;
  readonly reason: CallInput<'POST /api/leave.php'>['reason'];
  /** Whether they want to be erased at once, which they are asked once more by mail. */
  readonly atOnce: boolean;
  readonly now: Date;
}

/**
 * Hides a member, ends their sessions and mails the way back; answers whom to wake after commit, undefined when they
 * were leaving before.
 */
export async function beginLeaving(
  tx: Tx,
  owner: Credentials,
  { site, reason, atOnce, now }: Departure,
): Promise<string[] | undefined> {
  const eraseAt = eraseAtOf(now);
  const ids = await tellAcquaintances(tx, owner, now);
  if (!(await startLeaving(tx, owner, eraseAt))) return undefined;
  await hideProfile(tx, owner);
  await endSessions(tx, owner);
  await countDeparture(tx, site, { day: calendarDay(now, site.timeZone), reason });
  await mailWayBack(tx, owner, { atOnce, eraseAt, now });
  return ids;
}

/** One mail: the way back or, for whoever wants it at once, the question whether they are sure. */
async function mailWayBack(
  tx: Tx,
  owner: Credentials,
  { atOnce, eraseAt, now }: { atOnce: boolean; eraseAt: Date; now: Date },
): Promise<void> {
  const token = await createToken(tx, owner, { purpose: atOnce ? 'erase' : 'reactivate', now, expiresAt: eraseAt });
  const repaid = (await readRepayable(tx, owner)).map(({ minor, currency }) => ({ minor, currency }));
  const data = { token, until: eraseAt.toISOString(), repaid };
  await queueMail(tx, owner, {
    template: atOnce ? 'erase_now' : 'leaving',
    cause: `leaving:${newId(now)}`,
    data,
    now,
  });
}
