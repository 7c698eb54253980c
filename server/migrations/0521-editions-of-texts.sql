-- Which version of the Dutch text a language translates; null: it was written before that was noted.
alter table texts add column based_on integer check (based_on >= 0);
select describe_columns('texts', '{based_on}', 'words a site shows instead of the built-in ones; no personal data; life of the site');

-- Who of the staff published a version of a text, and why; its words stand in `texts`, a row for each language in it.
create table text_editions (
  site_id smallint not null references sites,
  key text not null,
  version integer not null,
  actor text not null,
  reason text not null,
  published_at timestamptz not null,
  primary key (site_id, key, version)
);
select describe_columns('text_editions', '{site_id,key,version,actor,reason,published_at}',
  'who published a text of a site and why, so that it can be put back; legitimate interest; life of the site');
create trigger text_editions_append_only before update or delete on text_editions
  for each row execute function refuse_change();
