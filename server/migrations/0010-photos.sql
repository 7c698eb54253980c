create table photos (
  site_id smallint not null,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  -- Whose: a profile of any kind.
  profile_id uuid not null,
  -- The unguessable part of the files' addresses.
  key text not null check (length(key) >= 28),
  state text not null check (state in ('uploading', 'under_inspection', 'active', 'removed', 'failed')),
  -- Why it was removed or could not be read; a code with a text in every language.
  reason text,
  is_main boolean not null default false,
  position smallint not null default 0,
  -- Of the largest file.
  width integer,
  height integer,
  -- SHA-256 of what was uploaded.
  content_hash bytea not null check (length(content_hash) = 32),
  -- Difference hash of 64 bits: alike pictures differ in few.
  perceptual_hash bytea check (length(perceptual_hash) = 8),
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  primary key (site_id, id),
  unique (site_id, public_id),
  unique (key),
  foreign key (site_id, profile_id) references profiles (site_id, id) on delete cascade,
  check ((reason is not null) = (state in ('removed', 'failed')))
);
-- Serves: the photos of a profile, in their order.
create index photos_of_profile on photos (site_id, profile_id, position, id);
-- A profile has at most one main photo.
create unique index photos_one_main on photos (site_id, profile_id) where is_main;
-- Serves: the queue of photos that wait for a decision, oldest first.
create index photos_waiting on photos (site_id, uploaded_at, id) where state = 'under_inspection';
-- Serves: the sweep for uploads that never finished.
create index photos_unfinished on photos (uploaded_at) where state in ('uploading', 'failed');
-- Serves: was this very file uploaded before.
create index photos_by_content on photos (site_id, content_hash);
select describe_columns('photos', '{site_id,id,public_id,profile_id,key,state,reason,is_main,position,width,height,uploaded_at,decided_at}', 'showing the member''s photos; contract; until removed by the member or erasure');
select describe_columns('photos', '{content_hash,perceptual_hash}', 'recognising a photo that was removed or belongs to somebody else; legitimate interest; until removed by the member or erasure');

-- Photos that may not come back (T73, T1): only hashes, no picture.
create table photo_tombstones (
  site_id smallint not null references sites,
  content_hash bytea not null check (length(content_hash) = 32),
  perceptual_hash bytea,
  reason text not null,
  removed_at timestamptz not null,
  primary key (site_id, content_hash)
);
select describe_columns('photo_tombstones', '{site_id,content_hash,perceptual_hash,reason,removed_at}', 'keeping a removed picture from coming back, by hash; legal duty; 5 years');

-- A person's photo, or one that may not come back, never becomes the picture of an invented profile (T1).
create function refuse_borrowed_photo() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id) <> 'member'
     and (exists (select from photos other join profile_cards p on p.site_id = other.site_id and p.id = other.profile_id
                  where other.content_hash = new.content_hash and other.site_id = new.site_id and p.kind = 'member')
       or exists (select from photo_tombstones t where t.site_id = new.site_id and t.content_hash = new.content_hash)) then
    raise exception 'this photo belongs to a person' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger photos_not_borrowed before insert on photos for each row execute function refuse_borrowed_photo();
