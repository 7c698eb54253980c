-- Whether the team may answer a member as an invented profile now: open | answered (it wrote last, T6) | unavailable
-- (the member left, is closed, or does not see it any more, T5) | paused (the brake holds, T9) | notice_unread (the
-- member asked for the truth, and did not see the notice that answers yet, T7).
create or replace function team_answer_v1(p_site smallint, p_conversation uuid, p_member uuid, p_profile uuid,
  p_now timestamptz)
  returns text language sql stable as $$
  select case
    when not is_visible_v1(p_site, p_member, p_profile)
      or not exists (select from account_cards a
        where a.site_id = p_site and a.id = p_member and a.status in ('confirmed', 'not_confirmed'))
      then 'unavailable'
    when exists (select from chat_pauses b
      where b.site_id = p_site and b.member_id = p_member and b.paused_until > p_now) then 'paused'
    when exists (select from truth_questions q
        join conversation_members cm on cm.site_id = q.site_id and cm.member_id = q.member_id
          and cm.conversation_id = q.conversation_id
        join messages m on m.site_id = q.site_id and m.conversation_id = q.conversation_id and m.seq > q.seq
          and m.kind = 'notice'
      where q.site_id = p_site and q.conversation_id = p_conversation and q.member_id = p_member
        and m.seq > cm.read_seq) then 'notice_unread'
    when exists (select from conversations c join messages m on m.site_id = c.site_id and m.conversation_id = c.id
        and m.seq = c.last_seq
      where c.site_id = p_site and c.id = p_conversation and m.sender_id = p_profile and m.kind <> 'notice')
      then 'answered'
    else 'open' end
$$;
