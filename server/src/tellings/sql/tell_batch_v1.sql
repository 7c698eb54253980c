-- The same as `tell_v1` for a message each of several members got, in a conversation each; answers how many tellings
-- are new.
create or replace function tell_batch_v1(p_sites smallint[], p_members uuid[], p_abouts text[], p_profiles uuid[],
  p_now timestamptz) returns integer language plpgsql as $$
declare
  moment constant integer := 5;
  gathering constant integer := 600;
  made record; jobs integer := 0;
begin
  for made in
    with told as (
      insert into tellings as t (site_id, id, member_id, kind, about, profile_id, made_at)
        select a.site, gen_random_uuid(), a.member, 'message', a.about, a.profile, p_now
          from unnest(p_sites, p_members, p_abouts, p_profiles) as a(site, member, about, profile)
          order by a.site, a.member, a.about
        on conflict (site_id, member_id, about) where state = 'waiting'
          do update set count = t.count + 1, profile_id = excluded.profile_id
        returning t.site_id, t.id, t.member_id, t.about, t.xmax = 0 as is_new)
    select n.site_id, n.id, (select extract(epoch from max(o.done_at) + make_interval(secs => gathering) - p_now)
        from tellings o where o.site_id = n.site_id and o.member_id = n.member_id and o.about = n.about
          and o.state = 'told') as waits
      from told n where n.is_new
  loop
    jobs := jobs + 1;
    perform enqueue_v1('tell', json_build_object('siteId', made.site_id, 'tellingId', made.id),
      greatest(moment, coalesce(made.waits, 0)));
  end loop;
  return jobs;
end $$;
