-- Whether an opener costs nothing: the first words of a member to somebody, where the two like each other (CHAT-3,
-- C34).
create or replace function is_free_opener_v1(p_site smallint, p_sender uuid, p_recipient uuid, p_conversation uuid)
  returns boolean language plpgsql stable as $$
declare
  both_ways constant integer := 2;
begin
  return not exists (select 1 from messages m
      where m.site_id = p_site and m.conversation_id = p_conversation and m.sender_id = p_sender)
    and (select count(*) from given_likes l where l.site_id = p_site
      and ((l.actor_id = p_sender and l.target_id = p_recipient)
        or (l.actor_id = p_recipient and l.target_id = p_sender))) = both_ways;
end $$;
