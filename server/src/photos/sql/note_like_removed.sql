-- Whether a photo looks like one that was removed for good is looked at once, when it is made or made anew, and when
-- one is removed: who inspects photos has tens of thousands of them in an order that begins with those (T73, T118).
create or replace function note_like_removed() returns trigger language plpgsql as $$
begin
  new.is_like_removed := exists (select from photo_tombstones t
    where t.site_id = new.site_id and resembles_v1(t.perceptual_hash, new.perceptual_hash));
  return new;
end $$;
create or replace trigger photos_like_removed before insert or update of perceptual_hash on photos
  for each row when (new.perceptual_hash is not null) execute function note_like_removed();
