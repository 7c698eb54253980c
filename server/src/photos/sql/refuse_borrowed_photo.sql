-- A person's photo, or one that may not come back, never becomes the picture of an invented profile (T1).
create or replace function refuse_borrowed_photo() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id) <> 'member'
     and (exists (select from photos other join profile_cards p on p.site_id = other.site_id and p.id = other.profile_id
                  where other.content_hash = new.content_hash and other.site_id = new.site_id and p.kind = 'member')
       or exists (select from photo_tombstones t where t.site_id = new.site_id
         and t.content_hash = new.content_hash)) then
    raise exception 'this photo belongs to a person' using errcode = '23001';
  end if;
  return new;
end $$;
