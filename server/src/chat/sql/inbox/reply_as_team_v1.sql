-- Writes an answer of an invented profile, by whoever holds the conversation. outcome: sent | not_found | not_held, or
-- what `team_answer_v1` says, `answered` being `unavailable`. A profile that is no member never opens contact (T6): the
-- conversation must have been begun by the member, who wrote last.
create or replace function reply_as_team_v1(p_site smallint, p_conversation text, p_staff text, p_key uuid, p_body text,
  p_now timestamptz)
  returns table (outcome text, seq integer, member_id uuid) language plpgsql as $$
#variable_conflict use_column
declare talk conversations; profile record; unread_now integer; last record;
begin
  outcome := 'not_found';
  select * into talk from conversations c where c.site_id = p_site and c.public_id = p_conversation;
  if not found then return next; return; end if;
  select p.id, p.public_id into profile from profile_cards p
    where p.site_id = p_site and p.id in (talk.low_id, talk.high_id) and p.kind in ('fictional', 'fictional_ai');
  if not found or talk.started_by = profile.id then return next; return; end if;
  member_id := talk.started_by;
  perform lock_streams_v1(array[member_id]);
  outcome := 'not_held';
  perform 1 from inbox_locks l where l.site_id = p_site and l.conversation_id = talk.id and l.staff = p_staff
    and l.locked_until > p_now for update;
  if not found then return next; return; end if;
  select * into talk from conversations c where c.site_id = p_site and c.id = talk.id for update;
  select m.seq into last from messages m where m.site_id = p_site and m.conversation_id = talk.id
    and m.client_key = p_key;
  if found then outcome := 'sent'; seq := last.seq; return next; return; end if;
  outcome := replace(team_answer_v1(p_site, talk.id, member_id, profile.id, p_now), 'answered', 'unavailable');
  if outcome <> 'open' then return next; return; end if;
  seq := talk.last_seq + 1;
  update conversations c set last_seq = c.last_seq + 1 where c.site_id = p_site and c.id = talk.id;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
    granted_after, created_at)
    values (talk.id, talk.last_seq + 1, p_site, profile.id, p_key, 'text', p_body, 0, 0, 0, p_now);
  update conversation_members cm set unread = 0, read_seq = talk.last_seq + 1, delivered_seq = talk.last_seq + 1
    where cm.site_id = p_site and cm.member_id = profile.id and cm.conversation_id = talk.id;
  update conversation_members cm set is_listed = true, last_message_at = p_now, unread = cm.unread + 1
    where cm.site_id = p_site and cm.member_id = talk.started_by and cm.conversation_id = talk.id
    returning cm.unread into unread_now;
  perform append_event_v1(talk.started_by, 'message',
    jsonb_build_object('conversation', talk.public_id, 'profile', profile.public_id, 'mine', false,
      'seq', talk.last_seq + 1, 'key', p_key, 'kind', 'text', 'body', p_body, 'data', null, 'created_at', p_now,
      'unread', unread_now), p_now);
  perform tell_v1(p_site, talk.started_by, 'message', talk.public_id, profile.id, p_now);
  outcome := 'sent';
  return next;
end $$;
