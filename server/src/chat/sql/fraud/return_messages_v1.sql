-- Gives a member back what messages since a moment to one profile cost them (T24); answers how many credits. The
-- member's screens hear of it.
create or replace function return_messages_v1(p_site smallint, p_member uuid, p_profile uuid, p_since timestamptz,
  p_time_zone text, p_now timestamptz)
  returns integer language plpgsql as $$
declare returned integer; on_other boolean;
begin
  perform lock_streams_v1(array[p_member]);
  select p.kind <> 'member' into on_other from profile_cards p where p.site_id = p_site and p.id = p_profile;
  select coalesce(sum(return_credits_v1(p_site, p_member, spend_cause_v1(m.kind),
      c.id || ':' || m.seq, on_other, (m.created_at at time zone p_time_zone)::date, p_now)), 0) into returned
    from conversations c join messages m on m.site_id = c.site_id and m.conversation_id = c.id
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile)
      and m.sender_id = p_member and m.price > 0 and m.created_at >= p_since;
  if returned > 0 then
    perform append_event_v1(p_member, 'balance',
      (select jsonb_build_object('credits', b.balance, 'free_credits', b.granted, 'paid_user', a.is_premium,
          'payment', null)
        from credit_sums b join account_cards a on a.site_id = b.site_id and a.id = b.member_id
        where b.site_id = p_site and b.member_id = p_member), p_now);
  end if;
  return returned;
end $$;
