import { day } from '@vonk/contract/durations';
import * as z from 'zod/mini';
import { type Db, sql } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { MailDeferred, type Mailer, MailRefused, messageIdOf, type MailSender } from '../../platform/mail.ts';
import type { MailboxState } from '../../platform/mail/status.ts';
import { traced } from '../../platform/traces/traced.ts';
import type { MailEventKind } from '../events/events.ts';
import { noteMailEvents } from '../events/note-events.ts';
import type { MailName } from '../events/tags.ts';
import { priorityOf } from '../purposes.ts';
import type { MailRefusal } from './failures.ts';
import { holdDomain, type MailPace, releaseDomain, takeTurn } from './turns.ts';
import type { Sites } from '../../sites/index.ts';
import { findMail, type FoundMail, isInVain, isStillWanted, sleepOf } from './find-mail.ts';
import type { QueuedMail } from './queued-mail.ts';

/** `hasTurn`: it waited for its turn, and has it now. */
const mailPayload = z.object({ siteId: z.int(), mailId: z.string(), hasTurn: z.optional(z.boolean()) });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-mail': z.infer<typeof mailPayload>;
  }
}

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
  /** On whose clock it is night for who gave none. */
  sites: Pick<Sites, 'byId'>;
  /** Left out: nothing is told of mails. */
  mark?(mail: MailName): MailMark;
  /** Left out: as fast as they come. */
  pace?: MailPace | undefined;
}

/** What a refusal says of the mailbox. */
const refusals: Readonly<Record<MailboxState, MailEventKind | undefined>> = {
  gone: 'bounced',
  troubled: 'soft_bounced',
  about_us: undefined,
};

const deleteOne = sql('delete from mails where site_id = $1 and id = $2');
const markSent = sql(
  `update mails set sent_at = $3, recipient = $4, locale = $5, data = '{}' where site_id = $1 and id = $2`,
);
const markRefused = sql(
  `update mails set refused_at = $3, refusal_code = $4, refusal = $5, recipient = $6, data = '{}'
    where site_id = $1 and id = $2`,
);

/** How long a mail is tried. */
const patience = 2 * day;

interface Trying extends MailName {
  readonly mail: FoundMail;
  readonly now: Date;
}

/**
 * The job that sends a queued mail, when its turn comes. A mail server that is away or says "later" is tried again for
 * two days; a final no is noted and accepted. What its reader may refuse waits in their quiet hours, however late it
 * comes, and does not go at all where they no longer want it or have read what it tells of (NOTI-4, T93), nor what says
 * no more than the site does to a mailbox that is known not to be there (NOTI-3).
 */
export function sendMail(tools: MailTools): Tasks['send-mail'] {
  const { mailer, sites, render, mark = () => ({ headers: {} }), pace } = tools;
  return job(mailPayload, async ({ siteId, mailId, hasTurn = false }, { db, now }) => {
    const mail = await findMail(db, { siteId, mailId }, now);
    if (mail === undefined) return;
    const trying = { siteId, mailId, mail, now };
    if (!isStillWanted(mail, now)) return db.transact(async (tx) => void (await tx.run(deleteOne, [siteId, mailId])));
    if (isInVain(mail)) return markGone(db, trying);
    const sleep = sleepOf(mail, { sites, now });
    if (sleep) return putOff(db, trying, { ...sleep, hasTurn });
    const turn = pace && (await takeTurn(db, mail, { pace, hasTurn, now }));
    if (turn && turn.waitSeconds > 0) return putOff(db, trying, { delaySeconds: turn.waitSeconds, hasTurn: true });
    const rendered = await render(mail);
    const messageId = messageIdOf(rendered.from, mail.cause, mail.recipient);
    try {
      const { headers, ...envelope } = mark({ siteId, mailId });
      const marked = { ...rendered, ...envelope, headers: { ...rendered.headers, ...headers } };
      await traced({ kind: 'mail', name: mail.template }, () =>
        mailer.send({ ...marked, to: mail.recipient, messageId }),
      );
    } catch (error) {
      return giveUp(db, trying, error);
    }
    await db.transact((tx) => tx.run(markSent, [siteId, mailId, now, mail.recipient, mail.locale]));
    if (turn && turn.failures > 0) await releaseDomain(db, mail);
  });
}

/** The mail comes again later, once, and behind what is more urgent then. */
const putOff = (
  db: Db,
  { siteId, mailId, mail }: Trying,
  { delaySeconds, hasTurn }: { delaySeconds: number; hasTurn: boolean },
): Promise<void> =>
  db.transact((tx) =>
    enqueue(tx, {
      task: 'send-mail',
      payload: { siteId, mailId, ...(hasTurn && { hasTurn }) },
      key: `send-mail:${mailId}`,
      delaySeconds,
      priority: priorityOf(mail.template),
    }),
  );

/** Notes that a mail was not tried: its mailbox is known not to be there. */
const markGone = (db: Db, { siteId, mailId, mail, now }: Trying): Promise<void> =>
  db.transact(
    async (tx) => void (await tx.run(markRefused, [siteId, mailId, now, null, 'no_mailbox', mail.recipient])),
  );

/** Notes that a mail will not be taken; throws where it is worth another try. */
async function giveUp(db: Db, trying: Trying, error: unknown): Promise<void> {
  const { siteId, mailId, mail, now } = trying;
  const isRefused = error instanceof MailRefused;
  if (error instanceof MailDeferred && error.isOfDomain) await holdDomain(db, mail, now);
  if (!isRefused && now.getTime() - mail.queuedAt.getTime() < patience) throw error;
  const { code = null, mailbox } = isRefused || error instanceof MailDeferred ? error : {};
  const kind = mailbox && refusals[mailbox];
  const refusal: MailRefusal = !isRefused ? 'given_up' : mailbox === 'gone' ? 'no_mailbox' : 'refused';
  await db.transact(async (tx) => {
    // The address first: what is noted of it is noted of the one it went to.
    await tx.run(markRefused, [siteId, mailId, now, code, refusal, mail.recipient]);
    if (kind) await noteMailEvents(tx, [{ siteId, mailId, kind, at: now }], { source: 'smtp', now });
  });
}
