-- What became of a notice that is forgotten, without who wrote it or whom it was about: the yearly report counts it
-- (T66), and reports go six months after they were decided.
create table past_notices (
  id bigint generated always as identity primary key,
  site_id smallint not null references sites,
  kind text not null,
  reason text not null,
  outcome text,
  received_at timestamptz not null,
  decided_at timestamptz
);
-- Serves: the notices of a year.
create index past_notices_of_site on past_notices (site_id, received_at);
select describe_columns('past_notices', '{id,site_id,kind,reason,outcome,received_at,decided_at}',
  'accounting yearly for what was reported; no personal data; 5 years');
