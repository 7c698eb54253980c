-- When the runbook of a breach was gone through with an invented case (T91): once a year.
create table breach_drills (
  id uuid primary key,
  held_on date not null,
  -- What was played, and what was missing.
  findings text not null check (char_length(findings) between 1 and 5000),
  noted_by text not null,
  noted_at timestamptz not null
);
create trigger breach_drills_stand before update or delete on breach_drills for each row execute function refuse_change();
select describe_columns('breach_drills', '{id,held_on,findings,noted_by,noted_at}',
  'showing that a breach was practised; no personal data; for ever');
