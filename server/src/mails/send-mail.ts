import * as z from 'zod/mini';
import { sql } from '../platform/database/db.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { type Mailer, MailRefused, messageIdOf, type MailSender } from '../platform/mail.ts';
import type { MailboxState } from '../platform/mail/status.ts';
import type { MailEventKind } from './events/events.ts';
import { noteMailEvents } from './events/note-events.ts';
import type { MailName } from './events/tags.ts';
import type { MailData, MailTemplate } from './mail-data.ts';

const mailPayload = z.object({ siteId: z.int(), mailId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-mail': z.infer<typeof mailPayload>;
    'purge-mails': NoPayload;
  }
}

export type QueuedMail<Template extends MailTemplate = MailTemplate> = {
  readonly [Name in Template]: {
    readonly siteId: number;
    /** Whose mail it is; null for who is no member. */
    readonly memberId: string | null;
    readonly cause: string;
    readonly recipient: string;
    readonly template: Name;
    readonly locale: string;
    readonly data: MailData[Name];
  };
}[Template];

/** What a template makes of a queued mail. */
export interface RenderedMail {
  from: MailSender;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** What a mail carries so that what becomes of it is known to be of it. */
export interface MailMark {
  headers: Record<string, string>;
  /** The envelope sender, to which comes what a receiver has to say of it. */
  returnPath?: string;
}

export interface MailTools {
  mailer: Mailer;
  render(mail: QueuedMail): Promise<RenderedMail>;
  /** Left out: nothing is told of mails. */
  mark?(mail: MailName): MailMark;
}

/** What a refusal says of the mailbox. */
const refusals: Readonly<Record<MailboxState, MailEventKind | undefined>> = {
  gone: 'bounced',
  troubled: 'soft_bounced',
  about_us: undefined,
};

const retentionDays = 30;

const findMail = sql(`select site_id as "siteId", member_id as "memberId", cause, recipient, template, locale, data
  from mails where site_id = $1 and id = $2 and sent_at is null and refused_at is null`);
const markSent = sql(`update mails set sent_at = $3, data = '{}' where site_id = $1 and id = $2`);
const markRefused = sql(
  `update mails set refused_at = $3, refusal_code = $4, data = '{}' where site_id = $1 and id = $2`,
);
const deleteOld = sql(`delete from mails where queued_at < $1::timestamptz - make_interval(days => ${retentionDays})`);

/**
 * The job that sends a queued mail. A mail server that is away or says "later" is tried again; a final no is noted and
 * accepted.
 */
export function sendMail({ mailer, render, mark = () => ({ headers: {} }) }: MailTools): Tasks['send-mail'] {
  return job(mailPayload, async ({ siteId, mailId: id }, { db, now }) => {
    const mail = await db.maybe<QueuedMail>(findMail, [siteId, id]);
    if (mail === undefined) return;
    const rendered = await render(mail);
    const messageId = messageIdOf(rendered.from, mail.cause, mail.recipient);
    try {
      const { headers, ...envelope } = mark({ siteId, mailId: id });
      const marked = { ...rendered, ...envelope, headers: { ...rendered.headers, ...headers } };
      await mailer.send({ ...marked, to: mail.recipient, messageId });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      const { code = null, mailbox } = error;
      const kind = mailbox && refusals[mailbox];
      await db.transact(async (tx) => {
        if (kind) await noteMailEvents(tx, [{ siteId, mailId: id, kind, at: now }], { source: 'smtp', now });
        await tx.run(markRefused, [siteId, id, now, code]);
      });
      return;
    }
    await db.transact((tx) => tx.run(markSent, [siteId, id, now]));
  });
}

/** The daily job that forgets mails 30 days after they were queued, on every site. */
export const purgeMails: Tasks['purge-mails'] = async (_, { db, now }) => {
  await db.transact((tx) => tx.run(deleteOld, [now]));
};
