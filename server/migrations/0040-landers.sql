-- What a landing page shows under a slug: one of its sets of words, the drawn people on it, and a site's own words by language.
create table lander_variants (
  site_id smallint not null references sites,
  lander text not null check (lander ~ '^[a-z0-9]+$'),
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  words text not null,
  models text[] not null default '{}',
  own_words jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (site_id, lander, slug)
);
select describe_columns('lander_variants', '{site_id,lander,slug,words,models,own_words,created_at}',
  'which words and pictures a landing page shows under a slug; no personal data; life of the site');

-- How often a page that asked for it (`lb`) was left, by day. Nothing tells who left it (C32).
create table page_bounces (
  site_id smallint not null references sites,
  page text not null,
  slug text not null,
  day date not null,
  bounces integer not null check (bounces > 0),
  primary key (site_id, page, slug, day)
);
select describe_columns('page_bounces', '{site_id,page,slug,day,bounces}', 'how often a landing page was left at once; no personal data; life of the site');
