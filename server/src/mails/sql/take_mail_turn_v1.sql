-- How many seconds a mail waits for its turn among those of its site (`p_site`) and to its domain (`p_domain`), which
-- follow each other by a gap in seconds; and how often in a row the domain wanted none. What is due within a second may
-- go at once.
-- Whoever waited has a turn (`p_has_turn`), and waits anew only while the domain wants none.
create or replace function take_mail_turn_v1(p_site text, p_domain text, p_site_gap double precision,
  p_domain_gap double precision, p_has_turn boolean, p_now timestamptz)
  returns table (wait_seconds double precision, failures integer) language plpgsql as $$
declare of_site timestamptz := p_now; of_domain timestamptz := p_now; held timestamptz;
begin
  failures := 0;
  if p_has_turn then
    select t.held_until, t.failures into held, failures from mail_turns t where t.name = p_domain;
  else
    insert into mail_turns as t (name, next_at, changed_at)
      values (p_site, p_now + make_interval(secs => p_site_gap), p_now)
      on conflict (name) do update
        set next_at = greatest(t.next_at, p_now) + make_interval(secs => p_site_gap), changed_at = p_now
      returning t.next_at - make_interval(secs => p_site_gap) into of_site;
    insert into mail_turns as t (name, next_at, changed_at)
      values (p_domain, p_now + make_interval(secs => p_domain_gap), p_now)
      on conflict (name) do update
        set next_at = greatest(t.next_at, p_now) + make_interval(secs => p_domain_gap), changed_at = p_now
      returning t.next_at - make_interval(secs => p_domain_gap), t.held_until, t.failures
        into of_domain, held, failures;
  end if;
  failures := coalesce(failures, 0);
  wait_seconds := extract(epoch from greatest(of_site, of_domain) - interval '1 second' - p_now);
  if wait_seconds > 0 then
    wait_seconds := wait_seconds + 1;
  end if;
  wait_seconds := greatest(wait_seconds, extract(epoch from held - p_now), 0);
  return next;
end $$;
