-- The beginning of a message, for a reply to it, as a member sees it, with the gift it is; null: there is none.
create or replace function quote_message_v1(p_site smallint, p_member uuid, p_conversation uuid, p_seq integer)
  returns jsonb language plpgsql stable as $$
declare
  -- As many as the composer shows (`quotedLength` in the web app).
  quoted_length constant integer := 120;
begin
  return (select jsonb_build_object('seq', m.seq, 'mine', m.sender_id = p_member, 'kind', m.kind,
      'body', left(m.body, quoted_length))
      || case when m.data ? 'gift' then jsonb_build_object('gift', m.data -> 'gift') else '{}' end
    from messages m where m.site_id = p_site and m.conversation_id = p_conversation and m.seq = p_seq);
end $$;
