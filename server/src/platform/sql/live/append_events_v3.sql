-- Appends events, each of a kind of its own, to subscribers whose locks are held, one of whom may get several; answers
-- the number of each, in the order in which they were handed.
create or replace function append_events_v3(p_subscribers uuid[], p_kinds text[], p_payloads jsonb[], p_now timestamptz)
  returns bigint[] language plpgsql as $$
declare numbers bigint[];
begin
  with asked as materialized (
    select e.id, e.kind, e.payload, e.place, row_number() over (partition by e.id order by e.place) as nth
      from unnest(p_subscribers, p_kinds, p_payloads) with ordinality as e(id, kind, payload, place)),
  moved as (
    update live_streams s set last_seq = s.last_seq + a.many
      from (select id, count(*) as many from asked group by id) a where s.subscriber_id = a.id
      returning s.subscriber_id as id, s.last_seq - a.many as before),
  numbered as materialized (
    select a.id, a.kind, a.payload, a.place, m.before + a.nth as seq from asked a join moved m on m.id = a.id),
  written as (
    insert into live_events (subscriber_id, seq, kind, payload, created_at)
      select n.id, n.seq, n.kind, n.payload, p_now from numbered n)
  select array_agg(n.seq order by n.place) into numbers from numbered n;
  if cardinality(numbers) is distinct from cardinality(p_subscribers) then
    raise exception 'events for subscribers who were not locked';
  end if;
  return numbers;
end $$;
