-- What was said between members is read for a report only; whose words were read sees when, and for which (T89).
create table report_looks (
  site_id smallint not null references sites,
  id uuid not null,
  member_id uuid not null,
  number text not null,
  looked_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: a member's own list, newest first.
create index report_looks_of_member on report_looks (site_id, member_id, looked_at desc);
select describe_columns('report_looks', '{site_id,id,member_id,number,looked_at}', 'telling members when and why their messages were read; legal duty; until erasure');

-- What a person decided about what was written to us by the public forms, and what the one who wrote was told (T60, T134).
alter table complaints
  add column outcome text check (outcome in ('measure', 'no_measure')),
  add column explanation text check (length(explanation) <= 6000),
  add column decided_by text,
  add column decided_at timestamptz,
  add check (num_nonnulls(outcome, explanation, decided_by, decided_at) in (0, 4));
-- Serves: the queue of what nobody decided yet, the most urgent first.
create index complaints_open on complaints (site_id, decide_by) where outcome is null;
select describe_columns('complaints', '{outcome,explanation,decided_by,decided_at}',
  'telling who wrote to us what came of it, and why; legal duty; 2 years after the decision');
