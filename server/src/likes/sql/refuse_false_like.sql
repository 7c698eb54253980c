-- A like comes from a person and goes to somebody who can be liked: a member or an invented profile, never a livecam or
-- partner one (C19, T16).
create or replace function refuse_false_like() returns trigger language plpgsql as $$
begin
  if (select kind from profile_cards where site_id = new.site_id and id = new.actor_id) is distinct from 'member'
    or (select kind from profile_cards where site_id = new.site_id and id = new.target_id)
      in ('livecam', 'partner') then
    raise exception 'such a profile cannot like or be liked' using errcode = '23001';
  end if;
  return new;
end $$;
