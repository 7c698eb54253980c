import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { MailName } from './tags.ts';

/**
 * What can become of a sent mail: there is no such mailbox, it could not take this one, its reader called it spam, or
 * ended mails at their mail service.
 */
export type MailEventKind = 'bounced' | 'soft_bounced' | 'complained' | 'unsubscribed';

export interface MailEvent extends MailName {
  readonly kind: MailEventKind;
  readonly at: Date;
}

/** An event that was not known before, of a mail to a member. */
export interface NewEvent extends Scope {
  readonly kind: MailEventKind;
  /** Where the mail went. */
  readonly email: string;
  /** ISO 8601. */
  readonly at: string;
}

const told = `jsonb_to_recordset($1) as t("siteId" smallint, "mailId" uuid, kind text, at timestamptz)`;
const membersOf = sql(`select distinct m.site_id as "siteId", m.member_id as "memberId" from ${told}
  join mails m on m.site_id = t."siteId" and m.id = t."mailId" where m.member_id is not null`);
const insertNew = sql(`with added as (
    insert into mail_events (site_id, mail_id, kind, happened_at, source)
    select distinct on (m.site_id, m.id, t.kind)
      m.site_id, m.id, t.kind, greatest(m.queued_at, least(t.at, $2::timestamptz)), $3
    from ${told} join mails m on m.site_id = t."siteId" and m.id = t."mailId"
    order by m.site_id, m.id, t.kind, t.at
    on conflict do nothing
    returning site_id, mail_id, kind, happened_at)
  select m.site_id as "siteId", m.member_id as "memberId", m.recipient as email, a.kind, a.happened_at as at
  from added a join mails m on m.site_id = a.site_id and m.id = a.mail_id where m.member_id is not null`);
// The newest mails may be under way yet: the row ends at the newest one that came back.
const takeThreeInARow = sql(`with asked as (
    select distinct t."siteId" as site_id, t."memberId" as member_id, t.email
    from jsonb_to_recordset($1) as t("siteId" smallint, "memberId" uuid, email text)),
  lasting as (
    select a.site_id, a.member_id, a.email from asked a
    where (select count(*) = 3 and bool_and(of_three.is_soft) from (
      select recent.is_soft from (
        select m.queued_at, m.id, s.is_soft, bool_or(s.is_soft) over (order by m.queued_at desc, m.id desc) as has_begun
        from mails m, lateral (select exists (select from mail_events e where e.site_id = m.site_id and e.mail_id = m.id
          and e.kind = 'soft_bounced' and not e.is_counted) as is_soft) s
        where m.site_id = a.site_id and m.member_id = a.member_id and lower(m.recipient) = lower(a.email)
          and (coalesce(m.sent_at, m.refused_at) is not null or s.is_soft)) recent
      where recent.has_begun order by recent.queued_at desc, recent.id desc limit 3) of_three)),
  counted as (
    update mail_events e set is_counted = true from lasting l
      join mails m on m.site_id = l.site_id and m.member_id = l.member_id
    where e.site_id = m.site_id and e.mail_id = m.id and e.kind = 'soft_bounced')
  select site_id as "siteId", member_id as "memberId", email from lasting`);

/** The members whom the mails of events went to. */
export const membersOfMails = (reader: Reader, events: readonly MailEvent[]): Promise<Scope[]> =>
  reader.rows<Scope>(membersOf, [JSON.stringify(events)]);

/** Notes events, each kind of a mail once; those of members that were not known before. */
export const addMailEvents = (
  tx: Tx,
  events: readonly MailEvent[],
  { source, now }: { source: string; now: Date },
): Promise<NewEvent[]> => tx.rows<NewEvent>(insertNew, [JSON.stringify(events), now, source]);

/**
 * Of members with a mail that could not be taken: those whose three newest mails that left for that address could not,
 * one after the other. Each such mail counts once.
 */
export const takeSoftBounces = (
  tx: Tx,
  bounced: readonly Omit<NewEvent, 'kind'>[],
): Promise<(Scope & { email: string })[]> => tx.rows(takeThreeInARow, [JSON.stringify(bounced)]);
