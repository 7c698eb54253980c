-- Every column says what it is for, on what basis it is kept and how long: the data inventory of the whole database.
create function describe_columns(relation regclass, columns text[], purpose text) returns void language plpgsql as $$
declare name text;
begin
  foreach name in array columns loop
    execute format('comment on column %s.%I is %L', relation, name, purpose);
  end loop;
end $$;

create table sites (
  id smallint primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  is_default boolean not null default false,
  name text not null,
  domain text not null,
  domain_language text not null,
  time_zone text not null,
  primary_color text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  settings jsonb not null default '{}',
  company jsonb not null,
  created_at timestamptz not null
);
create unique index sites_one_default on sites (is_default) where is_default;
select describe_columns('sites', '{id,slug,is_default,name,domain,domain_language,time_zone,primary_color,settings,company,created_at}',
  'what a site is and shows; no personal data; life of the site');

-- Serves: which site does this Host belong to.
create table hosts (
  host text primary key check (host = lower(host)),
  site_id smallint not null references sites
);
select describe_columns('hosts', '{host,site_id}', 'which site a host name shows; no personal data; life of the site');

-- Texts a site or a new version changed; legal texts are never updated, because consents cite their version.
create table texts (
  site_id smallint not null references sites,
  locale text not null,
  key text not null,
  version integer not null,
  body text not null,
  created_at timestamptz not null,
  primary key (site_id, locale, key, version)
);
select describe_columns('texts', '{site_id,locale,key,version,body,created_at}', 'words a site shows instead of the built-in ones; no personal data; life of the site');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger texts_append_only before update or delete on texts for each row execute function refuse_change();
