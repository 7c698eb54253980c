-- Nobody judges their own decision (T62).
create or replace function refuse_own_judgement() returns trigger language plpgsql as $$
begin
  if exists (select from restrictions r where r.site_id = new.site_id and r.id = new.restriction_id
    and r.decided_by = new.decided_by) then
    raise exception 'an objection is judged by somebody else than who decided' using errcode = '23514';
  end if;
  return new;
end $$;
