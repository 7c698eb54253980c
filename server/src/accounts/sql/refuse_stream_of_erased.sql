-- Who was erased gets no stream again, whatever somebody would tell them later. Only a stream's first row asks this.
create or replace function refuse_stream_of_erased() returns trigger language plpgsql as $$
begin
  if exists (select from accounts a where a.id = new.subscriber_id and a.status = 'erased') then return null; end if;
  return new;
end $$;
create or replace trigger live_streams_of_the_living before insert on live_streams
  for each row execute function refuse_stream_of_erased();
