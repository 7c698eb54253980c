-- A conversation in which a computer writes along begins with the notice that says so, stored as its first message
-- (T12). The conversation is new and holds nothing; nobody's list or count changes: what was written stands after it.
create or replace function begin_with_notice_v1(p_site smallint, p_conversation uuid, p_profile uuid, p_now timestamptz)
  returns void language sql as $$
  update conversations c set last_seq = 1 where c.site_id = p_site and c.id = p_conversation;
  insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, data, price, balance_after,
    granted_after, created_at)
    values (p_conversation, 1, p_site, p_profile, gen_random_uuid(), 'notice', '', null, 0, 0, 0, p_now);
$$;
