-- Takes back what waits to be told of a cause, on devices, by mail and as a reminder: the member has seen it.
create or replace function untell_v1(p_site smallint, p_member uuid, p_about text, p_now timestamptz) returns void
  language sql as $$
  -- In the order in which the mail takes them, so that the two never wait for one another.
  with seen as (
    select t.id from tellings t
      where t.site_id = p_site and t.member_id = p_member and t.about = p_about
        and (t.state = 'waiting' or t.mail = 'waiting' or t.push = 'waiting' or t.remind_at is not null)
      order by t.id for update
  )
  update tellings t set
      state = case t.state when 'waiting' then 'withdrawn' else t.state end,
      done_at = coalesce(t.done_at, p_now),
      mail = case t.mail when 'waiting' then 'withdrawn' else t.mail end,
      mail_at = case t.mail when 'waiting' then p_now else t.mail_at end,
      -- Its service may have put it off.
      push = case t.push when 'waiting' then 'withdrawn' else t.push end,
      remind_at = null
    from seen where t.site_id = p_site and t.id = seen.id
$$;
