import { type Reader, sql } from '../../platform/database/db.ts';
import type { Desk } from './desk.ts';

/** Whether the team may answer now, and if not, why (T5, T6, T7, T9). */
export type TeamAnswer = 'open' | 'answered' | 'unavailable' | 'paused' | 'notice_unread';

/** How a conversation stands for who holds it; nothing of what was said. */
export interface TalkState {
  readonly profileId: string;
  readonly kind: 'fictional' | 'fictional_ai';
  readonly memberId: string;
  /** The name that the member shows to everybody. */
  readonly member: string;
  readonly lastSeq: number;
  readonly heldUntil: Date;
  readonly answer: TeamAnswer;
  readonly pausedUntil: Date | null;
  /** How often the member asked for the truth, in all conversations, in 30 days and since a pause for that was over. */
  readonly asked: number;
  /** Since when the member waits for an answer; null: they do not. */
  readonly waitsSince: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly noticeVersion: string | null;
}

const state = sql(`select p.id as "profileId", p.kind, m.id as "memberId", m.name as member, c.last_seq as "lastSeq",
    l.locked_until as "heldUntil", team_answer_v1(c.site_id, c.id, m.id, p.id, $4) as answer,
    (select max(b.paused_until) from chat_pauses b where b.site_id = c.site_id and b.member_id = m.id
      and b.paused_until > $4) as "pausedUntil",
    (select count(*)::integer from truth_questions q where q.site_id = c.site_id and q.member_id = m.id
      and q.asked_at > greatest($4::timestamptz - interval '30 days', (select max(b.created_at) from chat_pauses b
        where b.site_id = c.site_id and b.member_id = m.id and b.reason = 'questions'
          and b.paused_until <= $4))) as asked,
    (select cm.last_message_at from conversation_members cm where cm.site_id = c.site_id and cm.conversation_id = c.id
      and cm.member_id = p.id and cm.unread > 0) as "waitsSince",
    a.acknowledged_at as "acknowledgedAt", a.text_version as "noticeVersion"
  from conversations c
  join inbox_locks l on l.site_id = c.site_id and l.conversation_id = c.id and l.staff = $3 and l.locked_until > $4
  join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
    and p.kind in ('fictional', 'fictional_ai') and p.id <> c.started_by
  join profile_cards m on m.site_id = c.site_id and m.id = c.started_by
  left join lateral (select k.acknowledged_at, k.text_version from acknowledgements k
    where k.site_id = c.site_id and k.member_id = m.id and k.profile_id = p.id
    order by k.acknowledged_at desc limit 1) a on true
  where c.site_id = $1 and c.public_id = $2`);

/** How a conversation stands; undefined for who does not hold it. */
export const readTalkState = (
  reader: Reader,
  { siteId, staff, now }: Desk,
  conversation: string,
): Promise<TalkState | undefined> => reader.maybe<TalkState>(state, [siteId, conversation, staff, now]);

/** A message with what the page of the inbox marks in it. */
export interface MarkedMessage {
  readonly seq: number;
  /** `house`: a notice that nobody wrote. */
  readonly from: 'member' | 'team' | 'house';
  readonly kind: string;
  readonly body: string;
  readonly at: Date;
  /** What it cost its writer, in credits. */
  readonly price: number;
  /** Whether it asks for the truth, or to meet (T7). */
  readonly isAsking: boolean;
  /** Of what the team or the house said: whether the member saw it. */
  readonly isRead: boolean;
}

const said = sql(`select m.seq, case when m.kind = 'notice' then 'house' when m.sender_id = c.started_by then 'member'
      else 'team' end as "from", m.kind, m.body, m.created_at as at, m.price,
    exists (select from truth_questions q where q.site_id = c.site_id and q.member_id = c.started_by
      and q.conversation_id = c.id and q.seq = m.seq) as "isAsking", m.seq <= cm.read_seq as "isRead"
  from conversations c
  join inbox_locks l on l.site_id = c.site_id and l.conversation_id = c.id and l.staff = $3 and l.locked_until > $4
  join conversation_members cm on cm.site_id = c.site_id and cm.conversation_id = c.id and cm.member_id = c.started_by
  join messages m on m.site_id = c.site_id and m.conversation_id = c.id
  where c.site_id = $1 and c.public_id = $2 order by m.seq desc limit 50`);

/** What was said last, for who holds the conversation, the oldest of it first. */
export const readMarked = async (
  reader: Reader,
  { siteId, staff, now }: Desk,
  conversation: string,
): Promise<MarkedMessage[]> =>
  (await reader.rows<MarkedMessage>(said, [siteId, conversation, staff, now])).toReversed();
