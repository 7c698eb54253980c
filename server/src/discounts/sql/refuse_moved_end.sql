create or replace function refuse_moved_end() returns trigger language plpgsql as $$
begin
  raise exception 'the end of an offer does not move' using errcode = '23001';
end $$;
