-- How a payment stands in the books: what was paid, its VAT and what of that is still owed to the state, what is
-- deferred, what is to be paid back and what was given back. Nothing was sold: no row.
create or replace function money_of_v1(p_site smallint, p_payment uuid)
  returns table (total bigint, vat bigint, vat_left bigint, deferred bigint, owed bigint, returned bigint,
    basis_points integer)
  language sql stable as $$
  select sum(m.amount_minor) filter (where m.kind = 'sale'),
    coalesce(sum(m.amount_minor) filter (where m.kind = 'sale' and m.credit_account = 'vat'), 0),
    sum(case 'vat' when m.credit_account then m.amount_minor when m.debit_account then -m.amount_minor else 0 end),
    sum(case 'deferred' when m.credit_account then m.amount_minor when m.debit_account then -m.amount_minor else 0 end),
    sum(case 'owed' when m.credit_account then m.amount_minor when m.debit_account then -m.amount_minor else 0 end),
    coalesce(sum(case m.kind when 'won' then -m.amount_minor else m.amount_minor end)
      filter (where m.kind in ('repaid', 'refund', 'chargeback', 'won')), 0),
    max(m.vat_basis_points)
  from money_entries m where m.site_id = p_site and m.payment_id = p_payment
  having sum(m.amount_minor) filter (where m.kind = 'sale') is not null
$$;
