import { hour, hourSeconds } from '@vonk/contract/durations';
import { type AnyCall, type Attempt, forgiveAttempts, lockAttempts, lockedUntil } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { MailboxServices } from '../mailboxes/index.ts';
import type { Db } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const cookieName = 'not_now';
const hours = 24;

type GateServices = Pick<MailboxServices, 'mailboxHash'> & { readonly db: Db };

const lockOf = ({ siteId }: SiteScope, mailbox: string): Attempt => ({ siteId, action: 'underage', subject: mailbox });

/**
 * Refuses a browser, or an address, that gave an under-age birth date within a day, without saying why (C28, T69). The
 * browser holds whose answer it was, hashed, so that what is taken back for the address is for the browser too.
 */
export async function refuseWhileUnderAge(
  { db, mailboxHash }: GateServices,
  call: AnyCall<'signup_not_now'>,
  email: string,
): Promise<void> {
  const { site, now } = call;
  const mailboxes = [mailboxHash(site, email).toString('base64url'), call.cookie(cookieName)];
  for (const mailbox of mailboxes)
    if (mailbox !== undefined && (await lockedUntil(db, lockOf(site, mailbox), now))) call.refuse('signup_not_now');
}

/** Remembers an under-age answer for a day, in the browser and by the hash of the address. */
export async function rememberUnderAge({ db, mailboxHash }: GateServices, call: AnyCall, email: string): Promise<void> {
  const { site, now } = call;
  const mailbox = mailboxHash(site, email).toString('base64url');
  const until = new Date(now.getTime() + hours * hour);
  await db.transact((tx) => lockAttempts(tx, lockOf(site, mailbox), { until, now }));
  call.setCookie(cookieName, mailbox, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: hours * hourSeconds });
}

/**
 * Lets an address sign up again, and the browser that it was given in, after a person proved to be of age: a mistyped
 * year closes the form as well. False when nothing is closed for it. The log names the mailbox by its hash.
 */
export async function letSignUpAgain(
  { db, mailboxHash }: GateServices,
  { siteId, email, actor, reason, now }: SiteScope & { email: string; actor: string; reason: string; now: Date },
): Promise<boolean> {
  const mailbox = mailboxHash({ siteId }, email).toString('base64url');
  const lock = lockOf({ siteId }, mailbox);
  if ((await lockedUntil(db, lock, now)) === undefined) return false;
  await db.transact(async (tx) => {
    await forgiveAttempts(tx, lock);
    await noteAction(tx, { siteId, actor, action: 'signup_let_again', subject: mailbox, reason, now });
  });
  return true;
}
