-- Whether a slug shows members who agreed to stand on landing pages (T17, C15): who they are is asked at each visit.
alter table lander_variants add column faces text not null default 'none' check (faces in ('none', 'members'));
select describe_columns('lander_variants', '{faces}',
  'which words and pictures a landing page shows under a slug; no personal data; life of the site');
