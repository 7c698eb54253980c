-- no transaction
-- Serves: the unread conversations at the head of a member's list, and the sum of what is unread.
drop index concurrently if exists conversation_members_unread;
create index concurrently conversation_members_unread
  on conversation_members (site_id, member_id, last_message_at desc, conversation_id desc)
  where is_listed and unread > 0;
