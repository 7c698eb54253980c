-- What was spent on profiles that are no members, today and in the 30 days that end today (T9).
create or replace function spent_on_others_v1(p_site smallint, p_member uuid, p_day date)
  returns table (today integer, month integer) language sql stable as $$
  select coalesce(sum(d.on_others) filter (where d.day = p_day), 0)::integer, coalesce(sum(d.on_others), 0)::integer
  from spent_days d where d.site_id = p_site and d.member_id = p_member and d.day > p_day - 30
$$;
