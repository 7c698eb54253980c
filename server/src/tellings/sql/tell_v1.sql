-- Notes in the caller's transaction what a member is to be told outside the site. The first of a cause goes a moment
-- later, by when who is looking has seen it; what follows is gathered, and goes so many seconds after the one before.
-- `p_about` is the conversation's public id, or empty for likes.
create or replace function tell_v1(p_site smallint, p_member uuid, p_kind text, p_about text, p_profile uuid,
  p_now timestamptz) returns void language plpgsql as $$
declare
  moment constant integer := 5;
  -- Between two of one conversation ten minutes, between two of likes an hour.
  gathering constant integer := case when p_about = '' then 3600 else 600 end;
  known record; waits double precision;
begin
  -- Xmax is 0 for a row that was just made.
  insert into tellings as t (site_id, id, member_id, kind, about, profile_id, made_at)
    values (p_site, gen_random_uuid(), p_member, p_kind, p_about, p_profile, p_now)
    on conflict (site_id, member_id, about) where state = 'waiting'
      do update set count = t.count + 1, profile_id = p_profile
    returning t.id, t.xmax = 0 as is_new into known;
  if not known.is_new then return; end if;
  select extract(epoch from max(t.done_at) + make_interval(secs => gathering) - p_now) into waits from tellings t
    where t.site_id = p_site and t.member_id = p_member and t.about = p_about and t.state = 'told';
  perform enqueue_v1('tell', json_build_object('siteId', p_site, 'tellingId', known.id),
    greatest(moment, coalesce(waits, 0)));
end $$;
