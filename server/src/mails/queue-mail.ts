import type { Locale } from '@vonk/contract/locales';
import { sql, type Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { SiteScope } from '../sites/index.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import type { AccountMail } from './purposes.ts';

/** Where a mail goes, and in which language. */
export interface Addressee {
  readonly siteId: number;
  readonly email: string;
  readonly locale: Locale;
}

/** What is to be mailed: a template with the data that belongs to it. */
export type MailOrder<Template extends MailTemplate = MailTemplate> = {
  readonly [Name in Template]: {
    readonly template: Name;
    /** What it is about, for instance `activation:<token id>`; the same cause reaches the same address once. */
    readonly cause: string;
    /** Plain JSON. It is emptied once the mail is out, so a one-time link may stand in it. */
    readonly data: MailData[Name];
    readonly now: Date;
  };
}[Template];

const insertMail = sql(`insert into mails (site_id, id, cause, recipient, template, locale, data, queued_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint mails_once do nothing`);

/**
 * Queues a mail in the caller's transaction, unless the same cause has queued one to this address before; tells whether
 * it did. It goes out whatever the reader chose: what a member may refuse goes by `tellMember` alone.
 */
export const queueMail = (tx: Tx, to: Addressee, order: MailOrder<AccountMail>): Promise<boolean> =>
  insertOrder(tx, to, order);

/** Queues a mail without asking anything. */
export async function insertOrder(
  tx: Tx,
  { siteId, email, locale }: Addressee,
  { template, cause, data, now }: MailOrder,
): Promise<boolean> {
  const id = newId(now);
  const count = await tx.run(insertMail, [siteId, id, cause, email, template, locale, data, now]);
  if (count === 0) return false;
  await enqueue(tx, { task: 'send-mail', payload: { siteId, mailId: id } });
  return true;
}

const deleteTo = sql('delete from mails where site_id = $1 and lower(recipient) = lower($2)');

/** Forgets the mails to an address. */
export const forgetMails = async (tx: Tx, { siteId }: SiteScope, recipient: string): Promise<void> =>
  void (await tx.run(deleteTo, [siteId, recipient]));
