-- Keeps rows as they were written. Only `forget_over_v1` deletes some, when the time is over for which they are kept.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('vonk.forgetting', true) = 'on' then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
