-- The pictures that staff put on landing pages: a row for each upload, whose files lie under lander-pictures/.
create table lander_pictures (
  site_id smallint not null references sites,
  key text not null check (key ~ '^[1-9A-HJ-NP-Za-km-z]{28}$'),
  -- Of the largest file, in pixels.
  width integer not null,
  height integer not null,
  actor text not null,
  added_at timestamptz not null,
  primary key (site_id, key)
);
select describe_columns('lander_pictures', '{site_id,key,width,height,actor,added_at}',
  'the pictures of landing pages, and who put them there; legitimate interest; 1 day, or as long as a version shows it');

-- Which of them a slug shows, what is on it in each language, whether people are, and by what right it is shown (T17).
alter table lander_variants add column picture jsonb;
select describe_columns('lander_variants', '{picture}',
  'which words and pictures a landing page shows under a slug; no personal data; life of the site');
