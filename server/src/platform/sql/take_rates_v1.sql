-- Takes up to `p_wanted` calls of each of several limits at once: at most `p_maxima` in any `p_seconds`, the window
-- before counting as far as it reaches into the last `p_seconds`. Answers for each, by its place, how many were granted
-- and until when they may be used, or how many seconds to wait when none were. What one limit refuses, the others keep.
create or replace function take_rates_v1(p_site smallint, p_actions text[], p_subjects bytea[], p_maxima integer[],
  p_seconds integer[], p_wanted integer[], p_now timestamptz)
  returns table (place integer, granted integer, until_at timestamptz, wait_seconds integer) language plpgsql as $$
declare r rates; v_max integer; v_span interval; v_past double precision; v_free double precision; v_left integer;
begin
  -- A crash may forget the last moments; no call waits for a disk.
  perform set_config('synchronous_commit', 'off', true);
  -- In one order, so that two calls never wait for each other.
  for place in select k.n from unnest(p_actions, p_subjects) with ordinality as k (action, subject, n)
    order by k.action, k.subject loop
    v_max := p_maxima[place];
    v_span := make_interval(secs => p_seconds[place]);
    loop
      select a.* into r from rates a
        where a.site_id = p_site and a.action = p_actions[place] and a.subject = p_subjects[place] for update;
      exit when found;
      insert into rates (site_id, action, subject, began_at, over_at)
        values (p_site, p_actions[place], p_subjects[place], p_now, p_now + 2 * v_span) on conflict do nothing;
    end loop;
    if p_now >= r.began_at + 2 * v_span then
      r.began_at := p_now;
      r.before := 0;
      r.taken := 0;
    elsif p_now >= r.began_at + v_span then
      r.began_at := r.began_at + v_span;
      r.before := r.taken;
      r.taken := 0;
    end if;
    v_past := greatest(0, extract(epoch from p_now - r.began_at) / p_seconds[place]);
    v_left := floor(v_max - r.taken - r.before * (1 - v_past) + 1e-6);
    -- The fewer are left, the fewer one of many processes may take away from the others.
    granted := least(p_wanted[place], v_left, greatest(1, v_left / 4));
    until_at := r.began_at + v_span;
    if granted > 0 then
      wait_seconds := 0;
      update rates a set began_at = r.began_at, taken = r.taken + granted, before = r.before,
          over_at = r.began_at + 2 * v_span
        where a.site_id = p_site and a.action = p_actions[place] and a.subject = p_subjects[place];
    else
      granted := 0;
      -- How far into its window the first call fits again: into this one, or into the next.
      v_free := case when r.taken < v_max then 1 - (v_max - 1 - r.taken) / r.before::double precision
        else 2 - (v_max - 1) / r.taken::double precision end;
      wait_seconds := greatest(1, ceil((v_free - v_past) * p_seconds[place] - 1e-6));
    end if;
    return next;
  end loop;
end $$;
