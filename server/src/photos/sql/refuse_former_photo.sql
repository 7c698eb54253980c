-- What looks like a photo of a former member, or like one that may not come back, never becomes the picture of an
-- invented profile, by whatever way it comes (T1). Rare enough to look at each of them.
create or replace function refuse_former_photo() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id) <> 'member'
     and (exists (select from erased_photos e where resembles_v1(e.perceptual_hash, new.perceptual_hash))
       or exists (select from photo_tombstones t where t.site_id = new.site_id
         and resembles_v1(t.perceptual_hash, new.perceptual_hash))) then
    raise exception 'this photo looks like one of a former member, or like one that was removed for good'
      using errcode = '23001';
  end if;
  return new;
end $$;
create or replace trigger photos_not_of_the_past before insert or update of perceptual_hash, profile_id on photos
  for each row when (new.perceptual_hash is not null) execute function refuse_former_photo();
