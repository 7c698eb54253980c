-- Takes a conversation off a member's own list, with what was said so far (CHAT-7), and notes what it removes; what
-- still waited for confirmation is not sent any more. False: it is not the member's.
create or replace function remove_chat_v2(p_site smallint, p_member uuid, p_conversation text, p_now timestamptz)
  returns boolean language plpgsql as $$
begin
  -- Before the row of the list: whoever sends a message locks in that order.
  perform lock_streams_v1(array[p_member]);
  update conversation_members cm set is_listed = false, unread = 0, draft = '', draft_at = null,
      removed_seq = c.last_seq,
      removed_from = case when cm.is_listed then cm.removed_seq else cm.removed_from end
    from conversations c
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member
      and cm.conversation_id = c.id;
  if not found then return false; end if;
  delete from held_messages h using conversations c
    where c.site_id = p_site and c.public_id = p_conversation and h.site_id = p_site and h.sender_id = p_member
      and h.conversation_id = c.id;
  perform untell_v1(p_site, p_member, p_conversation, p_now);
  perform append_event_v1(p_member, 'chat_removed', jsonb_build_object('conversation', p_conversation), p_now);
  return true;
end $$;
