-- Posts a notice of the house as the next message of a conversation, from the side of the other one to a member, and
-- tells the member's screens of it. The member's stream is locked. `p_profile`: the public id of the other one.
create or replace function post_notice_v1(p_site smallint, p_member uuid, p_conversation uuid, p_profile text,
  p_body text, p_data jsonb, p_now timestamptz) returns void language plpgsql as $$
declare talk conversations; notice_key uuid := gen_random_uuid(); unread_now integer;
begin
  update conversations c set last_seq = c.last_seq + 1 where c.site_id = p_site and c.id = p_conversation
    returning c.* into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after,
    granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, case p_member when talk.low_id then talk.high_id else talk.low_id end,
      notice_key, 'notice', p_body, p_data, 0, 0, 0, p_now);
  update conversation_members cm set is_listed = true, unread = cm.unread + 1, last_message_at = p_now
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id
    returning cm.unread into unread_now;
  perform append_event_v1(p_member, 'message', jsonb_build_object('conversation', talk.public_id, 'profile', p_profile,
    'mine', false, 'seq', talk.last_seq, 'key', notice_key, 'kind', 'notice', 'body', p_body, 'data', p_data,
    'created_at', p_now, 'unread', unread_now), p_now);
end $$;
