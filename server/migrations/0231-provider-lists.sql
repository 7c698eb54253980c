-- no transaction
-- Serves: the payments of some days, to hold them against the list of the provider that took them. They come in the
-- order of time, so that a summary of each range of blocks is enough.
drop index concurrently if exists payments_by_time;
create index concurrently payments_by_time on payments using brin (created_at) with (pages_per_range = 32);
-- How far the list of each provider and ours agreed when they were compared last, in figures.
create table if not exists provider_checks (
  provider text primary key,
  checked_at timestamptz not null,
  missing integer not null check (missing >= 0),
  extra integer not null check (extra >= 0),
  different integer not null check (different >= 0)
);
select describe_columns('provider_checks', '{provider,checked_at,missing,extra,different}', 'watching that no payment is lost; no personal data; life of the site');
