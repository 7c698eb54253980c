-- Until when a member may not write to profiles that are no members; null: they may. Begins a pause when this price
-- would pass what the site lets be spent on them in a day, or in 30 days since the last pause for that (T9). The
-- sender's stream is locked.
create or replace function brake_v1(p_site smallint, p_member uuid, p_price integer, p_rules jsonb, p_now timestamptz)
  returns timestamptz language plpgsql as $$
declare
  span constant interval := '30 days';
  pause constant interval := '1 day';
  until timestamptz; spent record; counted integer; why text;
begin
  select max(b.paused_until) into until from chat_pauses b where b.site_id = p_site and b.member_id = p_member
    and b.paused_until > p_now;
  if until is not null or p_price = 0 then return until; end if;
  select * into spent from spent_on_others_v1(p_site, p_member, (p_rules ->> 'day')::date);
  select coalesce(max(b.spent), 0) into counted from chat_pauses b
    where b.site_id = p_site and b.member_id = p_member and b.reason = 'month'
      and b.created_at > p_now - span;
  why := case when spent.today + p_price > (p_rules ->> 'brakeDay')::integer then 'day'
    when spent.month - counted + p_price > (p_rules ->> 'brakeMonth')::integer then 'month' end;
  if why is null then return null; end if;
  insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until)
    values (p_site, p_member, why, spent.month, p_now, p_now + pause) on conflict do nothing;
  return p_now + pause;
end $$;
