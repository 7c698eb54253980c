-- The whole of sending one message, in one transaction: locks in id order, limits, price, message, ledger, both event
-- rows. A repeated key gets the first answer. outcome: sent | held, or one that changed nothing: not_found |
-- unavailable | no_chat | acknowledgement_required | conversation_limit | confirm_first | held_limit | chat_paused |
-- too_many_conversations | spending_limit | insufficient_credits | the `gone` of the rules. `p_rules`: what the site
-- and its day say, see `SendRules` in chat/messages/messages.ts.
create or replace function send_message_v1(p_site smallint, p_sender uuid, p_recipient text, p_key uuid, p_kind text,
  p_body text, p_data jsonb, p_rules jsonb, p_new_id uuid, p_new_public_id text, p_now timestamptz)
  returns table (outcome text, conversation text, seq integer, created_at timestamptz, price integer, balance integer,
    granted integer, recipient_id uuid, recipient_name text, limit_period text, limit_credits integer,
    wait_until timestamptz)
  language plpgsql as $$
#variable_conflict use_column
declare
  sender record; recipient record; talk conversations; known messages; spent record;
  low uuid; high uuid; next_seq integer; replied jsonb; unread_now integer;
begin
  perform check_send_rules_v1(p_rules);
  created_at := p_now; price := p_rules ->> 'price';

  -- Who writes to whom. The locks keep everything else that concerns the two waiting until this is done.
  select p.id, p.public_id, p.kind, p.is_invisible, p.name into recipient
    from profile_cards p where p.site_id = p_site and p.public_id = p_recipient;
  if not found or recipient.id = p_sender then outcome := 'not_found'; return next; return; end if;
  recipient_id := recipient.id; recipient_name := recipient.name;
  low := least(p_sender, recipient.id); high := greatest(p_sender, recipient.id);
  perform lock_streams_v1(array[low, high]);
  select * into talk from conversations c where c.site_id = p_site and c.low_id = low and c.high_id = high;
  conversation := talk.public_id;

  -- A repeated key: the first answer.
  select * into known from messages m
    where m.site_id = p_site and m.conversation_id = talk.id and m.sender_id = p_sender and m.client_key = p_key;
  if found then
    outcome := 'sent'; seq := known.seq; created_at := known.created_at; price := known.price;
    balance := known.balance_after; granted := known.granted_after;
    return next; return;
  end if;

  -- Whether they may write at all. `composer` in conversations/open-conversation.ts shows the same beforehand.
  select a.status, a.is_premium, p.public_id, coalesce(b.balance, 0) as balance, coalesce(b.granted, 0) as granted
    into sender from account_cards a
    join profile_cards p on p.site_id = a.site_id and p.id = a.id
    left join credit_sums b on b.site_id = a.site_id and b.member_id = a.id
    where a.site_id = p_site and a.id = p_sender;
  balance := sender.balance; granted := sender.granted;
  outcome := case
    when sender.status is null or sender.status not in ('confirmed', 'not_confirmed') then 'unavailable'
    when not is_visible_v1(p_site, p_sender, recipient.id) then
      case when talk.id is null then 'not_found' else 'unavailable' end
    when talk.id is null and recipient.is_invisible and not is_found_v1(p_site, p_sender, recipient.id) then 'not_found'
    when recipient.kind in ('livecam', 'partner') then 'no_chat'
    when recipient.kind <> 'member' and not exists (select 1 from acknowledgements k
      where k.site_id = p_site and k.member_id = p_sender and k.profile_id = recipient.id
        and k.text_version = p_rules ->> 'noticeVersion') then 'acknowledgement_required'
    when talk.id is null and not sender.is_premium and (select count(*) from conversations c
      where c.site_id = p_site and c.started_by = p_sender) >= (p_rules ->> 'maxStarted')::integer
      then 'conversation_limit'
    -- Only words wait for the confirmation (C2): whatever else one sends is sent when it can be.
    when sender.status = 'not_confirmed' and (talk.started_by <> p_sender or p_kind not in ('text', 'icebreaker'))
      then 'confirm_first'
    when sender.status = 'not_confirmed' and (select count(*) from held_messages h
      where h.site_id = p_site and h.sender_id = p_sender and h.client_key <> p_key) >= (p_rules ->> 'maxHeld')::integer
      then 'held_limit'
  end;
  -- What the site does not offer any more as it was shown; after a repeated key, which has its answer.
  outcome := coalesce(outcome, p_rules ->> 'gone');
  if outcome is not null then return next; return; end if;
  if recipient.kind <> 'member' then
    wait_until := brake_v1(p_site, p_sender, case sender.status when 'confirmed' then price else 0 end, p_rules, p_now);
    if wait_until is not null then outcome := 'chat_paused'; return next; return; end if;
  end if;
  if talk.id is null then
    wait_until := next_start_v1(p_site, p_sender, (p_rules ->> 'maxNewPerDay')::integer, p_now);
    if wait_until is not null then outcome := 'too_many_conversations'; return next; return; end if;
  end if;

  if p_kind = 'icebreaker' and is_free_opener_v1(p_site, p_sender, recipient.id, talk.id) then price := 0; end if;
  if p_data ? 'reply_to' then
    replied := quote_message_v1(p_site, p_sender, talk.id, (p_data ->> 'reply_to')::integer);
    p_data := case when replied is not null then jsonb_build_object('reply', replied) end;
  end if;

  -- Credits first: when they are short, or were taken back a moment ago, nothing else has been written.
  next_seq := coalesce(talk.last_seq, case recipient.kind when 'fictional_ai' then 1 else 0 end) + 1;
  if sender.status = 'confirmed' and price > 0 then
    select * into spent from spend_credits_v1(p_site, p_sender, price, p_kind in ('text', 'icebreaker'),
      recipient.kind <> 'member', spend_cause_v1(p_kind), coalesce(talk.id, p_new_id) || ':' || next_seq,
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
    if recipient.kind = 'fictional_ai' then
      perform begin_with_notice_v1(p_site, talk.id, recipient.id, p_now);
    end if;
  end if;
  -- Who did not confirm their address yet pays when it is sent (C2).
  if sender.status = 'not_confirmed' then
    perform hold_message_v1(p_site, p_sender, recipient.id, talk.id, p_key, p_kind, p_body, p_now);
    outcome := 'held'; price := 0;
    return next; return;
  end if;

  update conversations c set last_seq = next_seq where c.site_id = p_site and c.id = talk.id;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after,
    granted_after, created_at)
    values (talk.id, next_seq, p_site, p_sender, p_key, p_kind, p_body, p_data, price, balance, granted, p_now);
  if talk.started_by = p_sender then
    delete from held_messages h where h.site_id = p_site and h.sender_id = p_sender and h.conversation_id = talk.id
      and h.client_key = p_key;
  end if;
  unread_now := list_message_v1(p_site, p_sender, recipient.id, talk.id, p_now);
  perform tell_message_v1(p_sender, case recipient.kind when 'member' then recipient.id end,
    jsonb_build_object('conversation', talk.public_id, 'seq', next_seq, 'key', p_key, 'kind', p_kind, 'body', p_body,
      'data', p_data, 'created_at', p_now),
    jsonb_build_object('mine', true, 'profile', recipient.public_id, 'price', price, 'credits', balance,
      'free_credits', granted),
    jsonb_build_object('mine', false, 'profile', sender.public_id, 'unread', unread_now), p_now);
  if recipient.kind = 'member' then
    perform tell_v1(p_site, recipient.id, case next_seq when 1 then 'conversation' else 'message' end, talk.public_id,
      p_sender, p_now);
  end if;
  if recipient.kind <> 'member' and (p_rules ->> 'asks')::boolean then
    perform tell_truth_v1(p_site, p_sender, talk.id, next_seq, recipient.public_id, p_now);
  end if;
  outcome := 'sent'; seq := next_seq;
  return next;
end $$;
