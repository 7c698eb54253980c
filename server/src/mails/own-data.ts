import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  notifications: sql(
    `select mail, push, shows_content, quiet_from, quiet_until, time_zone, mail_paused_until, changed_at
      from notification_choices
      where site_id = $1 and member_id = $2`,
  ),
  mails: sql(
    `select m.template, m.recipient, m.locale, m.queued_at, m.sent_at, m.refused_at, m.refusal_code, m.refusal
      from mails m
      where m.site_id = $1 and (m.member_id = $2 or lower(m.recipient) =
        (select lower(a.email) from account_cards a where a.site_id = $1 and a.id = $2))
      order by m.queued_at`,
  ),
  mail_events: sql(
    `select m.template, m.recipient, e.kind, e.happened_at, e.source from mail_events e
      join mails m on m.site_id = e.site_id and m.id = e.mail_id
      where m.site_id = $1 and (m.member_id = $2 or lower(m.recipient) =
        (select lower(a.email) from account_cards a where a.site_id = $1 and a.id = $2))
      order by e.happened_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownNotifications(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    notifications: await reader.rows(statements.notifications, [siteId, memberId]),
    mails: await reader.rows(statements.mails, [siteId, memberId]),
    mail_events: await reader.rows(statements.mail_events, [siteId, memberId]),
  };
}
