-- Drops the partitions that end before a day (UTC), and as old rows of the default one.
create or replace function drop_live_partitions_v1(p_before date)
  returns integer language plpgsql set lock_timeout = '3s' set timezone = 'UTC' as $$
declare old record; dropped integer := 0;
begin
  for old in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'live_events'::regclass and c.relname ~ '^live_events_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < p_before
  loop
    execute format('drop table %I', old.relname);
    dropped := dropped + 1;
  end loop;
  delete from live_events_default where created_at < p_before;
  return dropped;
end $$;
