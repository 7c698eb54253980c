-- Appends one event of a kind to each of several subscribers, all different, whose locks are held.
create or replace function append_events_v1(p_subscribers uuid[], p_kind text, p_payloads jsonb[], p_now timestamptz)
  returns void language plpgsql as $$
declare appended integer;
begin
  with numbered as (
    update live_streams s set last_seq = s.last_seq + 1 from unnest(p_subscribers, p_payloads) as e(id, payload)
      where s.subscriber_id = e.id returning s.subscriber_id, s.last_seq, e.payload)
  insert into live_events (subscriber_id, seq, kind, payload, created_at)
    select n.subscriber_id, n.last_seq, p_kind, n.payload, p_now from numbered n;
  get diagnostics appended = row_count;
  if appended <> cardinality(p_subscribers) then raise exception 'events for subscribers who were not locked'; end if;
end $$;
