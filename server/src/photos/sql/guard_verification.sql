-- Only members can be verified (T10, T117), and a decision stands as it was made.
create or replace function guard_verification() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id)
      is distinct from 'member' then
    raise exception 'only a member can be verified' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and (new.profile_id, new.method, new.instruction, new.consent_version, new.consented_at,
         new.asked_at)
       is distinct from (old.profile_id, old.method, old.instruction, old.consent_version, old.consented_at,
         old.asked_at)
     or old.decided_at is not null and (new.decided_at, new.decided_by, new.photo_key, new.reason)
       is distinct from (old.decided_at, old.decided_by, old.photo_key, old.reason)
     or old.state in ('refused', 'lost', 'expired') and new.state <> old.state then
    raise exception 'a decision about a verification stands' using errcode = '23514';
  end if;
  return new;
end $$;
