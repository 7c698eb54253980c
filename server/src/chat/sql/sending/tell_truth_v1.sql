-- The notice that answers a question for the truth, as the next message of the conversation; the third question in 30
-- days pauses (T7, T9). The sender's stream is locked.
create or replace function tell_truth_v1(p_site smallint, p_member uuid, p_conversation uuid, p_seq integer,
  p_profile text, p_now timestamptz)
  returns void language plpgsql as $$
declare
  most_questions constant integer := 3;
  span constant interval := '30 days';
  pause constant interval := '1 day';
  asked integer;
begin
  perform post_notice_v1(p_site, p_member, p_conversation, p_profile, '', null, p_now);
  insert into truth_questions (site_id, member_id, conversation_id, seq, asked_at)
    values (p_site, p_member, p_conversation, p_seq, p_now);
  select count(*) into asked from truth_questions q where q.site_id = p_site and q.member_id = p_member
    and q.asked_at > greatest(p_now - span, (select max(b.created_at) from chat_pauses b
      where b.site_id = p_site and b.member_id = p_member and b.reason = 'questions'));
  if asked >= most_questions then
    insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until)
      values (p_site, p_member, 'questions', 0, p_now, p_now + pause);
  end if;
end $$;
