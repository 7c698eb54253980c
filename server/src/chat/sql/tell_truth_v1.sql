-- The notice that answers a question for the truth, as the next message of the conversation; the third question in 30
-- days pauses (T7, T9). The sender's stream is locked.
create or replace function tell_truth_v1(p_site smallint, p_member uuid, p_conversation uuid, p_seq integer,
  p_profile text, p_now timestamptz)
  returns void language plpgsql as $$
declare talk conversations; notice_key uuid := gen_random_uuid(); asked integer;
begin
  update conversations c set last_seq = p_seq + 1 where c.site_id = p_site and c.id = p_conversation
    returning c.* into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
    granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, case when talk.low_id = p_member then talk.high_id else talk.low_id
      end, notice_key, 'notice', '', 0, 0, 0, p_now);
  insert into truth_questions (site_id, member_id, conversation_id, seq, asked_at)
    values (p_site, p_member, talk.id, p_seq, p_now);
  perform append_event_v1(p_member, 'message',
    jsonb_build_object('conversation', talk.public_id, 'profile', p_profile, 'mine', false, 'seq', talk.last_seq,
    'key', notice_key, 'kind', 'notice', 'body', '', 'data', null, 'created_at', p_now), p_now);
  select count(*) into asked from truth_questions q where q.site_id = p_site and q.member_id = p_member
    and q.asked_at > greatest(p_now - interval '30 days', (select max(b.created_at) from chat_pauses b
      where b.site_id = p_site and b.member_id = p_member and b.reason = 'questions'));
  if asked >= 3 then
    insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until)
      values (p_site, p_member, 'questions', 0, p_now, p_now + interval '1 day');
  end if;
end $$;
