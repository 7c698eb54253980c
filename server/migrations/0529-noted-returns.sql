-- Who is here again for the first time in a day, a week or a month after the one in which they signed up: by the first
-- day of that one, and without the member. The counting adds them up and takes them away.
create table noted_returns (
  site_id smallint not null references sites,
  step text not null check (step in ('day', 'week', 'month')),
  -- The first day of the period in which they signed up.
  cohort date not null,
  -- How many periods later it is.
  after smallint not null check (after > 0)
);
-- Serves: counting those of a site.
create index noted_returns_of_site on noted_returns (site_id);
select describe_columns('noted_returns', '{site_id,step,cohort,after}',
  'counting who comes back; no personal data; until it is counted');

-- Since when it is noted who comes back: of what was before nothing is known.
alter table counted_sites add column returns_since timestamptz;
select describe_columns('counted_sites', '{returns_since}',
  'counting everything once; no personal data; life of the site');
