-- Texts that staff put in where they write a reason, an answer or a letter; nothing of anybody stands in them.
create table text_blocks (
  site_id smallint not null,
  id uuid not null,
  kind text not null check (kind in ('reason', 'answer', 'letter')),
  name text not null check (char_length(name) between 1 and 60),
  -- By language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (site_id, id)
);
create unique index text_blocks_name on text_blocks (site_id, kind, lower(name));
select describe_columns('text_blocks', '{site_id,id,kind,name,texts,version,changed_at}', 'texts that staff put in where they write; no personal data; until it is taken away');
