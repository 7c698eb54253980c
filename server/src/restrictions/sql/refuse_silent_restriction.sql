-- No account is closed, and no member's profile hidden, without a statement (T61).
create or replace function refuse_silent_restriction() returns trigger language plpgsql as $$
begin
  if not exists (select from restrictions r where r.site_id = new.site_id and r.member_id = new.id
    and r.lifted_at is null and (r.kind = 'suspended' or tg_table_name = 'profiles')) then
    raise exception 'an account is closed and a profile is hidden with a statement of reasons' using errcode = '23514';
  end if;
  return new;
end $$;
