-- No photo is taken away without a statement (T61).
create or replace function refuse_silent_removal() returns trigger language plpgsql as $$
begin
  if not exists (select from photo_statements s where s.site_id = new.site_id and s.photo_id = new.id
    and s.reason = new.reason and s.decided_at = new.decided_at) then
    raise exception 'a photo is taken away with a statement of reasons' using errcode = '23514';
  end if;
  return new;
end $$;
