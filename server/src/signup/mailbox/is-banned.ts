import { calendarDay } from '@vonk/contract/calendar';
import type { AnyCall } from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import { isBannedMailbox } from '../../restrictions/index.ts';
import type { SignupServices } from '../services.ts';

/**
 * Whether a mailbox cannot come back, because its account was closed before it was erased (T123). The mailbox is told
 * why and how to object; whoever filled in the form hears no reason, and on a site that does not tell whether an
 * address has an account nothing at all (ACC-9).
 */
export async function isBanned(
  { db, mailboxHash }: Pick<SignupServices, 'db' | 'mailboxHash'>,
  call: AnyCall<'signup_not_now'>,
  email: string,
): Promise<boolean> {
  const { site, locale, now } = call;
  if (!(await isBannedMailbox(db, site, { mailbox: mailboxHash(site, email), now }))) return false;
  const cause = `signup_refused:${calendarDay(now, site.timeZone)}`;
  await db.transact((tx) =>
    queueMail(tx, { siteId: site.siteId, email, locale }, { template: 'signup_refused', cause, data: {}, now }),
  );
  if (site.settings.reveal_accounts) call.refuse('signup_not_now');
  return true;
}
