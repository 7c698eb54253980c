-- What a person decided about a report, and what the one who reported was told (T60).
alter table reports
  add column outcome text check (outcome in ('measure', 'no_measure')),
  -- The reason, as it was mailed.
  add column explanation text check (length(explanation) <= 6000),
  add column decided_by text,
  add column decided_at timestamptz,
  add check (num_nonnulls(outcome, explanation, decided_by, decided_at) in (0, 4));
drop index reports_queue;
-- Serves: the queue of reports that nobody decided yet, the most urgent first.
create index reports_open on reports (site_id, decide_by) where outcome is null;
select describe_columns('reports', '{outcome,explanation,decided_by,decided_at}', 'telling who reported what came of it, and why; legal duty; 6 months after the decision');
