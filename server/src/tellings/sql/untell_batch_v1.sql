-- The same as `untell_v1` for several members, a cause each.
create or replace function untell_batch_v1(p_sites smallint[], p_members uuid[], p_abouts text[], p_now timestamptz)
  returns void language sql as $$
  with seen as (
    select t.site_id, t.id from unnest(p_sites, p_members, p_abouts) as a(site, member, about)
      join tellings t on t.site_id = a.site and t.member_id = a.member and t.about = a.about
        and (t.state = 'waiting' or t.mail = 'waiting' or t.push = 'waiting' or t.remind_at is not null)
      order by t.id for update of t
  )
  update tellings t set
      state = case t.state when 'waiting' then 'withdrawn' else t.state end,
      done_at = coalesce(t.done_at, p_now),
      mail = case t.mail when 'waiting' then 'withdrawn' else t.mail end,
      mail_at = case t.mail when 'waiting' then p_now else t.mail_at end,
      push = case t.push when 'waiting' then 'withdrawn' else t.push end,
      remind_at = null
    from seen where t.site_id = seen.site_id and t.id = seen.id
$$;
