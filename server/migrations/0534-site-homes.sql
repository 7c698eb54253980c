-- Sites whose data does not live here, or will not for long: it comes from another cluster, leaves for one, or is away.
-- A site without a row lives here.
create table site_homes (
  site_id smallint primary key references sites,
  state text not null check (state in ('coming', 'leaving', 'away')),
  -- The other cluster, by the name its operators gave it.
  cluster text not null check (cluster ~ '^[a-z0-9-]{1,40}$'),
  since timestamptz not null
);
select describe_columns('site_homes', '{site_id,state,cluster,since}',
  'knowing which cluster the data of a site lives in; no personal data; life of the site');

-- What runs for all sites leaves out those that live elsewhere: of them there may be a copy on its way.
create view sites_here as
select id as site_id from sites where id not in (select site_id from site_homes where state <> 'leaving');
