-- What members report about others from profile, chat or message, with what it was about as it stood then (T59, T122).
create table reports (
  site_id smallint not null references sites,
  id uuid not null,
  number text not null check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  reporter_id uuid,
  profile_id uuid not null,
  conversation text,
  seq integer,
  reason text not null,
  body text not null check (length(body) <= 5000),
  evidence jsonb not null,
  received_at timestamptz not null,
  decide_by timestamptz not null,
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, reporter_id) references accounts (site_id, id) on delete set null (reporter_id)
);
-- Serves: the queue, the most urgent first.
create index reports_queue on reports (site_id, decide_by);
select describe_columns('reports', '{site_id,id,number,reporter_id,profile_id,conversation,seq,reason,body,evidence,received_at,decide_by}',
  'judging a report by what was there; legal duty; 6 months after the decision');

-- What two people said last, as a member who is one of them sees it: evidence of a report, with the message it is about marked.
create function chat_evidence_v1(p_site smallint, p_member uuid, p_profile uuid, p_seq integer) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'by_reporter', m.sender_id = p_member, 'kind', m.kind, 'body', m.body, 'at', m.created_at,
      'reported', m.seq = p_seq) order by m.seq), '[]')
  from (select m.* from conversations c join messages m on m.site_id = c.site_id and m.conversation_id = c.id
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile) and (p_seq is null or m.seq <= p_seq + 5)
    order by m.seq desc limit 20) m
$$;
