-- Takes the row locks of several subscribers, in id order, so that two transactions never wait for each other; who is
-- new gets a row first.
create or replace function lock_streams_v1(p_subscribers uuid[]) returns void language plpgsql as $$
begin
  if (select count(*) from live_streams l where l.subscriber_id = any(p_subscribers)) = cardinality(p_subscribers) then
    perform 1 from live_streams l where l.subscriber_id = any(p_subscribers) order by l.subscriber_id for update;
    return;
  end if;
  -- New rows and known ones in one order: locking the known ones first would be another order than that of who sees all
  -- of them.
  insert into live_streams as l (subscriber_id) select distinct s.id from unnest(p_subscribers) as s(id) order by 1
    on conflict (subscriber_id) do update set last_seq = l.last_seq;
end $$;
