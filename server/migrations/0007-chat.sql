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
-- Serves: how many conversations did a member start, ever (CHAT-4) and lately (T124).
create index conversations_started on conversations (site_id, started_by, created_at);

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
create index conversation_members_list on conversation_members (site_id, member_id, last_message_at desc, conversation_id desc) where is_listed;

-- A member asked an invented profile whether it is real, or to meet or go elsewhere: answered by a notice, and counted (T7, T9).
create table truth_questions (
  site_id smallint not null,
  member_id uuid not null,
  conversation_id uuid not null references conversations,
  seq integer not null,
  asked_at timestamptz not null,
  primary key (member_id, conversation_id, seq)
);
-- The brake: until then nothing can be sent to profiles that are no members (T9).
create table chat_pauses (
  site_id smallint not null,
  member_id uuid not null,
  reason text not null check (reason in ('day', 'month', 'questions')),
  -- What was spent on such profiles in 30 days when it began: the next one by month counts from there.
  spent integer not null,
  created_at timestamptz not null,
  paused_until timestamptz not null,
  primary key (site_id, member_id, created_at)
);
select describe_columns('truth_questions', '{site_id,member_id,conversation_id,seq,asked_at}', 'telling who asks that an invented profile is invented; legal duty; until erasure');
select describe_columns('chat_pauses', '{site_id,member_id,reason,spent,created_at,paused_until}', 'the brake on spending with invented profiles; legal duty; 5 years');

-- Messages a member deleted for themself.
create table hidden_messages (
  site_id smallint not null,
  member_id uuid not null,
  conversation_id uuid not null references conversations,
  seq integer not null,
  primary key (member_id, conversation_id, seq)
);
select describe_columns('hidden_messages', '{site_id,member_id,conversation_id,seq}', 'leaving out what a member deleted for themself; contract; until erasure');

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
-- outcome: sent | held | not_found | unavailable | no_chat | acknowledgement_required | conversation_limit | too_many_conversations | spending_limit
-- | insufficient_credits | confirm_first | held_limit. `p_rules`: what the site and its day say, see `SendRules` in chat/messages.ts.
create function send_message_v1(p_site smallint, p_sender uuid, p_recipient text, p_key uuid, p_kind text, p_body text, p_data jsonb, p_rules jsonb,
  p_new_id uuid, p_new_public_id text, p_now timestamptz)
  returns table (outcome text, conversation text, seq integer, created_at timestamptz, price integer, balance integer, granted integer, recipient_id uuid,
    recipient_name text, limit_period text, limit_credits integer, wait_until timestamptz)
  language plpgsql as $$
#variable_conflict use_column
declare
  sender record; recipient record; talk conversations; known messages; spent record;
  low uuid; high uuid; unread_now integer; next_seq integer; replied jsonb; told jsonb; to_sender jsonb; to_recipient jsonb;
  p_price integer := p_rules ->> 'price';
  granted_allowed boolean := p_kind in ('text', 'icebreaker');
begin
  select p.id, p.public_id, p.kind, p.is_invisible, p.name into recipient from profile_cards p where p.site_id = p_site and p.public_id = p_recipient;
  if not found or recipient.id = p_sender then outcome := 'not_found'; return next; return; end if;
  recipient_id := recipient.id; recipient_name := recipient.name;
  low := least(p_sender, recipient.id); high := greatest(p_sender, recipient.id);
  perform lock_streams_v1(array[low, high]);

  select * into talk from conversations c where c.site_id = p_site and c.low_id = low and c.high_id = high;
  conversation := talk.public_id;
  if talk.id is not null then
    select * into known from messages m where m.site_id = p_site and m.conversation_id = talk.id and m.sender_id = p_sender and m.client_key = p_key;
    if found then
      outcome := 'sent'; seq := known.seq; created_at := known.created_at; price := known.price; balance := known.balance_after; granted := known.granted_after;
      return next; return;
    end if;
  end if;

  select a.status, a.is_premium, p.public_id, coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted into sender
    from account_cards a join profile_cards p on p.site_id = a.site_id and p.id = a.id left join credit_sums b on b.site_id = a.site_id and b.member_id = a.id
    where a.site_id = p_site and a.id = p_sender;
  balance := sender.balance; granted := sender.granted; price := p_price; created_at := p_now;
  outcome := case
    when sender.status is null or sender.status not in ('confirmed', 'not_confirmed') then 'unavailable'
    when not is_visible_v1(p_site, p_sender, recipient.id) then case when talk.id is null then 'not_found' else 'unavailable' end
    when talk.id is null and recipient.is_invisible and not is_found_v1(p_site, p_sender, recipient.id) then 'not_found'
    when recipient.kind in ('livecam', 'partner') then 'no_chat'
    when recipient.kind <> 'member' and not exists (select 1 from acknowledgements k where k.site_id = p_site and k.member_id = p_sender
      and k.profile_id = recipient.id and k.text_version = p_rules ->> 'noticeVersion') then 'acknowledgement_required'
    when talk.id is null and not sender.is_premium
      and (select count(*) from conversations c where c.site_id = p_site and c.started_by = p_sender) >= (p_rules ->> 'maxStarted')::integer then 'conversation_limit'
    when sender.status = 'not_confirmed' and talk.started_by <> p_sender then 'confirm_first'
    when sender.status = 'not_confirmed' and (select count(*) from held_messages h where h.site_id = p_site and h.sender_id = p_sender
      and h.client_key <> p_key) >= (p_rules ->> 'maxHeld')::integer then 'held_limit'
  end;
  if outcome is not null then return next; return; end if;
  if recipient.kind <> 'member' then
    wait_until := brake_v1(p_site, p_sender, case when sender.status = 'confirmed' then p_price else 0 end, p_rules, p_now);
    if wait_until is not null then outcome := 'chat_paused'; return next; return; end if;
  end if;
  -- The first opener between two who like each other costs nothing (CHAT-3, C34).
  if p_kind = 'icebreaker' and not exists (select 1 from messages m where m.site_id = p_site and m.conversation_id = talk.id and m.sender_id = p_sender)
    and (select count(*) from given_likes l where l.site_id = p_site
      and ((l.actor_id = p_sender and l.target_id = recipient.id) or (l.actor_id = recipient.id and l.target_id = p_sender))) = 2 then
    p_price := 0; price := 0;
  end if;
  if p_data ? 'reply_to' then
    select jsonb_build_object('seq', m.seq, 'mine', m.sender_id = p_sender, 'kind', m.kind, 'body', left(m.body, 120)) into replied from messages m
      where m.site_id = p_site and m.conversation_id = talk.id and m.seq = (p_data ->> 'reply_to')::integer;
    p_data := case when replied is not null then jsonb_build_object('reply', replied) end;
  end if;
  if talk.id is null then
    -- The oldest of as many as may be begun in 24 hours: until it is that old, another one waits (T124).
    select c.created_at + interval '1 day' into wait_until from conversations c
      where c.site_id = p_site and c.started_by = p_sender and c.created_at > p_now - interval '1 day'
      order by c.created_at desc offset (p_rules ->> 'maxNewPerDay')::integer - 1 limit 1;
    if found then outcome := 'too_many_conversations'; return next; return; end if;
  end if;

  -- Credits first: when they are short, or were taken back a moment ago, nothing else has been written.
  next_seq := coalesce(talk.last_seq, 0) + 1;
  if sender.status = 'confirmed' and p_price > 0 then
    select * into spent from spend_credits_v1(p_site, p_sender, p_price, granted_allowed, recipient.kind <> 'member',
      case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end, coalesce(talk.id, p_new_id) || ':' || next_seq,
      (p_rules ->> 'day')::date, p_now);
    if spent.outcome <> 'spent' then
      outcome := spent.outcome; limit_period := spent.limit_period; limit_credits := spent.limit_credits;
      return next; return;
    end if;
    balance := spent.balance; granted := spent.granted;
  end if;

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

  update conversations c set last_seq = next_seq where c.site_id = p_site and c.id = talk.id;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after, granted_after, created_at)
    values (talk.id, next_seq, p_site, p_sender, p_key, p_kind, p_body, p_data, p_price, balance, granted, p_now);
  if talk.started_by = p_sender then
    delete from held_messages h where h.site_id = p_site and h.sender_id = p_sender and h.conversation_id = talk.id and h.client_key = p_key;
  end if;
  with listed as (
    insert into conversation_members as cm (site_id, member_id, conversation_id, other_id, last_message_at, unread)
      values (p_site, p_sender, talk.id, recipient.id, p_now, 0), (p_site, recipient.id, talk.id, p_sender, p_now, 1)
      on conflict (member_id, conversation_id) do update set is_listed = true, last_message_at = p_now, unread = cm.unread + excluded.unread,
        draft = case when cm.member_id = p_sender then '' else cm.draft end, draft_at = case when cm.member_id = p_sender then null else cm.draft_at end
      returning cm.member_id, cm.unread)
  select l.unread into unread_now from listed l where l.member_id = recipient.id;

  told := jsonb_build_object('conversation', talk.public_id, 'seq', next_seq, 'key', p_key, 'kind', p_kind, 'body', p_body, 'data', p_data, 'created_at', p_now);
  to_sender := told || jsonb_build_object('mine', true, 'profile', recipient.public_id, 'price', p_price, 'credits', balance, 'free_credits', granted);
  -- Whose the quoted words are is told from where one stands; what is stored is the sender's view.
  if replied is not null then
    told := told || jsonb_build_object('data', jsonb_build_object('reply', replied || jsonb_build_object('mine', not (replied ->> 'mine')::boolean)));
  end if;
  to_recipient := told || jsonb_build_object('mine', false, 'profile', sender.public_id, 'unread', unread_now);
  -- Nobody reads the events of a profile without an account.
  if recipient.kind = 'member' then
    perform append_events_v1(array[p_sender, recipient.id], 'message', array[to_sender, to_recipient], p_now);
  else
    perform append_events_v1(array[p_sender], 'message', array[to_sender], p_now);
  end if;
  if recipient.kind <> 'member' and (p_rules ->> 'asks')::boolean then
    perform tell_truth_v1(p_site, p_sender, talk.id, next_seq, recipient.public_id, p_now);
  end if;
  outcome := 'sent'; seq := next_seq;
  return next;
end $$;

-- The notice that answers a question for the truth, as the next message of the conversation; the third question in 30 days pauses (T7, T9).
-- The sender's stream is locked.
create function tell_truth_v1(p_site smallint, p_member uuid, p_conversation uuid, p_seq integer, p_profile text, p_now timestamptz) returns void
  language plpgsql as $$
declare talk conversations; notice_key uuid := gen_random_uuid(); asked integer;
begin
  update conversations c set last_seq = p_seq + 1 where c.site_id = p_site and c.id = p_conversation returning c.* into talk;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after, granted_after, created_at)
    values (talk.id, talk.last_seq, p_site, case when talk.low_id = p_member then talk.high_id else talk.low_id end, notice_key, 'notice', '', 0, 0, 0, p_now);
  insert into truth_questions (site_id, member_id, conversation_id, seq, asked_at) values (p_site, p_member, talk.id, p_seq, p_now);
  perform append_event_v1(p_member, 'message', jsonb_build_object('conversation', talk.public_id, 'profile', p_profile, 'mine', false, 'seq', talk.last_seq,
    'key', notice_key, 'kind', 'notice', 'body', '', 'data', null, 'created_at', p_now), p_now);
  select count(*) into asked from truth_questions q where q.site_id = p_site and q.member_id = p_member
    and q.asked_at > greatest(p_now - interval '30 days', (select max(b.created_at) from chat_pauses b
      where b.site_id = p_site and b.member_id = p_member and b.reason = 'questions'));
  if asked >= 3 then
    insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until) values (p_site, p_member, 'questions', 0, p_now, p_now + interval '1 day');
  end if;
end $$;

-- Until when a member may not write to profiles that are no members; null: they may. Begins a pause when this price would pass what the site
-- lets be spent on them in a day, or in 30 days since the last pause for that (T9). The sender's stream is locked.
create function brake_v1(p_site smallint, p_member uuid, p_price integer, p_rules jsonb, p_now timestamptz) returns timestamptz language plpgsql as $$
declare until timestamptz; spent record; counted integer; why text;
begin
  select max(b.paused_until) into until from chat_pauses b where b.site_id = p_site and b.member_id = p_member and b.paused_until > p_now;
  if until is not null or p_price = 0 then return until; end if;
  select * into spent from spent_on_others_v1(p_site, p_member, (p_rules ->> 'day')::date);
  select coalesce(max(b.spent), 0) into counted from chat_pauses b
    where b.site_id = p_site and b.member_id = p_member and b.reason = 'month' and b.created_at > p_now - interval '30 days';
  why := case when spent.today + p_price > (p_rules ->> 'brakeDay')::integer then 'day'
    when spent.month - counted + p_price > (p_rules ->> 'brakeMonth')::integer then 'month' end;
  if why is null then return null; end if;
  insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until)
    values (p_site, p_member, why, spent.month, p_now, p_now + interval '1 day') on conflict do nothing;
  return p_now + interval '1 day';
end $$;

-- Notes that a member read a conversation up to a message: unread is what the other wrote after it. The member's devices hear of it, and the
-- other side: how far was read if they are premium (CHAT-6), else only that it arrived. No row: the conversation is not the member's.
create function mark_read_v1(p_site smallint, p_member uuid, p_conversation text, p_seq integer, p_now timestamptz)
  returns table (unread integer, other_id uuid, has_changed boolean) language plpgsql as $$
#variable_conflict use_column
declare talk record; before conversation_members; after conversation_members; receiver record; known_seq integer;
begin
  select c.id, cm.other_id into talk from conversations c join conversation_members cm on cm.conversation_id = c.id
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member;
  if not found then return; end if;
  perform lock_streams_v1(array[p_member, talk.other_id]);
  select * into before from conversation_members cm where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id;
  select greatest(before.read_seq, least(p_seq, c.last_seq)) into after.read_seq from conversations c where c.site_id = p_site and c.id = talk.id;
  update conversation_members cm set read_seq = after.read_seq, delivered_seq = greatest(cm.delivered_seq, after.read_seq),
      unread = (select count(*) from messages m where m.site_id = p_site and m.conversation_id = talk.id
        and m.seq > greatest(after.read_seq, cm.removed_seq) and m.sender_id <> p_member)
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id returning cm.* into after;
  unread := after.unread; other_id := talk.other_id;
  has_changed := after.read_seq > before.read_seq or after.unread <> before.unread;
  if has_changed then
    perform append_event_v1(p_member, 'read', jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq, 'unread', after.unread), p_now);
  end if;
  select a.is_premium into receiver from account_cards a where a.site_id = p_site and a.id = talk.other_id;
  known_seq := case when receiver.is_premium then before.read_seq else before.delivered_seq end;
  if receiver is not null and after.read_seq > known_seq then
    perform append_event_v1(talk.other_id, case when receiver.is_premium then 'receipt' else 'delivered' end,
      jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq), p_now);
  end if;
  return next;
end $$;

-- Notes that all messages to a member have reached one of their devices; answers whom to wake.
create function mark_delivered_v1(p_site smallint, p_member uuid, p_now timestamptz) returns table (other_id uuid) language plpgsql as $$
#variable_conflict use_column
declare talk record; others uuid[];
begin
  select array_agg(distinct a.id) into others from conversation_members cm join conversations c on c.id = cm.conversation_id
    join account_cards a on a.site_id = cm.site_id and a.id = cm.other_id
    where cm.site_id = p_site and cm.member_id = p_member and c.site_id = p_site and cm.is_listed and cm.unread > 0 and c.last_seq > cm.delivered_seq;
  if others is null then return; end if;
  perform lock_streams_v1(others);
  for talk in
    update conversation_members cm set delivered_seq = c.last_seq from conversations c
      where cm.site_id = p_site and cm.member_id = p_member and cm.other_id = any(others) and c.site_id = p_site and c.id = cm.conversation_id
        and c.last_seq > cm.delivered_seq
      returning cm.other_id, c.public_id, c.last_seq
  loop
    perform append_event_v1(talk.other_id, 'delivered', jsonb_build_object('conversation', talk.public_id, 'seq', talk.last_seq), p_now);
    other_id := talk.other_id;
    return next;
  end loop;
end $$;

-- Takes a conversation off a member's own list, with what was said so far (CHAT-7); what still waited for confirmation is not sent any more.
-- False: it is not the member's.
create function remove_chat_v1(p_site smallint, p_member uuid, p_conversation text, p_now timestamptz) returns boolean language plpgsql as $$
begin
  -- Before the row of the list: whoever sends a message locks in that order.
  perform lock_streams_v1(array[p_member]);
  update conversation_members cm set is_listed = false, unread = 0, draft = '', draft_at = null, removed_seq = c.last_seq from conversations c
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = c.id;
  if not found then return false; end if;
  delete from held_messages h using conversations c
    where c.site_id = p_site and c.public_id = p_conversation and h.site_id = p_site and h.sender_id = p_member and h.conversation_id = c.id;
  perform append_event_v1(p_member, 'chat_removed', jsonb_build_object('conversation', p_conversation), p_now);
  return true;
end $$;

-- Gives a member back what messages since a moment to one profile cost them (T24); answers how many credits. The member's screens hear of it.
create function return_messages_v1(p_site smallint, p_member uuid, p_profile uuid, p_since timestamptz, p_time_zone text, p_now timestamptz)
  returns integer language plpgsql as $$
declare returned integer; on_other boolean;
begin
  perform lock_streams_v1(array[p_member]);
  select p.kind <> 'member' into on_other from profile_cards p where p.site_id = p_site and p.id = p_profile;
  select coalesce(sum(return_credits_v1(p_site, p_member, case m.kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end,
      c.id || ':' || m.seq, on_other, (m.created_at at time zone p_time_zone)::date, p_now)), 0) into returned
    from conversations c join messages m on m.site_id = c.site_id and m.conversation_id = c.id
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile)
      and m.sender_id = p_member and m.price > 0 and m.created_at >= p_since;
  if returned > 0 then
    perform append_event_v1(p_member, 'balance', (select jsonb_build_object('credits', b.balance, 'free_credits', b.granted, 'paid_user', a.is_premium,
      'payment', null)
      from credit_sums b join account_cards a on a.site_id = b.site_id and a.id = b.member_id where b.site_id = p_site and b.member_id = p_member), p_now);
  end if;
  return returned;
end $$;

-- Deletes a message for one member alone. False: there is none, or the conversation is not theirs.
create function hide_message_v1(p_site smallint, p_member uuid, p_conversation text, p_seq integer, p_now timestamptz) returns boolean language plpgsql as $$
begin
  perform lock_streams_v1(array[p_member]);
  insert into hidden_messages (site_id, member_id, conversation_id, seq)
    select m.site_id, cm.member_id, m.conversation_id, m.seq from conversations c
      join conversation_members cm on cm.conversation_id = c.id and cm.member_id = p_member
      join messages m on m.site_id = c.site_id and m.conversation_id = c.id and m.seq = p_seq
      where c.site_id = p_site and c.public_id = p_conversation
    on conflict (member_id, conversation_id, seq) do update set seq = excluded.seq;
  if not found then return false; end if;
  perform append_event_v1(p_member, 'message_hidden', jsonb_build_object('conversation', p_conversation, 'seq', p_seq), p_now);
  return true;
end $$;

-- Which conversation a member has with whom, for other modules.
create view conversation_pairs as
select cm.site_id, cm.member_id, cm.other_id, c.public_id as conversation from conversation_members cm join conversations c on c.site_id = cm.site_id and c.id = cm.conversation_id;
