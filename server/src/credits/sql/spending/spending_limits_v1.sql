-- A member's limits as they hold now, and what was spent within each: the calendar day, the week from Monday, the
-- calendar month.
create or replace function spending_limits_v1(p_site smallint, p_member uuid, p_day date, p_now timestamptz)
  returns table (period text, credits integer, spent integer, next_credits integer, next_at timestamptz)
  language sql stable as $$
  select l.period, case when l.next_at <= p_now then l.next_credits else l.credits end,
    (select coalesce(sum(d.credits), 0)::integer from spent_days d
      where d.site_id = p_site and d.member_id = p_member and d.day >= date_trunc(l.period, p_day::timestamp)::date),
    case when l.next_at > p_now then l.next_credits end, case when l.next_at > p_now then l.next_at end
  from spending_limits l where l.site_id = p_site and l.member_id = p_member
$$;
