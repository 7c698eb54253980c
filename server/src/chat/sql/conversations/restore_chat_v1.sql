-- Takes back that a member removed a conversation. False: it is not the member's, or was not removed.
create or replace function restore_chat_v1(p_site smallint, p_member uuid, p_conversation text, p_now timestamptz)
  returns boolean language plpgsql as $$
begin
  perform lock_streams_v1(array[p_member]);
  update conversation_members cm set is_listed = true, removed_seq = cm.removed_from, removed_from = null,
      unread = (select count(*) from messages m where m.site_id = p_site and m.conversation_id = c.id
        and m.seq > greatest(cm.read_seq, cm.removed_from) and m.sender_id <> p_member)
    from conversations c
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member
      and cm.conversation_id = c.id and cm.removed_from is not null;
  if not found then return false; end if;
  perform append_event_v1(p_member, 'people_changed', '{}', p_now);
  return true;
end $$;
