-- What authorities ask of a site or order it to do (DSA, articles 9, 10 and 18): by when, and what they were answered.
create table authority_requests (
  site_id smallint not null references sites,
  id uuid not null,
  number text not null check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  kind text not null check (kind in ('information', 'illegal_content', 'preservation', 'other')),
  authority text not null check (char_length(authority) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- The authority's own number; empty: it has none.
  reference text not null check (char_length(reference) <= 100),
  concerns text not null,
  -- The public id of the member it is about, as it was typed; empty: about nobody alone.
  about text not null check (char_length(about) <= 40),
  body text not null check (char_length(body) between 1 and 5000),
  received_on date not null,
  due_on date not null check (due_on >= received_on),
  noted_by text not null,
  noted_at timestamptz not null,
  outcome text check (outcome in ('complied', 'partly', 'refused', 'nothing_held')),
  answer text check (char_length(answer) between 1 and 5000),
  answered_by text,
  answered_at timestamptz,
  primary key (site_id, id),
  unique (site_id, number),
  check (num_nonnulls(outcome, answer, answered_by, answered_at) in (0, 4))
);
select describe_columns('authority_requests',
  '{site_id,id,number,kind,authority,country,reference,concerns,about,body,received_on,due_on,noted_by,noted_at,outcome,answer,answered_by,answered_at}',
  'answering authorities and accounting for it; legal duty; 5 years after it was answered');

-- What was asked stands as it was noted, an answer is given once, and nothing goes that was not answered.
create trigger authority_requests_stand before update of
  site_id, id, number, kind, authority, country, reference, concerns, about, body, received_on, due_on, noted_by, noted_at
  on authority_requests for each row execute function refuse_change();
create trigger authority_requests_answered_once before update on authority_requests for each row
  when (old.answered_at is not null) execute function refuse_change();
create trigger authority_requests_open_stay before delete on authority_requests for each row
  when (old.answered_at is null) execute function refuse_change();
