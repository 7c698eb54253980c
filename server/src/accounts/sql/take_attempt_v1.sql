-- Takes one of `p_max` attempts in any `p_window`. Answers the seconds to wait (0: it may go on) and how many were
-- taken, this one included.
create or replace function take_attempt_v1(p_site smallint, p_action text, p_subject bytea, p_max integer,
  p_window interval, p_now timestamptz)
  returns table (wait_seconds integer, taken integer) language plpgsql as $$
declare kept timestamptz[]; locked timestamptz;
begin
  insert into attempts (site_id, action, subject, changed_at) values (p_site, p_action, p_subject, p_now)
    on conflict do nothing;
  select array(select t from unnest(a.taken_at) t where t > p_now - p_window order by t), a.locked_until
    into kept, locked
    from attempts a where a.site_id = p_site and a.action = p_action and a.subject = p_subject for update;
  taken := coalesce(cardinality(kept), 0);
  if locked > p_now then
    wait_seconds := ceil(extract(epoch from locked - p_now));
  elsif taken >= p_max then
    wait_seconds := greatest(1, ceil(extract(epoch from kept[taken - p_max + 1] + p_window - p_now)));
  else
    wait_seconds := 0;
    taken := taken + 1;
    update attempts a set taken_at = coalesce(kept, '{}') || p_now, changed_at = p_now
      where a.site_id = p_site and a.action = p_action and a.subject = p_subject;
  end if;
  return next;
end $$;
