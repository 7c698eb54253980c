-- The same as `append_events_v3` for events that are all of one kind.
create or replace function append_events_v2(p_subscribers uuid[], p_kind text, p_payloads jsonb[], p_now timestamptz)
  returns bigint[] language plpgsql as $$
begin
  return append_events_v3(p_subscribers, array_fill(p_kind, array[cardinality(p_subscribers)]), p_payloads, p_now);
end $$;
