-- Live events: numbered per subscriber under that subscriber's row lock, so that no number appears before a smaller one.
-- Room in each page lets a number grow in place.
create table live_streams (
  subscriber_id uuid primary key,
  last_seq bigint not null default 0
) with (fillfactor = 70);
create table live_events (
  subscriber_id uuid not null,
  seq bigint not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (subscriber_id, seq, created_at)
) partition by range (created_at);
create table live_events_default partition of live_events default;
select describe_columns('live_streams', '{subscriber_id,last_seq}', 'numbering what happened to a member; contract; until erasure');
select describe_columns('live_events', '{subscriber_id,seq,kind,payload,created_at}', 'telling open screens what happened; contract; 30 days');

-- Makes the partitions of a day (UTC) and the three after it; tells how many were new. A new partition locks the whole table for a moment:
-- whoever holds it longer than the time-out is left alone, and the job comes again.
create function make_live_partitions_v1(p_day date) returns integer language plpgsql set lock_timeout = '3s' set timezone = 'UTC' as $$
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

-- Drops the partitions that end before a day (UTC), and as old rows of the default one.
create function drop_live_partitions_v1(p_before date) returns integer language plpgsql set lock_timeout = '3s' set timezone = 'UTC' as $$
declare old record; dropped integer := 0;
begin
  for old in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'live_events'::regclass and c.relname ~ '^live_events_\d{8}$' and to_date(right(c.relname, 8), 'YYYYMMDD') < p_before loop
    execute format('drop table %I', old.relname);
    dropped := dropped + 1;
  end loop;
  delete from live_events_default where created_at < p_before;
  return dropped;
end $$;

-- Takes the row locks of several subscribers, in id order, so that two transactions never wait for each other; who is new gets a row first.
create function lock_streams_v1(p_subscribers uuid[]) returns void language plpgsql as $$
begin
  if (select count(*) from live_streams l where l.subscriber_id = any(p_subscribers)) = cardinality(p_subscribers) then
    perform 1 from live_streams l where l.subscriber_id = any(p_subscribers) order by l.subscriber_id for update;
    return;
  end if;
  -- New rows and known ones in one order: locking the known ones first would be another order than that of who sees all of them.
  insert into live_streams as l (subscriber_id) select distinct s.id from unnest(p_subscribers) as s(id) order by 1
    on conflict (subscriber_id) do update set last_seq = l.last_seq;
end $$;

-- Appends one event of a kind to each of several subscribers, all different, whose locks are held.
create function append_events_v1(p_subscribers uuid[], p_kind text, p_payloads jsonb[], p_now timestamptz) returns void language plpgsql as $$
declare appended integer;
begin
  with numbered as (
    update live_streams s set last_seq = s.last_seq + 1 from unnest(p_subscribers, p_payloads) as e(id, payload)
      where s.subscriber_id = e.id returning s.subscriber_id, s.last_seq, e.payload)
  insert into live_events (subscriber_id, seq, kind, payload, created_at) select n.subscriber_id, n.last_seq, p_kind, n.payload, p_now from numbered n;
  get diagnostics appended = row_count;
  if appended <> cardinality(p_subscribers) then raise exception 'events for subscribers who were not locked'; end if;
end $$;

-- Appends one event and answers its number. Takes the subscriber's row lock.
create function append_event_v1(p_subscriber uuid, p_kind text, p_payload jsonb, p_now timestamptz) returns bigint language plpgsql as $$
declare next_seq bigint;
begin
  insert into live_streams as s (subscriber_id, last_seq) values (p_subscriber, 1)
    on conflict (subscriber_id) do update set last_seq = s.last_seq + 1 returning s.last_seq into next_seq;
  insert into live_events (subscriber_id, seq, kind, payload, created_at) values (p_subscriber, next_seq, p_kind, p_payload, p_now);
  return next_seq;
end $$;

-- How far a subscriber's events go: read together with what a page shows, it is where the page's stream begins.
create function live_seq_v1(p_subscriber uuid) returns bigint language sql stable as $$
  select coalesce((select last_seq from live_streams where subscriber_id = p_subscriber), 0)
$$;
