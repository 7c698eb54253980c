-- What several sites come to from a day to another, by the first days of its periods: of measures named in `p_peaks`
-- the most that any of them had, of the others what they come to together (STAFF-5). `paid_by_site` is what was paid
-- by method, by the number of the site; `retention` are those who signed up (part 0) and those who came back. Amounts
-- are minor units, seconds or counts.
-- Without helpers of the planner: to start two of them costs three times what they read, on every look at the page.
create or replace function counted_between_v1(p_sites smallint[], p_from date, p_to date, p_step text,
  p_measures text[], p_peaks text[])
  returns table (measure text, part text, currency text, day date, amount float8)
  language plpgsql stable
  set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
begin
  return query
  select measure, part, currency, day,
      case when measure = any(p_peaks) then max(amount)::float8 else sum(amount::float8) end
    from counted_days
    where site_id = any(p_sites) and step = p_step and day >= p_from and day <= p_to and measure = any(p_measures)
    group by 1, 2, 3, 4
  union all
  select 'paid_by_site', site_id::text, currency, day, sum(amount::float8)
    from counted_days
    where site_id = any(p_sites) and step = p_step and day >= p_from and day <= p_to and measure = 'paid_by_method'
      and 'paid_by_site' = any(p_measures)
    group by site_id, currency, day
  union all
  select 'retention', case measure when 'returned' then part else '0' end, '', day, sum(amount::float8)
    from counted_days
    where site_id = any(p_sites) and step = p_step and day >= p_from and day <= p_to
      and measure in ('sign_ups', 'returned') and 'retention' = any(p_measures)
    group by 2, day
  union all
  select measure, part, '', day, amount::float8
    from counted_faults where step = p_step and day >= p_from and day <= p_to and measure = any(p_measures);
end $$;
