import { sql, type Tx } from '../database/db.ts';
import { newId } from '../ids.ts';
import type { Tasks } from '../jobs/jobs.ts';
import { MailRefused, messageIdOf, type Mailer, type MailSender } from '../mail.ts';
import { enqueue } from '../jobs/outbox.ts';

declare module '../jobs/outbox.ts' {
  interface JobPayloads {
    'send-mail': { site_id: number; mail_id: string };
    'purge-mails': object;
  }
}

/** A mail somebody is to get. */
export interface NewMail {
  siteId: number;
  /** What it is about, for instance `activation:<token id>`; the same cause reaches the same recipient once. */
  cause: string;
  recipient: string;
  template: string;
  locale: string;
  /** What the template needs, as plain JSON. It is emptied once the mail is out, so a one-time link may stand in it. */
  data: Record<string, unknown>;
}

/** What a template makes of a queued mail. */
export interface RenderedMail {
  from: MailSender;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface MailTools {
  mailer: Mailer;
  render(mail: NewMail): Promise<RenderedMail>;
}

const retentionDays = 30;

const insertMail = sql(`insert into mails (site_id, id, cause, recipient, template, locale, data, queued_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint mails_once do nothing`);
const findMail = sql(`select site_id as "siteId", cause, recipient, template, locale, data from mails
  where site_id = $1 and id = $2 and sent_at is null and refused_at is null`);
const markSent = sql(`update mails set sent_at = $3, data = '{}' where site_id = $1 and id = $2`);
const markRefused = sql(
  `update mails set refused_at = $3, refusal_code = $4, data = '{}' where site_id = $1 and id = $2`,
);
const deleteOld = sql(`delete from mails where queued_at < $1::timestamptz - make_interval(days => ${retentionDays})`);

/** Queues a mail in the caller's transaction, unless the same cause has queued one to this recipient before; tells whether it did. */
export async function queueMail(tx: Tx, mail: NewMail, now: Date): Promise<boolean> {
  const { siteId, cause, recipient, template, locale, data } = mail;
  const id = newId(now);
  const count = await tx.run(insertMail, [siteId, id, cause, recipient, template, locale, data, now]);
  if (count === 0) return false;
  await enqueue(tx, { task: 'send-mail', payload: { site_id: siteId, mail_id: id } });
  return true;
}

/** The job that sends a queued mail. A mail server that is away or says "later" is tried again; a final no is noted and accepted. */
export function sendMail({ mailer, render }: MailTools): Tasks['send-mail'] {
  return async ({ site_id: siteId, mail_id: id }, { db, now }) => {
    const mail = await db.maybe<NewMail>(findMail, [siteId, id]);
    if (mail === undefined) return;
    const rendered = await render(mail);
    const messageId = messageIdOf(rendered.from, mail.cause, mail.recipient);
    try {
      await mailer.send({ ...rendered, to: mail.recipient, messageId });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await db.transact((tx) => tx.run(markRefused, [siteId, id, now, error.code ?? null]));
      return;
    }
    await db.transact((tx) => tx.run(markSent, [siteId, id, now]));
  };
}

/** The daily job that forgets mails 30 days after they were queued, on every site. */
export const purgeMails: Tasks['purge-mails'] = async (_, { db, now }) => {
  await db.transact((tx) => tx.run(deleteOld, [now]));
};

const deleteTo = sql('delete from mails where site_id = $1 and lower(recipient) = lower($2)');

/** Forgets the mails to an address. */
export const forgetMails = async (tx: Tx, siteId: number, recipient: string): Promise<void> =>
  void (await tx.run(deleteTo, [siteId, recipient]));
