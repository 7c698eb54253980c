-- What waits and looks like a photo that is removed for good goes first from then on (T73).
create or replace function note_removed_look() returns trigger language plpgsql as $$
begin
  update photos p set is_like_removed = true
    where p.site_id = new.site_id and p.state = 'under_inspection' and not p.is_like_removed
      and resembles_v1(p.perceptual_hash, new.perceptual_hash);
  return null;
end $$;
create or replace trigger photo_tombstones_seen_waiting after insert on photo_tombstones
  for each row when (new.perceptual_hash is not null) execute function note_removed_look();
