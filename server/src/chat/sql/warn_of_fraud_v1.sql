-- Tells a member, as the next message of their conversation with a profile, that the profile was removed for fraud
-- (T121). False: it was told, or they did not both write.
create or replace function warn_of_fraud_v1(p_site smallint, p_member uuid, p_profile uuid, p_now timestamptz)
  returns boolean language plpgsql as $$
declare talk conversations; notice_key uuid := gen_random_uuid(); unread_now integer;
begin
  perform lock_streams_v1(array[p_member]);
  select * into talk from conversations c
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile);
  if not found
    or exists (select 1 from messages m where m.site_id = p_site and m.conversation_id = talk.id
      and m.kind = 'notice' and m.body = 'fraud')
    or (select count(distinct m.sender_id) from messages m where m.site_id = p_site and m.conversation_id = talk.id) < 2
  then return false; end if;
  update conversations c set last_seq = c.last_seq + 1 where c.site_id = p_site and c.id = talk.id
    returning c.* into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
    granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_profile, notice_key, 'notice', 'fraud', 0, 0, 0, p_now);
  update conversation_members cm set is_listed = true, unread = cm.unread + 1, last_message_at = p_now
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id
      returning cm.unread into unread_now;
  perform append_event_v1(p_member, 'message',
    jsonb_build_object('conversation', talk.public_id, 'mine', false, 'seq', talk.last_seq, 'key', notice_key,
    'kind', 'notice', 'body', 'fraud', 'data', null, 'unread', unread_now, 'created_at', p_now), p_now);
  return true;
end $$;
