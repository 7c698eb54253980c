-- Books a completed payment as sold by a company: the provider has the money, the state is owed the VAT, and the rest
-- is deferred until the credits are spent.
create or replace function book_sale_v1(p_site smallint, p_payment uuid, p_entity text, p_now timestamptz)
  returns void language sql as $$
  insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
    currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select p.site_id, p.id, 'sale', '', 'provider', part.account, part.amount, p.currency, p_entity, p.provider,
      p.method, p.vat_country, p.vat_basis_points, p_now, p_now
    from payments p cross join lateral (values ('deferred', p.total_minor - p.vat_minor), ('vat', p.vat_minor))
      as part (account, amount)
    where p.site_id = p_site and p.id = p_payment and part.amount > 0
$$;
