-- Whether a member ever wrote a message: the counting notes it with their first. Constant for those who are here, so
-- that no row is written anew; those who wrote before are found by the first run, which begins with the oldest account.
alter table accounts add column has_written boolean not null default false;
select describe_columns('accounts', '{has_written}',
  'counting first messages once; legitimate interest; until erasure');

-- Up to which moment a site was counted for what a release began to count later: by a clock of its own it is counted
-- from the beginning too, while the other numbers go on.
create table counted_measures (
  site_id smallint not null references sites,
  measure text not null,
  until timestamptz not null,
  primary key (site_id, measure)
);
select describe_columns('counted_measures', '{site_id,measure,until}',
  'counting everything once; no personal data; life of the site');
