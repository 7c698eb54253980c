import { activationMailsPerDay } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import { day } from '@vonk/contract/durations';
import { countTokensSince, holdAccount, type MemberCall } from '../accounts/index.ts';
import { readProfile } from '../profile/index.ts';
import { mailActivation } from './activation-mail.ts';
import type { SignupServices } from './services.ts';

/** Sends the activation mail again, at most five in any 24 hours. */
export const sendActivationMail = (
  { db, mailboxHash }: SignupServices,
  call: MemberCall<'already_confirmed' | 'too_many_mails'>,
): Promise<CallOutput<'POST /api/activation-mail.php'>> =>
  db.transact(async (tx) => {
    const { member, site, now } = call;
    const account = await holdAccount(tx, member);
    if (account.status !== 'not_confirmed') call.refuse('already_confirmed');
    const sent = await countTokensSince(tx, member, { purpose: 'activate', since: new Date(now.getTime() - day) });
    if (sent >= activationMailsPerDay) call.refuse('too_many_mails');
    const { name } = await readProfile(tx, member);
    await mailActivation(
      tx,
      { ...member, email: account.email, locale: account.locale },
      { name, hasMessage: false, site, mailboxHash, now },
    );
    return { email: account.email };
  });
