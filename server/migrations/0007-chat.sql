create table conversations (
  id uuid primary key,
  site_id smallint not null references sites,
  public_id text not null check (length(public_id) = 14),
  -- The pair, smaller id first: one conversation per pair (CHAT-1).
  low_id uuid not null,
  high_id uuid not null,
  started_by uuid not null,
  last_seq integer not null default 0,
  created_at timestamptz not null,
  check (low_id < high_id),
  unique (site_id, public_id),
  constraint conversations_pair unique (site_id, low_id, high_id)
);
-- Serves: how many conversations did a free member start (CHAT-4).
create index conversations_started on conversations (site_id, started_by);

create table messages (
  conversation_id uuid not null,
  seq integer not null,
  site_id smallint not null,
  sender_id uuid not null,
  client_key uuid not null,
  kind text not null check (kind in ('text', 'photo', 'gift', 'icebreaker', 'notice')),
  body text not null,
  data jsonb,
  price integer not null check (price >= 0),
  -- The sender's credits after it: part of the answer, which a repeated key gets again.
  balance_after integer not null,
  granted_after integer not null,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  constraint messages_once unique (conversation_id, sender_id, client_key)
);

-- What one member's list shows of a conversation.
create table conversation_members (
  site_id smallint not null,
  member_id uuid not null,
  conversation_id uuid not null references conversations,
  other_id uuid not null,
  is_listed boolean not null default true,
  -- Messages up to here were removed from this member's list (CHAT-7).
  removed_seq integer not null default 0,
  unread integer not null default 0,
  read_seq integer not null default 0,
  delivered_seq integer not null default 0,
  last_message_at timestamptz not null,
  draft text not null default '',
  draft_at timestamptz,
  primary key (member_id, conversation_id)
);
-- Serves: the list, newest first.
create index conversation_members_list on conversation_members (site_id, member_id, last_message_at desc, conversation_id) where is_listed;
-- Serves: the other side of a conversation.
create index conversation_members_other on conversation_members (conversation_id, member_id);

-- Messages of a member whose address is not confirmed: shown to the sender, delivered and charged at confirmation (ACC-3, C2).
create table held_messages (
  site_id smallint not null,
  sender_id uuid not null,
  conversation_id uuid not null references conversations,
  client_key uuid not null,
  kind text not null check (kind in ('text', 'icebreaker')),
  body text not null,
  created_at timestamptz not null,
  primary key (sender_id, conversation_id, client_key)
);

-- The member read that this profile is invented, in this version of the text (T3).
create table acknowledgements (
  site_id smallint not null,
  member_id uuid not null,
  profile_id uuid not null,
  text_version text not null,
  acknowledged_at timestamptz not null,
  primary key (site_id, member_id, profile_id, text_version)
);

select describe_columns('conversations', '{id,site_id,public_id,low_id,high_id,started_by,last_seq,created_at}', 'who talks with whom; contract; until both are erased');
select describe_columns('messages', '{conversation_id,seq,site_id,sender_id,client_key,kind,body,data,price,balance_after,granted_after,created_at}', 'what was said; contract; until both are erased');
select describe_columns('conversation_members', '{site_id,member_id,conversation_id,other_id,is_listed,removed_seq,unread,read_seq,delivered_seq,last_message_at,draft,draft_at}', 'a member''s own list; contract; until erasure');
select describe_columns('held_messages', '{site_id,sender_id,conversation_id,client_key,kind,body,created_at}', 'messages that wait for confirmation; contract; until delivered or 30 days');
select describe_columns('acknowledgements', '{site_id,member_id,profile_id,text_version,acknowledged_at}', 'proving the notice about invented profiles was read; legal duty; 5 years');

-- The whole of sending one message in one transaction: locks in id order, limits, price, message, ledger, both event rows.
-- outcome: sent | held | unavailable | no_chat | acknowledgement_required | conversation_limit | insufficient_credits | confirm_first | held_limit
create function send_message_v1(p_site smallint, p_sender uuid, p_recipient uuid, p_key uuid, p_kind text, p_body text, p_data jsonb, p_price integer,
  p_text_version text, p_max_started integer, p_max_held integer, p_new_id uuid, p_new_public_id text, p_now timestamptz)
  returns table (outcome text, conversation text, seq integer, created_at timestamptz, price integer, balance integer, granted integer, short integer)
  language plpgsql as $$
#variable_conflict use_column
declare
  sender record; recipient record; talk conversations; known messages; spent record; owned record;
  low uuid := least(p_sender, p_recipient); high uuid := greatest(p_sender, p_recipient);
  is_new boolean := false; unread_now integer; held_count integer;
begin
  perform 1 from live_streams s where s.subscriber_id in (low, high) order by s.subscriber_id for update;
  select * into talk from conversations c where c.site_id = p_site and c.low_id = low and c.high_id = high;
  if talk.id is not null then
    select * into known from messages m where m.conversation_id = talk.id and m.sender_id = p_sender and m.client_key = p_key;
    if found then
      return query select 'sent', talk.public_id, known.seq, known.created_at, known.price, known.balance_after, known.granted_after, 0;
      return;
    end if;
  end if;

  select a.status, a.is_premium, p.public_id, p.kind into sender from accounts a join profiles p on p.site_id = a.site_id and p.id = a.id
    where a.site_id = p_site and a.id = p_sender;
  select p.public_id, p.kind, p.is_invisible into recipient from profiles p where p.site_id = p_site and p.id = p_recipient;
  if sender.status is null or recipient.kind is null or not is_visible_v1(p_site, p_sender, p_recipient)
     or (talk.id is null and recipient.is_invisible) then
    return query select 'unavailable', null::text, null::integer, p_now, 0, 0, 0, 0; return;
  end if;
  if recipient.kind in ('livecam', 'partner') then
    return query select 'no_chat', null::text, null::integer, p_now, 0, 0, 0, 0; return;
  end if;
  if recipient.kind <> 'member' and not exists (select 1 from acknowledgements k where k.site_id = p_site and k.member_id = p_sender
      and k.profile_id = p_recipient and k.text_version = p_text_version) then
    return query select 'acknowledgement_required', talk.public_id, null::integer, p_now, 0, 0, 0, 0; return;
  end if;
  if talk.id is null and not sender.is_premium
     and (select count(*) from conversations c where c.site_id = p_site and c.started_by = p_sender) >= p_max_started then
    return query select 'conversation_limit', null::text, null::integer, p_now, 0, 0, 0, 0; return;
  end if;

  if sender.status = 'not_confirmed' then
    if talk.started_by <> p_sender then
      return query select 'confirm_first', talk.public_id, null::integer, p_now, 0, 0, 0, 0; return;
    end if;
    select count(*) into held_count from held_messages h where h.site_id = p_site and h.sender_id = p_sender and h.client_key <> p_key;
    if held_count >= p_max_held then
      return query select 'held_limit', talk.public_id, null::integer, p_now, 0, 0, 0, 0; return;
    end if;
  end if;

  if sender.status <> 'not_confirmed' and p_price > 0 then
    select * into spent from spend_credits_v1(p_site, p_sender, p_price, p_kind in ('text', 'icebreaker'),
      case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end, p_key::text, p_now);
    if spent.balance is null then
      select coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted into owned from credit_balances b where b.site_id = p_site and b.member_id = p_sender;
      return query select 'insufficient_credits', talk.public_id, null::integer, p_now, p_price, coalesce(owned.balance, 0), coalesce(owned.granted, 0),
        p_price - (coalesce(owned.balance, 0) - case when p_kind in ('text', 'icebreaker') then 0 else coalesce(owned.granted, 0) end);
      return;
    end if;
  else
    select coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted into spent from credit_balances b where b.site_id = p_site and b.member_id = p_sender;
  end if;

  if talk.id is null then
    is_new := true;
    insert into conversations (id, site_id, public_id, low_id, high_id, started_by, created_at)
      values (p_new_id, p_site, p_new_public_id, low, high, p_sender, p_now) returning * into talk;
  end if;

  if sender.status = 'not_confirmed' then
    insert into held_messages (site_id, sender_id, conversation_id, client_key, kind, body, created_at)
      values (p_site, p_sender, talk.id, p_key, p_kind, p_body, p_now) on conflict do nothing;
    insert into conversation_members (site_id, member_id, conversation_id, other_id, last_message_at)
      values (p_site, p_sender, talk.id, p_recipient, p_now)
      on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, draft = '', draft_at = null;
    return query select 'held', talk.public_id, null::integer, p_now, 0, coalesce(spent.balance, 0), coalesce(spent.granted, 0), 0; return;
  end if;

  update conversations c set last_seq = c.last_seq + 1 where c.id = talk.id returning * into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after, granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_sender, p_key, p_kind, p_body, p_data, p_price, coalesce(spent.balance, 0), coalesce(spent.granted, 0), p_now);
  delete from held_messages h where h.sender_id = p_sender and h.conversation_id = talk.id and h.client_key = p_key;
  insert into conversation_members as cm (site_id, member_id, conversation_id, other_id, last_message_at, read_seq)
    values (p_site, p_sender, talk.id, p_recipient, p_now, talk.last_seq)
    on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, draft = '', draft_at = null;
  insert into conversation_members as cm (site_id, member_id, conversation_id, other_id, last_message_at, unread)
    values (p_site, p_recipient, talk.id, p_sender, p_now, 1)
    on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, unread = cm.unread + 1
    returning cm.unread into unread_now;

  perform append_event_v1(subscriber, 'message', jsonb_build_object(
      'conversation', talk.public_id, 'profile', case when subscriber = p_sender then recipient.public_id else sender.public_id end,
      'mine', subscriber = p_sender, 'seq', talk.last_seq, 'key', p_key, 'kind', p_kind, 'body', p_body, 'data', p_data, 'created_at', p_now)
      || case when subscriber = p_sender
           then jsonb_build_object('price', p_price, 'credits', coalesce(spent.balance, 0), 'free_credits', coalesce(spent.granted, 0))
           else jsonb_build_object('unread', unread_now) end, p_now)
    from unnest(array[low, high]) as subscriber order by subscriber;
  return query select 'sent', talk.public_id, talk.last_seq, p_now, p_price, coalesce(spent.balance, 0), coalesce(spent.granted, 0), 0;
end $$;
