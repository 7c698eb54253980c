-- A kind never changes: a member's profile cannot become an invented one, nor the other way round (T1).
create or replace function refuse_kind_change() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of a profile cannot change' using errcode = '23001';
end $$;
