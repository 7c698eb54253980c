-- Notes of several members, each once, that all messages to them have reached a device, in one transaction: what
-- `mark_delivered_v1` does for one. Only by a session that is still open, of a confirmed account; else no row comes
-- back. A row that is not done is of one to whom somebody wrote who is just being told something. A row for each event;
-- without any, one that has none.
-- What stands in `is true` brings no index into question: a plan made while there were few rows, and kept, went through
-- all of a site by one that begins with the site.
create or replace function deliver_batch_v1(p_sites smallint[], p_members uuid[], p_sessions bytea[],
  p_now timestamptz)
  returns table (place integer, is_done boolean, subscriber uuid, event bigint, payload text)
  language plpgsql
  set plan_cache_mode = force_generic_plan set lock_timeout = '2s'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  places integer[]; at integer[]; others uuid[]; talks uuid[]; locked uuid[]; busy integer[]; told record;
  events bigint[];
begin
  select array_agg(a.place) into places
    from unnest(p_sites, p_members, p_sessions) with ordinality as a(site, member, session, place)
    join session_cards s on (s.site_id = a.site and s.member_id = a.member and s.expires_at > p_now) is true
      and s.token_hash = a.session
    join account_cards me on (me.site_id = a.site and me.status = 'confirmed') is true and me.id = a.member;
  if places is null then return; end if;
  select array_agg(k.place), array_agg(cm.other_id), array_agg(c.id) into at, others, talks
    from unnest(places) as k(place)
    join conversation_members cm on cm.site_id = p_sites[k.place] and cm.member_id = p_members[k.place]
      and cm.is_listed and cm.unread > 0
    join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id and c.last_seq > cm.delivered_seq
    join account_cards a on (a.site_id = cm.site_id) is true and a.id = cm.other_id;
  if others is not null then
    locked := try_streams_v1(others);
    select array_agg(distinct k.place) into busy from unnest(at, others) as k(place, other)
      where not k.other = any(locked);
    with noted as (
      update conversation_members cm set delivered_seq = c.last_seq
        from unnest(at, others, talks) as k(place, other, talk), conversations c
        where cm.site_id = p_sites[k.place] and cm.member_id = p_members[k.place] and cm.conversation_id = k.talk
          and c.site_id = p_sites[k.place] and c.id = k.talk and c.last_seq > cm.delivered_seq
          and not k.place = any(coalesce(busy, '{}'))
        returning k.place, k.other, c.public_id, c.last_seq)
    select array_agg(n.place) as at, array_agg(n.other) as subscribers, array_agg(jsonb_build_object('conversation',
        n.public_id, 'seq', n.last_seq)) as payloads
      into told
      from noted n where is_visible_v1(p_sites[n.place], n.other, p_members[n.place]);
    if told.at is not null then
      events := append_events_v2(told.subscribers, 'delivered', told.payloads, p_now);
    end if;
    return query select k.place, not k.place = any(coalesce(busy, '{}')), e.subscriber, e.event, e.payload::text
      from unnest(places) as k(place)
      left join unnest(told.at, told.subscribers, events, told.payloads) as e(at, subscriber, event, payload)
        on e.at = k.place;
    return;
  end if;
  return query select k.place, true, null::uuid, null::bigint, null::text from unnest(places) as k(place);
end $$;
