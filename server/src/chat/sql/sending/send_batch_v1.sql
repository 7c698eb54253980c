-- Sends several texts, each of another sender, in one transaction. Only what is ordinary is sent: by a session that is
-- still open, between members who see one another and have talked before, paid out of one lot, held back by nothing.
-- Of all else nothing is written and no row comes back: it is for `send_message_v1` to say why, or to send it. A row
-- without a number is one whose sender or recipient somebody else is just telling something.
-- The plan is the measured one whatever the statistics say: from a handful of messages to their rows by index. It waits
-- two seconds for what somebody else holds: who waits longer waits alone, and not with all others.
-- What stands in `is true` brings no index into question: a plan made while there were few rows, and kept, went through
-- all of a site by one that begins with the site.
create or replace function send_batch_v1(p_sites smallint[], p_senders uuid[], p_sessions bytea[],
  p_recipients text[], p_keys uuid[], p_bodies text[], p_prices integer[], p_days date[], p_now timestamptz)
  returns table (place integer, seq integer, conversation text, created_at timestamptz, balance integer,
    granted integer, recipient_id uuid, sender_event bigint, sender_payload text, recipient_event bigint,
    recipient_payload text)
  language plpgsql
  set plan_cache_mode = force_generic_plan set lock_timeout = '2s'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  places integer[]; sites smallint[]; senders uuid[]; others uuid[]; talks uuid[]; prices integer[]; locked uuid[];
  sent record; events bigint[]; many integer;
begin
  -- Whom each writes to, and in which conversation: neither ever changes.
  select array_agg(a.place), array_agg(p.id), array_agg(c.id) into places, others, talks
    from unnest(p_sites, p_senders, p_recipients) with ordinality as a(site, sender, recipient, place)
    join profile_cards p on p.site_id = a.site and p.public_id = a.recipient and (p.kind = 'member') is true
    join conversations c on c.site_id = a.site and c.low_id = least(a.sender, p.id)
      and c.high_id = greatest(a.sender, p.id);
  if places is null then return; end if;

  -- Nobody is waited for. What comes after this sees all that those who held the locks before have written.
  locked := try_streams_v1(p_senders || others);
  return query select k.place, null::integer, null::text, null::timestamptz, null::integer, null::integer, null::uuid,
      null::bigint, null::text, null::bigint, null::text
    from unnest(places, others) as k(place, other)
    where not (k.other = any(locked) and p_senders[k.place] = any(locked))
      -- Who was erased has no row that anybody could hold.
      and (select count(*) from account_cards a
        where (a.site_id = p_sites[k.place]) is true and a.id in (k.other, p_senders[k.place])) = 2;
  select array_agg(k.place), array_agg(p_sites[k.place]), array_agg(p_senders[k.place]), array_agg(k.other),
      array_agg(k.talk), array_agg(p_prices[k.place])
    into places, sites, senders, others, talks, prices
    from unnest(places, others, talks) as k(place, other, talk)
    where k.other = any(locked) and p_senders[k.place] = any(locked);
  if places is null then return; end if;

  with todo as materialized (
    select k.place, k.site, k.sender, k.other, k.talk, k.price, paid.lot_id, paid.balance, paid.granted,
        c.public_id as conversation, p_keys[k.place] as key, p_bodies[k.place] as body,
        (c.last_seq + row_number() over (partition by k.talk order by k.place))::integer as seq,
        theirs.unread + 1 as unread, me.public_id as profile,
        -- Two processes have two clocks: nothing is older than what stands above it.
        greatest(p_now, mine.last_message_at, theirs.last_message_at) as created_at
      from unnest(places, sites, senders, others, talks, prices)
        with ordinality as k(place, site, sender, other, talk, price, n)
      join payers_v1(sites, senders, prices) paid on paid.place = k.n
      join session_cards s on (s.site_id = k.site and s.member_id = k.sender and s.expires_at > p_now) is true
        and s.token_hash = p_sessions[k.place]
      join account_cards a on (a.site_id = k.site and a.status = 'confirmed') is true and a.id = k.sender
      join profile_cards me on (me.site_id = k.site) is true and me.id = k.sender
      join conversations c on c.site_id = k.site and c.id = k.talk and c.last_seq > 0
      join conversation_members mine on mine.site_id = k.site and mine.member_id = k.sender
        and mine.conversation_id = k.talk
      join conversation_members theirs on theirs.site_id = k.site and theirs.member_id = k.other
        and theirs.conversation_id = k.talk
      where is_visible_v1(k.site, k.sender, k.other)
        and not exists (select from messages m where m.site_id = k.site and m.conversation_id = k.talk
          and m.sender_id = k.sender and m.client_key = p_keys[k.place])
        and not exists (select from held_messages h where h.site_id = k.site and h.sender_id = k.sender
          and h.conversation_id = k.talk)),
  moved as (
    update conversations c set last_seq = t.seq
      from (select site, talk, max(seq) as seq from todo group by site, talk) t
      where c.site_id = t.site and c.id = t.talk),
  said as (
    insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after,
      granted_after, created_at)
      select t.talk, t.seq, t.site, t.sender, t.key, 'text', t.body, null, t.price, t.balance, t.granted, t.created_at
        from todo t),
  listed as (
    update conversation_members cm set is_listed = true, last_message_at = l.created_at, unread = cm.unread + l.got,
        draft = case when l.has_sent then '' else cm.draft end,
        draft_at = case when l.has_sent then null else cm.draft_at end
      from (select u.site, u.talk, u.member, max(u.created_at) as created_at, sum(u.got)::integer as got,
            bool_or(u.got = 0) as has_sent
          from (select site, talk, sender as member, created_at, 0 as got from todo
            union all select site, talk, other, created_at, 1 from todo) u
          group by u.site, u.talk, u.member) l
      where cm.site_id = l.site and cm.member_id = l.member and cm.conversation_id = l.talk)
  select array_agg(t.place) as places, array_agg(t.site) as sites, array_agg(t.sender) as senders,
      array_agg(t.other) as others, array_agg(t.lot_id) as lots, array_agg(t.price) as prices,
      array_agg(t.balance) as balances, array_agg(t.granted) as granted, array_agg(t.conversation) as conversations,
      array_agg(t.seq) as seqs, array_agg(t.talk || ':' || t.seq) as cause_keys,
      array_agg(p_days[t.place]) as days, array_agg(t.created_at) as times,
      -- Of each message the sender's side, then the recipient's: so one hears of them in the order they were sent.
      array_agg(array[t.sender, t.other]) as both_sides,
      array_agg(array[
        w.message || jsonb_build_object('mine', true, 'profile', p_recipients[t.place], 'price', t.price,
          'credits', t.balance, 'free_credits', t.granted),
        w.message || jsonb_build_object('mine', false, 'profile', t.profile, 'unread', t.unread)]) as payloads
    into sent
    from (select * from todo order by place) t
    cross join lateral (select jsonb_build_object('conversation', t.conversation, 'seq', t.seq, 'key', t.key, 'kind',
      'text', 'body', t.body, 'data', null, 'created_at', t.created_at) as message) w;
  if sent.places is null then return; end if;

  many := spend_batch_v1(sent.sites, sent.senders, sent.lots, sent.prices, spend_cause_v1('text'), sent.cause_keys,
    sent.days, p_now);
  events := append_events_v2(sent.both_sides, 'message', sent.payloads, p_now);
  perform tell_batch_v1(sent.sites, sent.others, sent.conversations, sent.senders, p_now);
  return query select sent.places[n], sent.seqs[n], sent.conversations[n], sent.times[n], sent.balances[n],
      sent.granted[n], sent.others[n], events[2 * n - 1], sent.payloads[n][1]::text, events[2 * n],
      sent.payloads[n][2]::text
    from generate_series(1, many) n;
end $$;
