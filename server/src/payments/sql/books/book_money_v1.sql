-- Books one amount of a payment whose sale is booked, with the facts of that sale; answers how much, 0 when there was
-- nothing to book.
create or replace function book_money_v1(p_site smallint, p_payment uuid, p_kind text, p_key text, p_debit text,
  p_credit text, p_amount bigint, p_at timestamptz) returns bigint language plpgsql as $$
begin
  if coalesce(p_amount, 0) <= 0 then return 0; end if;
  insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
    currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select p_site, p_payment, p_kind, p_key, p_debit, p_credit, p_amount, s.currency, s.entity, s.provider, s.method,
      s.vat_country, s.vat_basis_points, s.sold_at, p_at
    from money_entries s where s.site_id = p_site and s.payment_id = p_payment and s.kind = 'sale' limit 1;
  if not found then raise exception 'money of a payment that was not sold'; end if;
  return p_amount;
end $$;
