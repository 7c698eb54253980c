import type { LinkError, LoginError } from '@vonk/contract/account';
import { calendarDay } from '@vonk/contract/calendar';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, confirmAccount, holdAccount, type Scope, useToken } from '../accounts/index.ts';
import { grantCredits } from '../credits/index.ts';
import type { MailboxServices } from '../mailboxes/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { appendEvent } from '../platform/live/live-events.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { confirmProfile } from '../profile/index.ts';
import { openSession } from '../session/index.ts';
import { freeCreditsOf, signupGrant } from './mailbox/free-credits.ts';
import type { SignupServices } from './services.ts';

/**
 * Confirms an address by its mailed link, once: the profile is shown, the site's free credits are granted, held
 * messages go out in a job (ACC-3). Whoever holds the link is its reader, so they are logged in.
 */
export async function activate(
  services: SignupServices,
  call: AnyCall<LinkError | LoginError>,
  { token: secret }: CallInput<'POST /api/activate.php'>,
): Promise<CallOutput<'POST /api/activate.php'>> {
  const { site, now } = call;
  let granted_credits = 0;
  const woken: string[] = [];
  const { user } = await openSession(services, call, async (tx) => {
    const link = await useToken(tx, site, { secret, purpose: 'activate', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    const { locale } = await holdAccount(tx, link.scope);
    granted_credits = (await confirmMember(tx, link.scope, { site, now, mailboxHash: services.mailboxHash }))
      .grantedCredits;
    woken.push(link.scope.memberId);
    return { ...link.scope, locale };
  }).finally(() => services.live.wake(woken));
  return { user, granted_credits };
}

/** Confirms the address and does what follows from it, once. */
export async function confirmMember(
  tx: Tx,
  scope: Scope,
  { site, now, mailboxHash }: Pick<AnyCall, 'site' | 'now'> & MailboxServices,
): Promise<{ isNew: boolean; grantedCredits: number }> {
  if (!(await confirmAccount(tx, scope, now))) return { isNew: false, grantedCredits: 0 };
  // Before the credits: whoever sends a message locks in that order.
  await appendEvent(tx, scope.memberId, { kind: 'account', payload: {}, now });
  await confirmProfile(tx, scope, calendarDay(now, site.timeZone));
  const { email } = await holdAccount(tx, scope);
  const amount = await freeCreditsOf(tx, { mailboxHash }, { site, email, now });
  if (amount > 0) await grantCredits(tx, scope, { amount, ...signupGrant, now });
  await enqueue(tx, { task: 'release-held-messages', payload: { siteId: scope.siteId, memberId: scope.memberId } });
  await enqueue(tx, { task: 'announce-likes', payload: { siteId: scope.siteId, memberId: scope.memberId } });
  return { isNew: true, grantedCredits: amount };
}
