import type { StaffAction } from '@vonk/contract/admin/actions';
import { cleanMessage } from '@vonk/contract/message-text';
import { noteAction } from '../audit/index.ts';
import { type Db, type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { ChatServices } from './services.ts';

export interface Desk {
  readonly siteId: number;
  /** A name or address of the person. */
  readonly staff: string;
  readonly now: Date;
}

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

/** Who is leaving, closed or gone waits for no answer, and nothing they wrote is shown any more (T11, T55). */
const isHere = (site: string, member: string) => `exists (select from account_cards a
      where a.site_id = ${site} and a.id = ${member} and a.status in ('confirmed', 'not_confirmed'))`;

const queue = sql(`select c.public_id as conversation, p.name as profile, m.name as member, cm.unread as waiting,
    cm.last_message_at as since, l.staff as "heldBy",
    (select count(*)::integer from truth_questions q
      where q.site_id = c.site_id and q.conversation_id = c.id and q.member_id = cm.other_id) as "askedForTruth"
  from profile_cards p
  join conversation_members cm on cm.site_id = p.site_id and cm.member_id = p.id and cm.unread > 0
  join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id and c.started_by = cm.other_id
  join profile_cards m on m.site_id = cm.site_id and m.id = cm.other_id
  left join inbox_locks l on l.conversation_id = c.id and l.locked_until > $2
  where p.site_id = $1 and p.kind in ('fictional', 'fictional_ai') and is_visible_v1(cm.site_id, cm.other_id, p.id)
    and ${isHere('cm.site_id', 'cm.other_id')}
  order by cm.last_message_at limit 100`);

/** What waits for an answer, longest first; only conversations that a member began (T6). */
export const listInbox = (reader: Reader, { siteId, now }: Pick<Desk, 'siteId' | 'now'>): Promise<InboxEntry[]> =>
  reader.rows<InboxEntry>(queue, [siteId, now]);

const holdMinutes = 15;
const take = sql(`insert into inbox_locks as l (site_id, conversation_id, staff, locked_until)
  select c.site_id, c.id, $3, $4::timestamptz + make_interval(mins => ${holdMinutes}) from conversations c
    join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
      and p.kind in ('fictional', 'fictional_ai')
    where c.site_id = $1 and c.public_id = $2 and c.started_by <> p.id and ${isHere('c.site_id', 'c.started_by')}
  on conflict (conversation_id) do update set staff = excluded.staff, locked_until = excluded.locked_until
    where l.staff = excluded.staff or l.locked_until <= $4`);
const release = sql(`delete from inbox_locks l using conversations c
  where c.site_id = $1 and c.public_id = $2 and l.site_id = c.site_id and l.conversation_id = c.id and l.staff = $3`);
const said = sql(`select m.sender_id = p.id as "byProfile", m.kind, m.body, m.created_at as "at" from conversations c
  join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
    and p.kind in ('fictional', 'fictional_ai')
  join inbox_locks l on l.conversation_id = c.id and l.staff = $3 and l.locked_until > $4
  join messages m on m.site_id = c.site_id and m.conversation_id = c.id
  where c.site_id = $1 and c.public_id = $2 order by m.seq desc limit 50`);

/** One message as the team sees it: the conversation, and nothing else of the member (T11). */
export interface SeenMessage {
  readonly byProfile: boolean;
  readonly kind: string;
  readonly body: string;
  readonly at: Date;
}

/**
 * Holds a conversation for 15 minutes and shows it; undefined while somebody else holds it, or when it is none of an
 * invented profile.
 */
export const takeConversation = (db: Db, desk: Desk, conversation: string): Promise<SeenMessage[] | undefined> =>
  db.transact(async (tx) => {
    const { siteId, staff, now } = desk;
    if ((await tx.run(take, [siteId, conversation, staff, now])) === 0) return undefined;
    await note(tx, desk, { action: 'inbox_read', conversation });
    return (await tx.rows<SeenMessage>(said, [siteId, conversation, staff, now])).toReversed();
  });

/** Lets another of the team take it. */
export const releaseConversation = (db: Db, desk: Desk, conversation: string): Promise<void> =>
  db.transact(async (tx) => {
    if ((await tx.run(release, [desk.siteId, conversation, desk.staff])) > 0)
      await note(tx, desk, { action: 'inbox_released', conversation });
  });

const reply = sql(
  'select outcome, seq, member_id as "memberId" from reply_as_team_v1($1::smallint, $2, $3, $4, $5, $6)',
);

interface Reply {
  outcome: 'sent' | 'not_found' | 'not_held' | 'unavailable';
  seq: number | null;
  memberId: string | null;
}

/** Answers as the invented profile; free of charge for everybody, and only who holds the conversation may. */
export async function replyAsTeam(
  { db, live }: ChatServices,
  desk: Desk,
  { conversation, key, text }: { conversation: string; key: string; text: string },
): Promise<Reply['outcome']> {
  const { siteId, staff, now } = desk;
  const body = cleanMessage(text);
  if (body === '') throw new Error('an answer needs words');
  const { outcome, memberId } = await db.transact(async (tx) => {
    const answer = await tx.one<Reply>(reply, [siteId, conversation, staff, key, body, now]);
    if (answer.outcome === 'sent') await note(tx, desk, { action: 'inbox_replied', conversation });
    return answer;
  });
  if (outcome === 'sent' && memberId !== null) live.wake([memberId]);
  return outcome;
}

const note = (
  tx: Tx,
  { siteId, staff, now }: Desk,
  { action, conversation }: { action: StaffAction; conversation: string },
) => noteAction(tx, { siteId, actor: staff, action, subject: conversation, now });
