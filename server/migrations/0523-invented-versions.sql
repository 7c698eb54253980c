-- Each state that a profile of nobody had, since when, by whom and why. No actor: it was found so.
create table invented_versions (
  site_id smallint not null,
  -- Its public id, which never changes.
  profile text not null,
  number integer not null check (number > 0),
  actor text not null,
  reason text not null,
  happened_at timestamptz not null,
  -- What it told, and whether it was shown.
  state jsonb not null,
  primary key (site_id, profile, number),
  foreign key (site_id, profile) references profiles (site_id, public_id)
);
select describe_columns('invented_versions', '{site_id,profile,number,actor,reason,happened_at,state}',
  'what an invented profile told, since when and by whom, so that it can be put back; legitimate interest; life of the site');
create trigger invented_versions_append_only before update or delete on invented_versions
  for each row execute function refuse_change();
