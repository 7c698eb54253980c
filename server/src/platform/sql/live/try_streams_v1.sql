-- Takes the row locks of those of several subscribers that nobody holds at this moment, and answers whose they are. It
-- never waits, so that one who is busy keeps nobody else waiting.
create or replace function try_streams_v1(p_subscribers uuid[]) returns uuid[] language plpgsql as $$
begin
  return array(select l.subscriber_id from live_streams l where l.subscriber_id = any(p_subscribers)
    order by l.subscriber_id for update skip locked);
end $$;
