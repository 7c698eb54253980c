-- How often calls, pages and jobs failed on each day, in each week and in each month: of the deployment as a whole, as
-- what fails does not always know a site, and by the name of what failed alone.
create table counted_faults (
  step text not null check (step in ('day', 'week', 'month')),
  measure text not null check (measure in ('call_errors', 'job_errors')),
  day date not null,
  -- A call of the contract or a task; empty: a page or a file.
  part text not null,
  amount bigint not null,
  primary key (step, measure, day, part)
);
select describe_columns('counted_faults', '{step,measure,day,part,amount}',
  'seeing what fails, by day; no personal data; for ever');
