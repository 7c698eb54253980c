import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type Desk, isHere } from './desk.ts';

/** A conversation that waits for an answer of an invented profile. */
export interface InboxEntry {
  readonly conversation: string;
  readonly profile: string;
  readonly member: string;
  readonly waiting: number;
  readonly since: Date;
  /** How often in it the member asked whether somebody is real, or to meet, and was told the truth (T7). */
  readonly askedForTruth: number;
  /** Who holds it now, if anybody. */
  readonly heldBy: string | null;
}

/** An entry with what the page of the inbox shows beside it. */
export interface FlaggedEntry extends InboxEntry {
  readonly heldUntil: Date | null;
  /** Whether the brake holds for the member (T9): nobody can answer then. */
  readonly isPaused: boolean;
}

const waits = `profile_cards p
  join conversation_members cm on cm.site_id = p.site_id and cm.member_id = p.id and cm.unread > 0
  join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id and c.started_by = cm.other_id
  where p.site_id = $1 and p.kind in ('fictional', 'fictional_ai') and is_visible_v1(cm.site_id, cm.other_id, p.id)
    and ${isHere('cm.site_id', 'cm.other_id')}`;

const queue = sql(`with waiting as (select p.site_id, c.id, c.public_id as conversation, p.name as profile, cm.other_id,
    cm.unread as waiting, cm.last_message_at as since from ${waits} order by cm.last_message_at limit 100)
  select w.conversation, w.profile, m.name as member, w.waiting, w.since, l.staff as "heldBy",
    l.locked_until as "heldUntil",
    (select count(*)::integer from truth_questions q
      where q.site_id = w.site_id and q.conversation_id = w.id and q.member_id = w.other_id) as "askedForTruth",
    exists (select from chat_pauses b where b.site_id = w.site_id and b.member_id = w.other_id and b.paused_until > $2)
      as "isPaused"
  from waiting w join profile_cards m on m.site_id = w.site_id and m.id = w.other_id
  left join inbox_locks l on l.conversation_id = w.id and l.locked_until > $2
  order by w.since`);

/** What waits for an answer, longest first, 100 at most; only conversations that a member began (T6). */
export const listInbox = (reader: Reader, { siteId, now }: Pick<Desk, 'siteId' | 'now'>): Promise<FlaggedEntry[]> =>
  reader.rows<FlaggedEntry>(queue, [siteId, now]);

const count = sql(`select count(*)::integer as open,
    (count(*) filter (where cm.last_message_at <= $2))::integer as overdue, min(cm.last_message_at) as "oldestAt"
  from ${waits}`);

/** How much waits, how much of it since `overdueSince` or before, and since when what waits longest does. */
export const countInbox = (
  reader: Reader,
  { siteId }: SiteScope,
  overdueSince: Date,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(count, [siteId, overdueSince]);

const waitingFor = sql(`select cm.member_id as id, count(*)::integer as waiting from conversation_members cm
  join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id and c.started_by = cm.other_id
  where cm.site_id = $1 and cm.member_id = any($2) and cm.is_listed and cm.unread > 0 group by cm.member_id`);

/** How many members wait for an answer of each of these invented profiles, those that are hidden too. */
export const countWaitingFor = async (
  reader: Reader,
  { siteId }: SiteScope,
  profiles: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await reader.rows<{ id: string; waiting: number }>(waitingFor, [siteId, profiles]);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
};

const unheard = sql(`select p.name, count(*)::integer as waiting from profile_cards p
  join conversation_members cm on cm.site_id = p.site_id and cm.member_id = p.id and cm.is_listed and cm.unread > 0
  join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id and c.started_by = cm.other_id
  where p.site_id = $1 and p.kind in ('fictional', 'fictional_ai') and p.status = 'disabled'
    and ${isHere('cm.site_id', 'cm.other_id')}
  group by p.id, p.name order by p.name limit 20`);

/** The profiles that are switched off while members wrote to them, 20 at most: nobody can answer there. */
export const listSwitchedOff = (reader: Reader, { siteId }: SiteScope): Promise<{ name: string; waiting: number }[]> =>
  reader.rows(unheard, [siteId]);
