import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  conversations: sql(
    `select c.public_id, p.public_id as profile, p.name, c.created_at, c.started_by = $2 as started_by_me, m.is_listed,
        m.unread, m.draft
      from conversation_members m
      join conversations c on c.id = m.conversation_id
      join profile_cards p on p.site_id = m.site_id and p.id = m.other_id
      where m.site_id = $1 and m.member_id = $2 order by c.created_at`,
  ),
  messages: sql(
    `select c.public_id as conversation, s.seq, s.sender_id = $2 as from_me, s.kind, s.body, s.price, s.created_at,
        s.seq <= m.removed_seq as removed_by_me,
        exists (select from hidden_messages d where d.site_id = s.site_id and d.member_id = $2
          and d.conversation_id = s.conversation_id and d.seq = s.seq) as deleted_by_me
      from conversation_members m
      join conversations c on c.id = m.conversation_id
      join messages s on s.site_id = m.site_id and s.conversation_id = m.conversation_id
      where m.site_id = $1 and m.member_id = $2 order by c.public_id, s.seq`,
  ),
  waiting_messages: sql(
    `select c.public_id as conversation, h.kind, h.body, h.created_at from held_messages h
      join conversations c on c.site_id = h.site_id and c.id = h.conversation_id
      where h.site_id = $1 and h.sender_id = $2 order by h.position`,
  ),
  acknowledgements: sql(
    `select p.public_id as profile, a.text_version, a.acknowledged_at from acknowledgements a
      join profile_cards p on p.site_id = a.site_id and p.id = a.profile_id
      where a.site_id = $1 and a.member_id = $2 order by a.acknowledged_at`,
  ),
  chat_pauses: sql(
    `select reason, spent, created_at, paused_until from chat_pauses
      where site_id = $1 and member_id = $2 order by created_at`,
  ),
  truth_questions: sql(
    `select c.public_id as conversation, q.seq, q.asked_at from truth_questions q
      join conversations c on c.site_id = q.site_id and c.id = q.conversation_id
      where q.site_id = $1 and q.member_id = $2 order by q.asked_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownChats(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    conversations: await reader.rows(statements.conversations, [siteId, memberId]),
    messages: await reader.rows(statements.messages, [siteId, memberId]),
    waiting_messages: await reader.rows(statements.waiting_messages, [siteId, memberId]),
    acknowledgements: await reader.rows(statements.acknowledgements, [siteId, memberId]),
    chat_pauses: await reader.rows(statements.chat_pauses, [siteId, memberId]),
    truth_questions: await reader.rows(statements.truth_questions, [siteId, memberId]),
  };
}
