-- Deletes a member's rows from each of these tables: `[{"table": …, "of": [columns]}]`, as the inventory has them.
create or replace function erase_rows_v1(p_site smallint, p_member uuid, p_tables jsonb) returns void
  language plpgsql as $$
declare entry record; condition text;
begin
  for entry in select t."table", t."of" from jsonb_to_recordset(p_tables) as t("table" text, "of" text[]) loop
    select string_agg(format('%I = $2', c), ' or ') into condition from unnest(entry."of") as c;
    execute format('delete from %I where site_id = $1 and (%s)', entry."table", condition) using p_site, p_member;
  end loop;
end $$;
