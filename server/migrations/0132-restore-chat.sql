-- What was hidden before a conversation was removed: whoever takes the removal back gets the rest again (CHAT-7). Null: it was not removed.
alter table conversation_members add column removed_from integer;
select describe_columns('conversation_members', '{removed_from}', 'taking back that a conversation was removed; contract; until erasure');

-- As version 1, and notes what it removes.
create function remove_chat_v2(p_site smallint, p_member uuid, p_conversation text, p_now timestamptz) returns boolean language plpgsql as $$
begin
  -- Before the row of the list: whoever sends a message locks in that order.
  perform lock_streams_v1(array[p_member]);
  update conversation_members cm set is_listed = false, unread = 0, draft = '', draft_at = null, removed_seq = c.last_seq,
      removed_from = case when cm.is_listed then cm.removed_seq else cm.removed_from end
    from conversations c
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = c.id;
  if not found then return false; end if;
  delete from held_messages h using conversations c
    where c.site_id = p_site and c.public_id = p_conversation and h.site_id = p_site and h.sender_id = p_member and h.conversation_id = c.id;
  perform append_event_v1(p_member, 'chat_removed', jsonb_build_object('conversation', p_conversation), p_now);
  return true;
end $$;
drop function remove_chat_v1(smallint, uuid, text, timestamptz);

-- Takes back that a member removed a conversation. False: it is not the member's, or was not removed.
create function restore_chat_v1(p_site smallint, p_member uuid, p_conversation text, p_now timestamptz) returns boolean language plpgsql as $$
begin
  perform lock_streams_v1(array[p_member]);
  update conversation_members cm set is_listed = true, removed_seq = cm.removed_from, removed_from = null,
      unread = (select count(*) from messages m where m.site_id = p_site and m.conversation_id = c.id
        and m.seq > greatest(cm.read_seq, cm.removed_from) and m.sender_id <> p_member)
    from conversations c
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = c.id
      and cm.removed_from is not null;
  if not found then return false; end if;
  perform append_event_v1(p_member, 'people_changed', '{}', p_now);
  return true;
end $$;

-- Tells a member, as the next message of their conversation with a profile, that the profile was removed for fraud (T121). False: it was told,
-- or they did not both write.
create function warn_of_fraud_v1(p_site smallint, p_member uuid, p_profile uuid, p_now timestamptz) returns boolean language plpgsql as $$
declare talk conversations; notice_key uuid := gen_random_uuid(); unread_now integer;
begin
  perform lock_streams_v1(array[p_member]);
  select * into talk from conversations c
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile);
  if not found or exists (select 1 from messages m where m.site_id = p_site and m.conversation_id = talk.id and m.kind = 'notice' and m.body = 'fraud')
    or (select count(distinct m.sender_id) from messages m where m.site_id = p_site and m.conversation_id = talk.id) < 2 then return false; end if;
  update conversations c set last_seq = c.last_seq + 1 where c.site_id = p_site and c.id = talk.id returning c.* into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after, granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_profile, notice_key, 'notice', 'fraud', 0, 0, 0, p_now);
  update conversation_members cm set is_listed = true, unread = cm.unread + 1, last_message_at = p_now
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id returning cm.unread into unread_now;
  perform append_event_v1(p_member, 'message', jsonb_build_object('conversation', talk.public_id, 'mine', false, 'seq', talk.last_seq, 'key', notice_key,
    'kind', 'notice', 'body', 'fraud', 'data', null, 'unread', unread_now, 'created_at', p_now), p_now);
  return true;
end $$;
