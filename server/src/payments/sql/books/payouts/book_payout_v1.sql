-- Books what of a payout is money of our payments: from the provider into `transit`, by way of `exchange` where it is
-- paid out in another currency than it was paid in, and what the provider kept of it. `p_items` is a list of
-- {reference | site and order, isSale, currency, minor, paidMinor, feeMinor}; `p_again` are payouts that failed, whose
-- money is in this one. Fees of a sale that are booked already are not booked again. Answers how much of it is ours.
create or replace function book_payout_v1(p_provider text, p_reference text, p_currency text, p_items jsonb,
  p_again text[], p_now timestamptz) returns bigint language sql as $$
  with items as (
    select * from jsonb_to_recordset(p_items) as i (reference text, site smallint, "order" text, "isSale" boolean,
      currency text, minor bigint, "paidMinor" bigint, "feeMinor" bigint)),
  known as (
    select p.site_id, p.id, i.* from items i join payments p
      on p.provider = p_provider and p.provider_reference = i.reference
    union all
    select p.site_id, p.id, i.* from items i join payments p
      on p.site_id = i.site and p.public_id = i."order" and p.provider = p_provider),
  sums as (
    select k.site_id, k.id, sum(k.minor)::bigint as minor, sum(k."paidMinor")::bigint as paid,
      sum(k."feeMinor")::bigint as fee, coalesce(sum(k."feeMinor") filter (where k."isSale"), 0)::bigint as sale_fee
    from known k group by 1, 2),
  sold as (
    select s.*, m.currency, m.entity, m.method, m.vat_country, m.vat_basis_points, m.sold_at,
      (select coalesce(sum(case f.debit_account when 'fees' then f.amount_minor else -f.amount_minor end), 0)::bigint
        from money_entries f where f.site_id = s.site_id and f.payment_id = s.id and f.kind = 'fee'
          and f.currency = p_currency) as kept
    from sums s cross join lateral (select * from money_entries m
      where m.site_id = s.site_id and m.payment_id = s.id and m.kind = 'sale' limit 1) m),
  moves as (
    select s.*, v.kind, v.currency as of_currency, v.account, v.onward, v.amount
    from sold s cross join lateral (values
      ('exchange', s.currency, 'provider', 'exchange', case when s.currency = p_currency then 0 else s.minor end),
      ('fee', p_currency, case when s.currency = p_currency then 'provider' else 'exchange' end, 'fees',
        greatest(0, s.sale_fee - s.kept) + s.fee - s.sale_fee),
      ('payout', p_currency, case when s.currency = p_currency then 'provider' else 'exchange' end, 'transit',
        s.paid - s.fee)) as v (kind, currency, account, onward, amount)),
  again as (
    select m.* from money_entries m where m.provider = p_provider and m.kind = 'payout'
      and split_part(m.cause_key, ' ', 1) = any(p_again)),
  written as (
    insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
      currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select m.site_id, m.id, m.kind, p_reference, case when m.amount > 0 then m.onward else m.account end,
      case when m.amount > 0 then m.account else m.onward end, abs(m.amount), m.of_currency, m.entity, p_provider,
      m.method, m.vat_country, m.vat_basis_points, m.sold_at, p_now
    from moves m where m.amount <> 0
    union all
    select a.site_id, a.payment_id, a.kind, p_reference || ' ' || a.cause_key, a.debit_account, a.credit_account,
      a.amount_minor, a.currency, a.entity, a.provider, a.method, a.vat_country, a.vat_basis_points, a.sold_at, p_now
    from again a
    returning kind, debit_account, amount_minor)
  select coalesce(sum(case w.debit_account when 'transit' then w.amount_minor else -w.amount_minor end), 0)::bigint
  from written w where w.kind = 'payout'
$$;
