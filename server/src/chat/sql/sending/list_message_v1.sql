-- Puts a conversation on both lists for a message that was just written, and empties the sender's draft; answers how
-- many the recipient has not read.
create or replace function list_message_v1(p_site smallint, p_sender uuid, p_recipient uuid, p_conversation uuid,
  p_now timestamptz) returns integer language plpgsql as $$
declare unread_now integer;
begin
  with listed as (
    insert into conversation_members as cm (site_id, member_id, conversation_id, other_id, last_message_at, unread)
      values (p_site, p_sender, p_conversation, p_recipient, p_now, 0),
        (p_site, p_recipient, p_conversation, p_sender, p_now, 1)
      on conflict (member_id, conversation_id) do update
        set is_listed = true, last_message_at = p_now, unread = cm.unread + excluded.unread,
          draft = case when cm.member_id = p_sender then '' else cm.draft end,
          draft_at = case when cm.member_id = p_sender then null else cm.draft_at end
      returning cm.member_id, cm.unread)
  select l.unread into unread_now from listed l where l.member_id = p_recipient;
  return unread_now;
end $$;
