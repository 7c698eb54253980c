-- Makes the partitions of a day (UTC) and the three after it; tells how many were new. A new partition locks the whole
-- table for a moment: whoever holds it longer than the time-out is left alone, and the job comes again.
create or replace function make_live_partitions_v1(p_day date)
  returns integer language plpgsql set lock_timeout = '3s' set timezone = 'UTC' as $$
declare day date; made integer := 0; name text;
begin
  for day in select generate_series(p_day, p_day + 3, interval '1 day')::date loop
    name := 'live_events_' || to_char(day, 'YYYYMMDD');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of live_events for values from (%L) to (%L)', name, day, day + 1);
        made := made + 1;
      exception when check_violation or duplicate_table then
        null; -- rows of that day already lie in the default partition, or another process was first
      end;
    end if;
  end loop;
  return made;
end $$;
