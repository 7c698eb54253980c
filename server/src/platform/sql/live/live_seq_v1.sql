-- How far a subscriber's events go: read together with what a page shows, it is where the page's stream begins.
create or replace function live_seq_v1(p_subscriber uuid) returns bigint language sql stable as $$
  select coalesce((select last_seq from live_streams where subscriber_id = p_subscriber), 0)
$$;
