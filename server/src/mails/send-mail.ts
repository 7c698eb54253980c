import {
  defaultNotifications,
  defaultQuietHours,
  type NotificationType,
  type QuietHours,
} from '@vonk/contract/notifications';
import * as z from 'zod/mini';
import type { Credentials } from '../accounts/index.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { Sites } from '../sites/index.ts';
import { waitOf } from './choices/quiet.ts';
import { isWanted } from './choices/tell-member.ts';
import { purposes } from './purposes.ts';
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
  /** On whose clock it is night for who gave none. */
  sites: Pick<Sites, 'byId'>;
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

// With what its reader has chosen by now, if they chose anything.
const findMail =
  sql(`select m.site_id as "siteId", m.member_id as "memberId", m.cause, m.recipient, m.template, m.locale,
    m.data, a.status, a.notifications_disabled is not null as "hasTrouble", c.mail,
    c.mail_paused_until as "pausedUntil",
    c.time_zone, case when c.quiet_from is not null then
      json_build_object('from', c.quiet_from, 'until', c.quiet_until) end as quiet,
    m.queued_at < $3::timestamptz - interval '10 minutes' and unread_total_v1(m.site_id, m.member_id) = 0
      and m.template in ('new_conversation', 'new_message', 'unread') as "isRead"
  from mails m
    left join account_cards a on a.site_id = m.site_id and a.id = m.member_id
    left join notification_choices c on c.site_id = m.site_id and c.member_id = m.member_id
  where m.site_id = $1 and m.id = $2 and m.sent_at is null and m.refused_at is null`);
const deleteOne = sql('delete from mails where site_id = $1 and id = $2');
const markSent = sql(`update mails set sent_at = $3, data = '{}' where site_id = $1 and id = $2`);
const markRefused = sql(
  `update mails set refused_at = $3, refusal_code = $4, data = '{}' where site_id = $1 and id = $2`,
);
const deleteOld = sql(`delete from mails where queued_at < $1::timestamptz - make_interval(days => ${retentionDays})`);

/** What the reader chose; all null where they have chosen nothing yet. */
interface Found {
  readonly status: Credentials['status'] | null;
  readonly hasTrouble: boolean;
  readonly mail: readonly string[] | null;
  readonly pausedUntil: Date | null;
  readonly time_zone: string | null;
  readonly quiet: QuietHours | null;
  /** Whether it is late, tells of messages, and all are read. */
  readonly isRead: boolean;
}

/**
 * The job that sends a queued mail. A mail server that is away or says "later" is tried again; a final no is noted and
 * accepted. What its reader may refuse waits in their quiet hours, however late it comes, and does not go at all where
 * they no longer want it or have read what it tells of (NOTI-4, T93).
 */
export function sendMail({ mailer, sites, render, mark = () => ({ headers: {} }) }: MailTools): Tasks['send-mail'] {
  return job(mailPayload, async ({ siteId, mailId: id }, { db, now }) => {
    const mail = await db.maybe<QueuedMail & Found>(findMail, [siteId, id, now]);
    if (mail === undefined) return;
    const purpose = purposes[mail.template];
    if (purpose !== 'account') {
      if (!isStillWanted(mail, purpose, now))
        return db.transact(async (tx) => void (await tx.run(deleteOne, [siteId, id])));
      const quiet = mail.mail === null ? defaultQuietHours : mail.quiet;
      const wait = waitOf({ siteId, quiet, time_zone: mail.time_zone, purpose }, { sites, now });
      if (wait)
        return db.transact((tx) => enqueue(tx, { task: 'send-mail', payload: { siteId, mailId: id }, ...wait }));
    }
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

const isStillWanted = (
  { status, hasTrouble, mail, pausedUntil, isRead }: Found,
  purpose: NotificationType,
  now: Date,
): boolean =>
  !isRead &&
  status !== null &&
  isWanted(
    { status, hasTrouble, mail: mail ?? defaultNotifications, push: [], mailPausedUntil: pausedUntil },
    { purpose, by: 'mail', now },
  );

/** The daily job that forgets mails 30 days after they were queued, on every site. */
export const purgeMails: Tasks['purge-mails'] = async (_, { db, now }) => {
  await db.transact((tx) => tx.run(deleteOld, [now]));
};
