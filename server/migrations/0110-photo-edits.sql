-- A photo is turned and cut by its owner, described in words, put in order, taken away with a statement of reasons, and objected for (PHOTO-1, PHOTO-2, T61, T62).
alter table photos
  add column alt text not null default '' check (length(alt) <= 600),
  add column rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
  -- Left, top, width and height of what is shown of the picture, in ten-thousandths of its upright sides, before it is turned.
  add column crop smallint[] not null default '{0,0,10000,10000}' check (cardinality(crop) = 4),
  -- What of the picture an inspector has seen: a smaller cut of it needs no new look. Null before the first approval.
  add column seen_crop smallint[] check (cardinality(seen_crop) = 4),
  -- The rotation and crop whose files are being made.
  add column wanted jsonb;
update photos set seen_crop = crop where state = 'active';
select describe_columns('photos', '{alt,rotation,crop,seen_crop,wanted}', 'showing the member''s photos as they want them; contract; until removed by the member or erasure');

-- Why a photo was taken away, in the member's reach as long as it is (T61). Written once.
create table photo_statements (
  site_id smallint not null,
  id uuid not null,
  photo_id uuid not null,
  reason text not null,
  -- What it breaks: the site's terms or the law.
  ground text not null check (ground in ('terms', 'law')),
  is_automated boolean not null,
  -- Who of the staff decided, so that an objection is judged by somebody else (T62).
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, photo_id) references photos (site_id, id) on delete cascade
);
-- Serves: the newest statement of a photo.
create index photo_statements_of_photo on photo_statements (site_id, photo_id, decided_at desc);
create trigger photo_statements_stand before update on photo_statements for each row execute function refuse_change();
select describe_columns('photo_statements', '{site_id,id,photo_id,reason,ground,is_automated,decided_by,decided_at}',
  'telling a member why a photo was taken away; legal duty; until the photo is removed by the member or erasure');

create table photo_objections (
  site_id smallint not null,
  -- The statement that is objected to: once each.
  statement_id uuid not null,
  body text not null check (length(body) <= 6000),
  asked_at timestamptz not null,
  outcome text check (outcome in ('restored', 'upheld')),
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, statement_id),
  foreign key (site_id, statement_id) references photo_statements (site_id, id) on delete cascade,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
-- Serves: the queue of objections, the longest first.
create index photo_objections_waiting on photo_objections (site_id, asked_at) where outcome is null;
select describe_columns('photo_objections', '{site_id,statement_id,body,asked_at,outcome,decided_by,decided_at}',
  'judging an objection against a removed photo; legal duty; until the photo is removed by the member or erasure');

-- Photos that were taken away before statements were kept get theirs.
insert into photo_statements (site_id, id, photo_id, reason, ground, is_automated, decided_by, decided_at)
  select site_id, gen_random_uuid(), id, reason, 'terms', false, 'staff', coalesce(decided_at, uploaded_at) from photos where state = 'removed';

-- No photo is taken away without a statement (T61).
create function refuse_silent_removal() returns trigger language plpgsql as $$
begin
  if not exists (select from photo_statements s where s.site_id = new.site_id and s.photo_id = new.id and s.reason = new.reason and s.decided_at = new.decided_at) then
    raise exception 'a photo is taken away with a statement of reasons' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger photos_removed_with_reasons before update on photos for each row
  when (new.state = 'removed' and old.state <> 'removed') execute function refuse_silent_removal();
