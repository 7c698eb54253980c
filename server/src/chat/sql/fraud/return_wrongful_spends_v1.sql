-- Gives a member back what they wrongfully paid to one profile, and says so in the conversation; answers how many
-- credits, 0 when it was given back before (T13).
create or replace function return_wrongful_spends_v1(p_site smallint, p_member uuid, p_profile uuid,
  p_since timestamptz, p_notices jsonb, p_time_zone text, p_now timestamptz)
  returns table (credits integer, conversation text) language plpgsql as $$
#variable_conflict use_column
declare talk conversations;
begin
  perform lock_streams_v1(array[p_member]);
  select coalesce(sum(return_credits_v1(p_site, p_member, spend_cause_v1(w.kind),
      w.conversation_id || ':' || w.seq, true, (w.created_at at time zone p_time_zone)::date, p_now)), 0) into credits
    from wrongful_spends_v1(p_site, p_since, p_notices) w where w.member_id = p_member and w.profile_id = p_profile;
  if credits = 0 then return next; return; end if;
  select * into talk from conversations c
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile);
  conversation := talk.public_id;
  perform post_notice_v1(p_site, p_member, talk.id,
    (select p.public_id from profile_cards p where p.site_id = p_site and p.id = p_profile), 'returned',
    jsonb_build_object('credits', credits), p_now);
  perform append_event_v1(p_member, 'balance',
    (select jsonb_build_object('credits', b.balance, 'free_credits', b.granted, 'paid_user', a.is_premium,
        'payment', null)
      from credit_sums b join account_cards a on a.site_id = b.site_id and a.id = b.member_id
      where b.site_id = p_site and b.member_id = p_member), p_now);
  return next;
end $$;
