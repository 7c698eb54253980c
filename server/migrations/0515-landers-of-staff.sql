-- Staff make the slugs of landing pages: one that is off shows the plain page, and rises in version with every change.
alter table lander_variants add column is_on boolean not null default true;
alter table lander_variants add column version integer not null default 1 check (version > 0);
select describe_columns('lander_variants', '{is_on,version}',
  'which words and pictures a landing page shows under a slug; no personal data; life of the site');

-- Each state a slug had, since when, by whom and why. No actor: it was found so, made by the seed.
create table lander_versions (
  site_id smallint not null,
  lander text not null,
  slug text not null,
  number integer not null,
  actor text not null,
  reason text not null,
  happened_at timestamptz not null,
  -- What it showed, and whether it was on.
  state jsonb not null,
  primary key (site_id, lander, slug, number)
);
select describe_columns('lander_versions', '{site_id,lander,slug,number,actor,reason,happened_at,state}',
  'what a landing page showed under a slug, since when and by whom, so that it can be put back; legitimate interest; life of the site');
create trigger lander_versions_append_only before update or delete on lander_versions
  for each row execute function refuse_change();
