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
  position bigint generated always as identity,
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
select describe_columns('held_messages', '{site_id,sender_id,conversation_id,client_key,kind,body,created_at,position}', 'messages that wait for confirmation; contract; until delivered or 30 days');
select describe_columns('acknowledgements', '{site_id,member_id,profile_id,text_version,acknowledged_at}', 'proving the notice about invented profiles was read; legal duty; 5 years');

-- The whole of sending one message in one transaction: locks in id order, limits, price, message, ledger, both event rows.
-- outcome: sent | held | not_found | unavailable | no_chat | acknowledgement_required | conversation_limit | insufficient_credits | confirm_first | held_limit
create function send_message_v1(p_site smallint, p_sender uuid, p_recipient text, p_key uuid, p_kind text, p_body text, p_data jsonb, p_price integer,
  p_text_version text, p_max_started integer, p_max_held integer, p_new_id uuid, p_new_public_id text, p_now timestamptz)
  returns table (outcome text, conversation text, seq integer, created_at timestamptz, price integer, balance integer, granted integer, recipient_id uuid,
    recipient_name text)
  language plpgsql as $$
#variable_conflict use_column
declare
  sender record; recipient record; talk conversations; known messages; spent record;
  low uuid; high uuid; unread_now integer; granted_allowed boolean := p_kind in ('text', 'icebreaker');
begin
  select p.id, p.public_id, p.kind, p.is_invisible, p.name into recipient from profiles p where p.site_id = p_site and p.public_id = p_recipient;
  if not found or recipient.id = p_sender then outcome := 'not_found'; return next; return; end if;
  recipient_id := recipient.id; recipient_name := recipient.name;
  low := least(p_sender, recipient.id); high := greatest(p_sender, recipient.id);
  -- Both rows must be there to be locked; whoever is new gets one first.
  if (select count(*) from live_streams s where s.subscriber_id in (low, high)) < 2 then
    insert into live_streams (subscriber_id) values (low), (high) on conflict do nothing;
  end if;
  perform 1 from live_streams s where s.subscriber_id in (low, high) order by s.subscriber_id for update;

  select * into talk from conversations c where c.site_id = p_site and c.low_id = low and c.high_id = high;
  conversation := talk.public_id;
  if talk.id is not null then
    select * into known from messages m where m.conversation_id = talk.id and m.sender_id = p_sender and m.client_key = p_key;
    if found then
      outcome := 'sent'; seq := known.seq; created_at := known.created_at; price := known.price; balance := known.balance_after; granted := known.granted_after;
      return next; return;
    end if;
  end if;

  select a.status, a.is_premium, p.public_id, coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted into sender
    from accounts a join profiles p on p.site_id = a.site_id and p.id = a.id left join credit_balances b on b.site_id = a.site_id and b.member_id = a.id
    where a.site_id = p_site and a.id = p_sender;
  balance := sender.balance; granted := sender.granted; price := p_price; created_at := p_now;
  outcome := case
    when sender.status is null or sender.status not in ('confirmed', 'not_confirmed') then 'unavailable'
    when not is_visible_v1(p_site, p_sender, recipient.id) then case when talk.id is null then 'not_found' else 'unavailable' end
    when talk.id is null and recipient.is_invisible then 'not_found'
    when recipient.kind in ('livecam', 'partner') then 'no_chat'
    when recipient.kind <> 'member' and not exists (select 1 from acknowledgements k where k.site_id = p_site and k.member_id = p_sender
      and k.profile_id = recipient.id and k.text_version = p_text_version) then 'acknowledgement_required'
    when talk.id is null and not sender.is_premium
      and (select count(*) from conversations c where c.site_id = p_site and c.started_by = p_sender) >= p_max_started then 'conversation_limit'
    when sender.status = 'not_confirmed' and talk.started_by <> p_sender then 'confirm_first'
    when sender.status = 'not_confirmed' and (select count(*) from held_messages h where h.site_id = p_site and h.sender_id = p_sender
      and h.client_key <> p_key) >= p_max_held then 'held_limit'
    when sender.status = 'confirmed' and sender.balance - (case when granted_allowed then 0 else sender.granted end) < p_price then 'insufficient_credits'
  end;
  if outcome is not null then return next; return; end if;

  if talk.id is null then
    insert into conversations (id, site_id, public_id, low_id, high_id, started_by, created_at)
      values (p_new_id, p_site, p_new_public_id, low, high, p_sender, p_now) returning * into talk;
    conversation := talk.public_id;
  end if;

  if sender.status = 'not_confirmed' then
    insert into held_messages (site_id, sender_id, conversation_id, client_key, kind, body, created_at)
      values (p_site, p_sender, talk.id, p_key, p_kind, p_body, p_now) on conflict do nothing;
    insert into conversation_members (site_id, member_id, conversation_id, other_id, last_message_at)
      values (p_site, p_sender, talk.id, recipient.id, p_now)
      on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, draft = '', draft_at = null;
    outcome := 'held'; price := 0;
    return next; return;
  end if;

  if p_price > 0 then
    select * into spent from spend_credits_v1(p_site, p_sender, p_price, granted_allowed,
      case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end, p_key::text, p_now);
    if not found then raise exception 'credits changed under the lock of their member'; end if;
    balance := spent.balance; granted := spent.granted;
  end if;
  update conversations c set last_seq = c.last_seq + 1 where c.id = talk.id returning c.last_seq into talk.last_seq;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after, granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, p_sender, p_key, p_kind, p_body, p_data, p_price, balance, granted, p_now);
  if talk.started_by = p_sender then
    delete from held_messages h where h.sender_id = p_sender and h.conversation_id = talk.id and h.client_key = p_key;
  end if;
  insert into conversation_members (site_id, member_id, conversation_id, other_id, last_message_at)
    values (p_site, p_sender, talk.id, recipient.id, p_now)
    on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, draft = '', draft_at = null;
  insert into conversation_members as cm (site_id, member_id, conversation_id, other_id, last_message_at, unread)
    values (p_site, recipient.id, talk.id, p_sender, p_now, 1)
    on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, unread = cm.unread + 1
    returning cm.unread into unread_now;

  perform append_event_v1(s.id, 'message', jsonb_build_object(
      'conversation', talk.public_id, 'profile', case when s.id = p_sender then recipient.public_id else sender.public_id end,
      'mine', s.id = p_sender, 'seq', talk.last_seq, 'key', p_key, 'kind', p_kind, 'body', p_body, 'data', p_data, 'created_at', p_now)
      || case when s.id = p_sender
           then jsonb_build_object('price', p_price, 'credits', balance, 'free_credits', granted)
           else jsonb_build_object('unread', unread_now) end, p_now)
    from (select unnest(array[low, high]) as id) s where s.id = p_sender or recipient.kind = 'member';
  outcome := 'sent'; seq := talk.last_seq;
  return next;
end $$;


-- Which conversation a member has with whom, for other modules.
create view conversation_pairs as
select cm.site_id, cm.member_id, cm.other_id, c.public_id as conversation from conversation_members cm join conversations c on c.id = cm.conversation_id;
