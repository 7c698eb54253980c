-- Gives back calls that were taken of limits and not used, where the window they were of, which ends at its place in
-- `p_untils`, still runs.
create or replace function give_back_rates_v1(p_site smallint, p_actions text[], p_subjects bytea[],
  p_seconds integer[], p_untils timestamptz[], p_unused integer[]) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- In the order of `take_rates_v1`, so that neither ever waits for the other in a ring.
  perform from rates a
    join unnest(p_actions, p_subjects) as k (action, subject) on a.action = k.action and a.subject = k.subject
    where a.site_id = p_site order by a.action, a.subject for update of a;
  update rates a set taken = greatest(0, a.taken - k.unused)
    from unnest(p_actions, p_subjects, p_seconds, p_untils, p_unused) as k (action, subject, seconds, until, unused)
    where a.site_id = p_site and a.action = k.action and a.subject = k.subject
      and a.began_at + make_interval(secs => k.seconds) = k.until;
end $$;
