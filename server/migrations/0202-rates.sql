-- How often what was called, by whom: for all processes together, so that two of them allow no more than one, and so
-- that a restart forgives nothing (T124). The subject is a hash: of a member, a device or a network.
create table rates (
  site_id smallint not null references sites,
  action text not null,
  subject bytea not null,
  -- The window that runs, how many calls are taken of it, and how many were of the one before.
  began_at timestamptz not null,
  taken integer not null default 0,
  before integer not null default 0,
  -- From here on the row says nothing any more.
  over_at timestamptz not null,
  primary key (site_id, action, subject)
);
-- Serves: forgetting them.
create index rates_over on rates (over_at);
select describe_columns('rates', '{site_id,action,subject,began_at,taken,before,over_at}', 'limiting calls, by hash of member, device or network; legitimate interest; twice the span of the limit, 2 days at most');
