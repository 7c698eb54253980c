import { activationLinkDays } from '@vonk/contract/account';
import { day } from '@vonk/contract/durations';
import type { Locale } from '@vonk/contract/locales';
import { createToken, type Scope } from '../accounts/index.ts';
import type { MailboxHash } from '../mailboxes/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Site } from '../sites/index.ts';
import { freeCreditsOf } from './mailbox/free-credits.ts';

export interface ActivationMail {
  readonly name: string;
  /** Whether messages wait to be sent. */
  readonly hasMessage: boolean;
  /** Whether it says that the address is not confirmed yet. */
  readonly isReminder?: boolean;
  readonly site: Site;
  readonly mailboxHash: MailboxHash;
  readonly now: Date;
}

/** Mails a new link that confirms the address once, within seven days (ACC-3). */
export async function mailActivation(
  tx: Tx,
  account: Scope & { readonly email: string; readonly locale: Locale },
  { name, hasMessage, isReminder = false, site, mailboxHash, now }: ActivationMail,
): Promise<void> {
  const until = new Date(now.getTime() + activationLinkDays * day);
  const token = await createToken(tx, account, { purpose: 'activate', now, expiresAt: until });
  const { message_credits } = site.settings;
  const credits = await freeCreditsOf(tx, { mailboxHash }, { site, email: account.email, now });
  const count = message_credits > 0 ? Math.floor(credits / message_credits) : 0;
  const data = { name, token, count, has_message: hasMessage, reminds: isReminder, until: until.toISOString() };
  await queueMail(tx, account, { template: 'activation', cause: `activation:${newId(now)}`, data, now });
}
