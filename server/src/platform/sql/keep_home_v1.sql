-- Holds writes to the rows of some sites (the first argument of its trigger) off a table while they move to another
-- cluster. The second argument says how: refuse, or skip what would be written, as what runs for all sites must not
-- stop for one.
create or replace function keep_home_v1() returns trigger language plpgsql as $$
declare v_sites constant smallint[] := tg_argv[0];
begin
  if old.site_id = any(v_sites) or new.site_id = any(v_sites) then
    if tg_argv[1] = 'skip' then return null; end if;
    raise exception 'sites % move to another cluster', v_sites using errcode = 'VK503';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
