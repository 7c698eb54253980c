-- Deletes up to `p_limit` rows of a table that are over at a moment, and answers how many: what is append-only is
-- emptied here and nowhere else. The condition is the inventory's, on the row `t`, with the moment as $1.
create or replace function forget_over_v1(p_table text, p_condition text, p_now timestamptz, p_limit integer)
  returns integer language plpgsql as $$
declare forgotten integer;
begin
  perform set_config('vonk.forgetting', 'on', true);
  execute format('delete from %1$I where ctid = any(array(select t.ctid from %1$I t where %2$s limit $2))', p_table,
    p_condition) using p_now, p_limit;
  get diagnostics forgotten = row_count;
  perform set_config('vonk.forgetting', '', true);
  return forgotten;
end $$;
