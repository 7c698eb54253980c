import type { CallInput, CallOutput } from '@vonk/contract/api';
import { mailChangeLinkHours, resetMailsPerDay } from '@vonk/contract/credentials';
import { hour } from '@vonk/contract/durations';
import { cleanEmail, isEmail } from '@vonk/contract/signup';
import {
  countTokensSince,
  createToken,
  dropTokens,
  findCredentials,
  holdAccount,
  type MemberCall,
} from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { proveOwner } from '../fresh-login.ts';

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
  const taken = await findCredentials(db, site, email);
  if (taken && site.settings.reveal_accounts) call.refuse('email_taken', { field: 'email' });
  await db.transact(async (tx) => {
    await holdAccount(tx, member);
    const sent = await countTokensSince(tx, member, {
      purpose: 'mail_change',
      since: new Date(now.getTime() - 24 * hour),
    });
    if (sent >= resetMailsPerDay) call.refuse('too_many_mails');
    const until = new Date(now.getTime() + mailChangeLinkHours * hour);
    await dropTokens(tx, member, { purpose: 'mail_change', now });
    const token = await createToken(tx, member, { purpose: 'mail_change', now, expiresAt: until, data: { email } });
    const reader = { siteId: site.siteId, email, locale: owner.locale, memberId: taken?.memberId ?? member.memberId };
    const cause = `mail_change:${newId(now)}`;
    // The owner of the other account learns it from their mail, whoever asks does not (ACC-9).
    if (taken) await queueMail(tx, reader, { template: 'already_member', cause, data: {}, now });
    else
      await queueMail(tx, reader, {
        template: 'mail_change',
        cause,
        data: { token, until: until.toISOString() },
        now,
      });
  });
  return { email };
}
