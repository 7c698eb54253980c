-- Notes of several members, each once, that they read a conversation, in one transaction: what `mark_read_v2` does for
-- one. Only by a session that is still open, of a confirmed account, in a conversation with a member; of all else
-- nothing is written and no row comes back. A row without a number is one whose sides somebody else is just telling
-- something. Up to two rows each, one for each event; without any, one that has none.
-- What stands in `is true` brings no index into question: a plan made while there were few rows, and kept, went through
-- all of a site by one that begins with the site.
create or replace function read_batch_v1(p_sites smallint[], p_members uuid[], p_sessions bytea[],
  p_conversations text[], p_seqs integer[], p_now timestamptz)
  returns table (place integer, unread integer, unread_total integer, subscriber uuid, event bigint, kind text,
    payload text)
  language plpgsql
  set plan_cache_mode = force_generic_plan set lock_timeout = '2s'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  places integer[]; others uuid[]; talks uuid[]; locked uuid[]; done record; told record; events bigint[];
begin
  select array_agg(a.place), array_agg(cm.other_id), array_agg(cm.conversation_id)
    into places, others, talks
    from unnest(p_sites, p_members, p_sessions, p_conversations)
      with ordinality as a(site, member, session, conversation, place)
    join session_cards s on (s.site_id = a.site and s.member_id = a.member and s.expires_at > p_now) is true
      and s.token_hash = a.session
    join account_cards me on (me.site_id = a.site and me.status = 'confirmed') is true and me.id = a.member
    join conversation_members cm on cm.site_id = a.site and cm.member_id = a.member and cm.conversation_id = (
      select c.id from conversations c where c.site_id = a.site and c.public_id = a.conversation)
    join profile_cards o on (o.site_id = a.site and o.kind = 'member') is true and o.id = cm.other_id;
  if places is null then return; end if;

  -- Nobody is waited for. What comes after this sees all that those who held the locks before have written.
  locked := try_streams_v1(p_members || others);
  return query select k.place, null::integer, null::integer, null::uuid, null::bigint, null::text, null::text
    from unnest(places, others) as k(place, other)
    where not (k.other = any(locked) and p_members[k.place] = any(locked))
      -- Who was erased has no row that anybody could hold.
      and (select count(*) from account_cards a
        where (a.site_id = p_sites[k.place]) is true and a.id in (k.other, p_members[k.place])) = 2;

  with todo as materialized (
    select k.place, p_sites[k.place] as site, p_members[k.place] as member, k.other, k.talk,
        cm.read_seq as read_before, cm.delivered_seq as delivered_before, cm.unread as unread_before,
        greatest(cm.read_seq, least(p_seqs[k.place], c.last_seq)) as read_seq, cm.removed_seq
      from unnest(places, others, talks) as k(place, other, talk)
      join conversations c on c.site_id = p_sites[k.place] and c.id = k.talk
      join conversation_members cm on cm.site_id = p_sites[k.place] and cm.member_id = p_members[k.place]
        and cm.conversation_id = k.talk
      where k.other = any(locked) and p_members[k.place] = any(locked)),
  counted as materialized (
    select t.*, (select count(*)::integer from messages m where m.site_id = t.site and m.conversation_id = t.talk
        and m.seq > greatest(t.read_seq, t.removed_seq) and m.sender_id <> t.member) as unread
      from todo t),
  changed as materialized (
    select * from counted n where n.read_seq > n.read_before or n.unread <> n.unread_before),
  noted as (
    update conversation_members cm set read_seq = n.read_seq,
        delivered_seq = greatest(cm.delivered_seq, n.read_seq), unread = n.unread
      from changed n
      where cm.site_id = n.site and cm.member_id = n.member and cm.conversation_id = n.talk),
  sides as (
    select n.place, 1 as side, n.member as subscriber, 'read' as kind,
        jsonb_build_object('conversation', p_conversations[n.place], 'seq', n.read_seq, 'unread', n.unread) as payload
      from changed n
    -- How far was read, if the other one is premium (CHAT-6) and both show what they read, else only that it arrived.
    union all select n.place, 2, n.other, case when shown.is_shown then 'receipt' else 'delivered' end,
        jsonb_build_object('conversation', p_conversations[n.place], 'seq', n.read_seq)
      from changed n
      join account_cards a on (a.site_id = n.site) is true and a.id = n.other
      join profile_viewers mine on (mine.site_id = n.site) is true and mine.id = n.member
      join profile_viewers theirs on (theirs.site_id = n.site) is true and theirs.id = n.other
      cross join lateral (select a.is_premium and mine.shows_reading and theirs.shows_reading as is_shown) shown
      where n.read_seq > (case when shown.is_shown then n.read_before else n.delivered_before end)
        and is_visible_v1(n.site, n.other, n.member))
  select (select array_agg(n.place order by n.place) from counted n) as places,
      (select array_agg(n.unread order by n.place) from counted n) as unread,
      (select array_agg(n.place) from changed n where n.unread = 0) as seen,
      array_agg(e.place order by e.place, e.side) as at,
      array_agg(e.subscriber order by e.place, e.side) as subscribers,
      array_agg(e.kind order by e.place, e.side) as kinds, array_agg(e.payload order by e.place, e.side) as payloads
    into done from sides e;
  if done.places is null then return; end if;

  if done.seen is not null then
    select array_agg(p_sites[s.place]) as sites, array_agg(p_members[s.place]) as members,
        array_agg(p_conversations[s.place]) as abouts into told from unnest(done.seen) as s(place);
    perform untell_batch_v1(told.sites, told.members, told.abouts, p_now);
  end if;
  if done.at is not null then
    events := append_events_v3(done.subscribers, done.kinds, done.payloads, p_now);
  end if;
  return query select k.place, k.unread, unread_total_v1(p_sites[k.place], p_members[k.place]), e.subscriber, e.event,
      e.kind, e.payload::text
    from unnest(done.places, done.unread) as k(place, unread)
    left join unnest(done.at, done.subscribers, events, done.kinds, done.payloads)
      as e(at, subscriber, event, kind, payload) on e.at = k.place;
end $$;
