-- A block takes the likes of the two back, both ways; unblocking brings none of them back (T123).
create or replace function forget_likes_of_blocked() returns trigger language plpgsql as $$
begin
  delete from likes l where l.site_id = new.site_id
    and ((l.actor_id = new.blocker_id and l.target_id = new.blocked_id)
      or (l.actor_id = new.blocked_id and l.target_id = new.blocker_id));
  return null;
end $$;
