import { hour, hourSeconds } from '@vonk/contract/durations';
import { type AnyCall, type Attempt, lockAttempts, lockedUntil } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';

const cookieName = 'not_now';
const hours = 24;

const byEmail = ({ site }: AnyCall, email: string): Attempt => ({
  siteId: site.siteId,
  action: 'underage',
  subject: email.toLowerCase(),
});

/** Refuses a browser, or an address, that gave an under-age birth date within a day, without saying why (C28, T69). */
export async function refuseWhileUnderAge(db: Db, call: AnyCall<'signup_not_now'>, email: string): Promise<void> {
  if (call.cookie(cookieName) !== undefined || (await lockedUntil(db, byEmail(call, email), call.now)))
    call.refuse('signup_not_now');
}

/** Remembers an under-age answer for a day, in the browser and by the hash of the address. */
export async function rememberUnderAge(db: Db, call: AnyCall, email: string): Promise<void> {
  const until = new Date(call.now.getTime() + hours * hour);
  await db.transact((tx) => lockAttempts(tx, byEmail(call, email), { until, now: call.now }));
  call.setCookie(cookieName, '1', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: hours * hourSeconds });
}
