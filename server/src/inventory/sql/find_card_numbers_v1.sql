-- Every table that holds what may be the number of a card, those of the queue among them, with how many rows (T103).
-- Looked at are texts, lists of them and JSON: a figure of our own may look like one.
create or replace function find_card_numbers_v1() returns table (relation text, row_count bigint) language plpgsql as $$
declare held record;
begin
  for held in select n.nspname, c.relname, string_agg(format('t.%I', a.attname), ', ' order by a.attnum) as texts
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
    group by 1, 2 order by 1, 2
  loop
    execute format('select count(*) from %I.%I t where has_card_number_v1(row(%s)::text)', held.nspname, held.relname,
      held.texts) into row_count;
    relation := held.relname;
    if row_count > 0 then return next; end if;
  end loop;
end $$;
