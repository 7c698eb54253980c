import type { CallInput, CallOutput } from '@vonk/contract/api';
import { cleanEmail, isEmail } from '@vonk/contract/signup';
import { findCredentials, type MemberCall } from '../../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { proveOwner } from '../fresh-login.ts';
import { sendMailChange } from './send-mail-change.ts';

/** Mails the new address a link that moves the account there. A newer wish replaces an older one. */
export async function askMailChange(
  { db }: { db: Db },
  call: MemberCall<'new_email_invalid' | 'email_taken' | 'password_wrong' | 'too_many_mails'>,
  input: CallInput<'POST /api/mail-change.php'>,
): Promise<CallOutput<'POST /api/mail-change.php'>> {
  const { member, site, now } = call;
  const owner = (await proveOwner(db, call, input.password)) ?? call.refuse('password_wrong', { field: 'password' });
  const email = cleanEmail(input.email);
  if (!isEmail(email) || email.toLowerCase() === owner.email.toLowerCase())
    call.refuse('new_email_invalid', { field: 'email' });
  if (site.settings.reveal_accounts && (await findCredentials(db, site, email)))
    call.refuse('email_taken', { field: 'email' });
  await db.transact(async (tx) => {
    const { siteId, memberId } = member;
    if (!(await sendMailChange(tx, { siteId, memberId, locale: owner.locale }, { email, now })))
      call.refuse('too_many_mails');
  });
  return { email };
}
