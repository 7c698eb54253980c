-- Gives a member back what they wrongfully paid to one profile, and says so in the conversation; answers how many
-- credits, 0 when it was given back before (T13).
create or replace function return_wrongful_spends_v1(p_site smallint, p_member uuid, p_profile uuid,
  p_since timestamptz, p_notices jsonb, p_time_zone text, p_now timestamptz)
  returns table (credits integer, conversation text) language plpgsql as $$
#variable_conflict use_column
declare talk conversations; notice_key uuid := gen_random_uuid(); unread_now integer;
begin
  perform lock_streams_v1(array[p_member]);
  select coalesce(sum(return_credits_v1(p_site, p_member,
      case w.kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end,
      w.conversation_id || ':' || w.seq, true, (w.created_at at time zone p_time_zone)::date, p_now)), 0) into credits
    from wrongful_spends_v1(p_site, p_since, p_notices) w where w.member_id = p_member and w.profile_id = p_profile;
  if credits = 0 then return next; return; end if;
  update conversations c set last_seq = c.last_seq + 1
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile)
      returning c.* into talk;
  conversation := talk.public_id;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after,
    granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_profile, notice_key, 'notice', 'returned',
      jsonb_build_object('credits', credits), 0, 0, 0, p_now);
  update conversation_members cm set is_listed = true, unread = cm.unread + 1, last_message_at = p_now
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id
      returning cm.unread into unread_now;
  perform append_event_v1(p_member, 'message',
    jsonb_build_object('conversation', talk.public_id, 'mine', false, 'seq', talk.last_seq, 'key', notice_key,
    'kind', 'notice', 'body', 'returned', 'data', jsonb_build_object('credits', credits), 'unread', unread_now,
      'created_at', p_now), p_now);
  perform append_event_v1(p_member, 'balance',
    (select jsonb_build_object('credits', b.balance, 'free_credits', b.granted, 'paid_user', a.is_premium,
        'payment', null)
      from credit_sums b join account_cards a on a.site_id = b.site_id and a.id = b.member_id
      where b.site_id = p_site and b.member_id = p_member), p_now);
  return next;
end $$;
