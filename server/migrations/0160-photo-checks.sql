-- An automatic check sorts the photos that wait for inspection; a person decides (T118). It neither shows nor takes away anything.
create table photo_checks (
  site_id smallint not null,
  photo_id uuid not null,
  -- What judged: package, its version, its model.
  version text not null check (version <> ''),
  -- How probable each class is; together 1.
  drawing real not null check (drawing between 0 and 1),
  hentai real not null check (hentai between 0 and 1),
  neutral real not null check (neutral between 0 and 1),
  porn real not null check (porn between 0 and 1),
  sexy real not null check (sexy between 0 and 1),
  -- 0 to 1: what the queue is sorted by. Underwear and swimwear, the class sexy, breaks no rule half of the time.
  suspicion real not null generated always as (least(1, porn + hentai + sexy / 2)) stored,
  checked_at timestamptz not null,
  primary key (site_id, photo_id),
  foreign key (site_id, photo_id) references photos (site_id, id) on delete cascade
);
select describe_columns('photo_checks', '{site_id,photo_id,version,drawing,hentai,neutral,porn,sexy,suspicion,checked_at}',
  'sorting the photos that somebody must look at first; legitimate interest; until the photo is removed by the member or erasure');

-- The statement of reasons says whether an automatic check sorted the queue that the photo stood in (T61).
alter table photo_statements add column is_sorted boolean not null default false;
select describe_columns('photo_statements', '{is_sorted}',
  'telling a member why a photo was taken away; legal duty; until the photo is removed by the member or erasure');
