-- Appends one event and answers its number; 0 for who has no stream any more, because they were erased. Takes the
-- subscriber's row lock.
create or replace function append_event_v1(p_subscriber uuid, p_kind text, p_payload jsonb, p_now timestamptz)
  returns bigint language plpgsql as $$
declare next_seq bigint;
begin
  update live_streams s set last_seq = s.last_seq + 1 where s.subscriber_id = p_subscriber
    returning s.last_seq into next_seq;
  if not found then
    insert into live_streams as s (subscriber_id, last_seq) values (p_subscriber, 1)
      on conflict (subscriber_id) do update set last_seq = s.last_seq + 1 returning s.last_seq into next_seq;
  end if;
  if next_seq is null then return 0; end if;
  insert into live_events (subscriber_id, seq, kind, payload, created_at)
    values (p_subscriber, next_seq, p_kind, p_payload, p_now);
  return next_seq;
end $$;
