-- Each state a site had, since when, by whom and why; the state before is that of the number before. No actor: it was
-- found so, written by who keeps no versions.
create table site_versions (
  site_id smallint not null references sites,
  number integer not null,
  actor text not null,
  reason text not null,
  happened_at timestamptz not null,
  -- The names of the fields that were changed.
  changed text[] not null,
  file jsonb not null,
  primary key (site_id, number)
);
select describe_columns('site_versions', '{site_id,number,actor,reason,happened_at,changed,file}',
  'what a site was, since when and by whom, so that it can be put back; legitimate interest; life of the site');
create trigger site_versions_append_only before update or delete on site_versions for each row execute function refuse_change();
