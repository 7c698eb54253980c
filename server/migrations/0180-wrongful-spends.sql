-- Reports of a missing label that were found right: what the reporter paid to that profile until then was paid without knowing (T13).
create view upheld_label_reports as
select site_id, reporter_id as member_id, profile_id, decided_at from reports where reason = 'label' and outcome = 'measure' and reporter_id is not null;

-- Whether a member had read, before a moment, the notice about an invented profile in a version that was asked for then (T3). `p_notices`:
-- [{version, from, until}], null where it has no end.
create function was_told_v1(p_site smallint, p_member uuid, p_profile uuid, p_at timestamptz, p_notices jsonb) returns boolean language sql stable as $$
  select exists (select from acknowledgements k join jsonb_to_recordset(p_notices) as n("version" text, "from" timestamptz, "until" timestamptz)
      on n."version" = k.text_version
    where k.site_id = p_site and k.member_id = p_member and k.profile_id = p_profile and k.acknowledged_at <= p_at
      and coalesce(n."from" <= p_at, true) and coalesce(n."until" > p_at, true))
$$;

-- What members paid since a moment for messages to profiles that are no members, without having been told so first (T13).
create function wrongful_spends_v1(p_site smallint, p_since timestamptz, p_notices jsonb)
  returns table (member_id uuid, profile_id uuid, conversation_id uuid, seq integer, kind text, created_at timestamptz) language sql stable as $$
  select m.sender_id, p.id, m.conversation_id, m.seq, m.kind, m.created_at from profile_cards p
  join conversation_members cm on cm.site_id = p.site_id and cm.member_id = p.id and cm.last_message_at >= p_since
  join account_cards a on a.site_id = cm.site_id and a.id = cm.other_id
  join messages m on m.site_id = cm.site_id and m.conversation_id = cm.conversation_id and m.sender_id = cm.other_id and m.price > 0
    and m.created_at >= p_since
  where p.site_id = p_site and p.kind <> 'member' and (not was_told_v1(p_site, m.sender_id, p.id, m.created_at, p_notices)
    or exists (select from upheld_label_reports r where r.site_id = p_site and r.member_id = m.sender_id and r.profile_id = p.id
      and m.created_at <= r.decided_at))
$$;

-- Gives a member back what they wrongfully paid to one profile, and says so in the conversation; answers how many credits, 0 when it was given
-- back before (T13).
create function return_wrongful_spends_v1(p_site smallint, p_member uuid, p_profile uuid, p_since timestamptz, p_notices jsonb, p_time_zone text,
  p_now timestamptz) returns table (credits integer, conversation text) language plpgsql as $$
#variable_conflict use_column
declare talk conversations; notice_key uuid := gen_random_uuid(); unread_now integer;
begin
  perform lock_streams_v1(array[p_member]);
  select coalesce(sum(return_credits_v1(p_site, p_member, case w.kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end,
      w.conversation_id || ':' || w.seq, true, (w.created_at at time zone p_time_zone)::date, p_now)), 0) into credits
    from wrongful_spends_v1(p_site, p_since, p_notices) w where w.member_id = p_member and w.profile_id = p_profile;
  if credits = 0 then return next; return; end if;
  update conversations c set last_seq = c.last_seq + 1
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile) returning c.* into talk;
  conversation := talk.public_id;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after, granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_profile, notice_key, 'notice', 'returned', jsonb_build_object('credits', credits), 0, 0, 0, p_now);
  update conversation_members cm set is_listed = true, unread = cm.unread + 1, last_message_at = p_now
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id returning cm.unread into unread_now;
  perform append_event_v1(p_member, 'message', jsonb_build_object('conversation', talk.public_id, 'mine', false, 'seq', talk.last_seq, 'key', notice_key,
    'kind', 'notice', 'body', 'returned', 'data', jsonb_build_object('credits', credits), 'unread', unread_now, 'created_at', p_now), p_now);
  perform append_event_v1(p_member, 'balance', (select jsonb_build_object('credits', b.balance, 'free_credits', b.granted, 'paid_user', a.is_premium,
    'payment', null)
    from credit_sums b join account_cards a on a.site_id = b.site_id and a.id = b.member_id where b.site_id = p_site and b.member_id = p_member), p_now);
  return next;
end $$;
