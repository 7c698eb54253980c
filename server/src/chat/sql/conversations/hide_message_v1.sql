-- Deletes a message for one member alone. False: there is none, or the conversation is not theirs.
create or replace function hide_message_v1(p_site smallint, p_member uuid, p_conversation text, p_seq integer,
  p_now timestamptz)
  returns boolean language plpgsql as $$
begin
  perform lock_streams_v1(array[p_member]);
  insert into hidden_messages (site_id, member_id, conversation_id, seq)
    select m.site_id, cm.member_id, m.conversation_id, m.seq from conversations c
      join conversation_members cm on cm.conversation_id = c.id and cm.member_id = p_member
      join messages m on m.site_id = c.site_id and m.conversation_id = c.id and m.seq = p_seq
      where c.site_id = p_site and c.public_id = p_conversation
    on conflict (member_id, conversation_id, seq) do update set seq = excluded.seq;
  if not found then return false; end if;
  perform append_event_v1(p_member, 'message_hidden', jsonb_build_object('conversation', p_conversation, 'seq', p_seq),
    p_now);
  return true;
end $$;
