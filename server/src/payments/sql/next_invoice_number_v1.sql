-- The next number of a company's series in a year, from 1 on without a gap: its row is locked until the transaction
-- ends, and one that fails gives the number back (T48). An invoice also counts on in its site's own row, which the
-- release before reads: then neither gives a number that the other gave on this site. First the company's row, then the
-- site's.
create or replace function next_invoice_number_v1(p_entity text, p_series text, p_year smallint, p_site smallint)
  returns integer language plpgsql as $$
declare number integer; of_site integer := 0;
begin
  insert into invoice_counters (entity, series, year, last_number) values (p_entity, p_series, p_year, 0)
    on conflict (entity, series, year) do nothing;
  select c.last_number into number from invoice_counters c
    where c.entity = p_entity and c.series = p_series and c.year = p_year for update;
  if p_series = 'invoice' then
    select c.last_number into of_site from receipt_counters c
      where c.site_id = p_site and c.year = p_year for update;
  end if;
  number := 1 + greatest(number, coalesce(of_site, 0));
  update invoice_counters c set last_number = number
    where c.entity = p_entity and c.series = p_series and c.year = p_year;
  if p_series = 'invoice' then
    insert into receipt_counters as c (site_id, year, last_number) values (p_site, p_year, number)
      on conflict (site_id, year) do update set last_number = greatest(c.last_number, excluded.last_number);
  end if;
  return number;
end $$;
