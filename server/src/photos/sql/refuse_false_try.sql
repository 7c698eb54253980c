-- Only members can be verified (T10, T117), so nobody else begins to be.
create or replace function refuse_false_try() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id)
      is distinct from 'member' then
    raise exception 'only a member can be verified' using errcode = '23514';
  end if;
  return new;
end $$;
create or replace trigger verification_tries_of_members before insert or update of profile_id on verification_tries
  for each row execute function refuse_false_try();
