-- What the nightly comparisons of sums found wrong, until they find it right.
create table alarms (
  what text primary key,
  raised_at timestamptz not null
);
select describe_columns('alarms', '{what,raised_at}', 'seeing that sums do not add up; no personal data; life of the site');
