-- What two people said last, as a member who is one of them sees it: evidence of a report, with the message it is about
-- marked.
create or replace function chat_evidence_v1(p_site smallint, p_member uuid, p_profile uuid, p_seq integer)
  returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'by_reporter', m.sender_id = p_member, 'kind', m.kind,
    'body', m.body, 'photo', m.data->'photo'->>'id', 'at', m.created_at, 'reported', m.seq = p_seq)
    order by m.seq), '[]')
  from (select m.* from conversations c join messages m on m.site_id = c.site_id and m.conversation_id = c.id
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile)
      and (p_seq is null or m.seq - 5 <= p_seq)
    order by m.seq desc limit 20) m
$$;
