-- How a number of a company's series reads: `2026-004182` of an invoice, `C2026-000012` of a credit note (T48).
create or replace function invoice_number_v1(p_series text, p_year smallint, p_number integer) returns text
  language sql immutable as $$
  select case p_series when 'credit_note' then 'C' else '' end || p_year || '-'
    || lpad(p_number::text, greatest(6, length(p_number::text)), '0')
$$;
