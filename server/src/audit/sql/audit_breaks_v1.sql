-- Where the chain of the log is broken: an entry that says something else than when it was written (`changed`), one
-- that is gone (`missing`: the place of the next one), one that has no place (`unchained`). What is deleted because its
-- five years are over leaves from the oldest end, and is no break.
create or replace function audit_breaks_v1(p_now timestamptz, p_limit integer)
  returns table ("position" integer, kind text) language sql stable as $$
  with walked as (
    select c.position as place, c.hash, lag(c.position) over w as before, lag(c.hash) over w as previous, a as entry,
      a.happened_at <= p_now - interval '5 years' + interval '2 days' as is_oldest
    from audit_chain c join audit a on a.id = c.audit_id
    window w as (order by c.position)
  )
  select * from (
    select place::integer, case when place > 1 and before is distinct from place - 1 then 'missing' else 'changed' end
    from walked
    where case when place > 1 and before is distinct from place - 1 then not is_oldest
      else hash <> audit_hash_v1(place, coalesce(previous, ''), entry) end
    union all
    select null, 'unchained' from audit a where not exists (select from audit_chain c where c.audit_id = a.id)
  ) found (place, what) order by place nulls last limit p_limit
$$;
