-- Keeps a message until its sender confirmed their address (C2): it stands in their own list, and nobody else hears of
-- it.
create or replace function hold_message_v1(p_site smallint, p_sender uuid, p_recipient uuid, p_conversation uuid,
  p_key uuid, p_kind text, p_body text, p_now timestamptz) returns void language plpgsql as $$
begin
  insert into held_messages (site_id, sender_id, conversation_id, client_key, kind, body, created_at)
    values (p_site, p_sender, p_conversation, p_key, p_kind, p_body, p_now) on conflict do nothing;
  insert into conversation_members (site_id, member_id, conversation_id, other_id, last_message_at)
    values (p_site, p_sender, p_conversation, p_recipient, p_now)
    on conflict (member_id, conversation_id) do update
      set is_listed = true, last_message_at = p_now, draft = '', draft_at = null;
end $$;
