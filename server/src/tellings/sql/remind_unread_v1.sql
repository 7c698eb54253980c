-- Takes so many tellings of messages that were due a reminder, and notes one for each member who was away for a whole
-- day of the site and was not reminded since their last visit. A row for each telling that was taken: the reminder's
-- id, once for each reminder, else null. Who was here meanwhile is looked at again when they may be away long enough.
create or replace function remind_unread_v1(p_site smallint, p_today date, p_time_zone text, p_limit integer,
  p_now timestamptz) returns table (id uuid) language sql as $$
  with due as materialized (
    select t.id, t.member_id, t.profile_id, t.made_at from tellings t
      where t.site_id = p_site and t.remind_at <= p_now
      order by t.remind_at, t.id limit p_limit for update skip locked
  ), readers as materialized (
    select d.member_id, (array_agg(d.profile_id order by d.made_at desc))[1] as profile_id,
        coalesce(a.last_active_on, (a.signed_up_at at time zone p_time_zone)::date) as visited_on
      from due d join account_cards a on a.site_id = p_site and a.id = d.member_id and a.status = 'confirmed'
      group by d.member_id, a.last_active_on, a.signed_up_at
  ), settled as (
    update tellings t set remind_at =
        case when r.visited_on >= p_today - 1 then (r.visited_on + 2)::timestamp at time zone p_time_zone end
      from due d left join readers r on r.member_id = d.member_id
      where t.site_id = p_site and t.id = d.id
      returning t.id
  ), reminders as (
    insert into tellings (site_id, id, member_id, kind, about, profile_id, count, made_at)
      select p_site, gen_random_uuid(), r.member_id, 'unread', 'unread', r.profile_id, unread.count, p_now
        from readers r cross join lateral (select unread_total_v1(p_site, r.member_id) as count) unread
        where r.visited_on < p_today - 1 and unread.count > 0
          and not exists (select from tellings o where o.site_id = p_site and o.member_id = r.member_id
            and o.about = 'unread' and (o.made_at at time zone p_time_zone)::date > r.visited_on)
        order by r.member_id
      on conflict (site_id, member_id, about) where state = 'waiting' do nothing
      returning tellings.id
  ), numbered as (
    select reminders.id, row_number() over () as at from reminders
  )
  select numbered.id
    from (select row_number() over () as at from settled) s left join numbered on numbered.at = s.at
$$;
