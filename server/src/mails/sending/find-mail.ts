import { defaultNotifications, defaultQuietHours, type QuietHours } from '@vonk/contract/notifications';
import type { Credentials } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { type QuietServices, waitOf } from '../choices/quiet.ts';
import { isWanted } from '../choices/tell-member.ts';
import type { MailName } from '../events/tags.ts';
import { isRefusable, isSpare, purposes, unrefusableMails } from '../purposes.ts';
import type { QueuedMail } from './queued-mail.ts';

/** What the reader chose; all null where they have chosen nothing yet. */
interface Chosen {
  readonly status: Credentials['status'] | null;
  readonly hasTrouble: boolean;
  /** Whether a mail to this very address came back for good. */
  readonly isUnreachable: boolean;
  readonly mail: readonly string[] | null;
  readonly pausedUntil: Date | null;
  readonly time_zone: string | null;
  readonly quiet: QuietHours | null;
  /** Whether it is late, tells of messages, and all are read. */
  readonly isRead: boolean;
}

export type FoundMail = QueuedMail & Chosen & { readonly queuedAt: Date };

// With what its reader has chosen by now, if they chose anything. What they may refuse goes to the address and in the
// language that are theirs by now, however long it waited; what nobody can refuse may be about the address it names.
const find = sql(`select m.site_id as "siteId", m.member_id as "memberId", m.cause, m.template,
    case when m.template = any($4) then m.recipient else coalesce(a.email, m.recipient) end as recipient,
    case when m.template = any($4) then m.locale else coalesce(a.locale, m.locale) end as locale, m.data,
    m.queued_at as "queuedAt", a.status, a.notifications_disabled is not null as "hasTrouble",
    coalesce(a.notifications_disabled = 'bounce' and lower(a.email) = lower(m.recipient), false) as "isUnreachable",
    c.mail, c.mail_paused_until as "pausedUntil", c.time_zone, case when c.quiet_from is not null then
      json_build_object('from', c.quiet_from, 'until', c.quiet_until) end as quiet,
    m.queued_at < $3::timestamptz - interval '10 minutes' and unread_total_v1(m.site_id, m.member_id) = 0
      and m.template in ('new_conversation', 'new_message', 'unread') as "isRead"
  from mails m
    left join account_cards a on a.site_id = m.site_id and a.id = m.member_id
    left join notification_choices c on c.site_id = m.site_id and c.member_id = m.member_id
  where m.site_id = $1 and m.id = $2 and m.sent_at is null and m.refused_at is null`);

/** A mail that is still to be sent, with what its reader has chosen by now. */
export const findMail = (reader: Reader, { siteId, mailId }: MailName, now: Date): Promise<FoundMail | undefined> =>
  reader.maybe<FoundMail>(find, [siteId, mailId, now, unrefusableMails]);

/** Whether its reader wants it now: always, where it is about their own account. */
export function isStillWanted(mail: FoundMail, now: Date): boolean {
  const purpose = purposes[mail.template];
  if (!isRefusable(purpose)) return true;
  const { status, hasTrouble, mail: chosen, pausedUntil, isRead } = mail;
  if (isRead || status === null) return false;
  const choices = { status, hasTrouble, mail: chosen ?? defaultNotifications, push: [], mailPausedUntil: pausedUntil };
  return isWanted(choices, { purpose, by: 'mail', now });
}

/** Whether it would go to a mailbox that is known not to be there, and need not be written nevertheless (NOTI-3). */
export const isInVain = ({ template, isUnreachable }: FoundMail): boolean => isUnreachable && isSpare(template);

/** How long its reader is not to be disturbed with it; undefined where they may be now. */
export function sleepOf(
  mail: FoundMail,
  services: QuietServices & { readonly now: Date },
): { delaySeconds: number } | undefined {
  const purpose = purposes[mail.template];
  if (!isRefusable(purpose)) return undefined;
  const quiet = mail.mail === null ? defaultQuietHours : mail.quiet;
  return waitOf({ siteId: mail.siteId, quiet, time_zone: mail.time_zone, purpose }, services);
}
