-- Takes what was spent in a span into the books: what is deferred of each purchase that moved becomes what the credits
-- still held were paid with, and the difference is revenue, or is none any more where credits came back. Booked with
-- the span's last moment. Answers how many purchases.
create or replace function earn_day_v1(p_site smallint, p_from timestamptz, p_to timestamptz, p_key text)
  returns integer language sql as $$
  with moved as (
    select p.payment_id from purchase_moves p
      where p.site_id = p_site and p.created_at >= p_from and p.created_at < p_to
    union select m.payment_id from money_entries m
      where m.site_id = p_site and m.booked_at >= p_from and m.booked_at < p_to
        and m.kind not in ('fee', 'exchange', 'payout', 'arrival', 'payout_failed')),
  -- Each purchase by its indexes, to which a limit keeps the planner: a day costs what moved on it, and not all that
  -- was ever sold.
  earned as (
    select moved.payment_id, b.currency, b.entity, b.provider, b.method, b.vat_country, b.vat_basis_points,
      b.sold_at,
      b.deferred - deferred_minor_v1(p.total_minor - p.vat_minor, p.credits, r.remaining - since.held) as amount
    from moved
      cross join lateral (select total_minor, vat_minor, credits from payments
        where site_id = p_site and id = moved.payment_id limit 1) p
      cross join lateral (
        select sum(case 'deferred' when m.credit_account then m.amount_minor
            when m.debit_account then -m.amount_minor else 0 end)::bigint as deferred,
          max(m.currency) filter (where m.kind = 'sale') as currency,
          max(m.entity) as entity, max(m.provider) as provider, max(m.method) as method,
          max(m.vat_country) as vat_country, max(m.vat_basis_points) as vat_basis_points, max(m.sold_at) as sold_at
        from money_entries m where m.site_id = p_site and m.payment_id = moved.payment_id and m.booked_at < p_to
        having count(*) > 0) b
      cross join lateral (select remaining from purchase_rests
        where site_id = p_site and payment_id = moved.payment_id limit 1) r
      cross join lateral (
        select coalesce(sum(held), 0) as held from purchase_moves
        where site_id = p_site and payment_id = moved.payment_id and created_at >= p_to) since),
  written as (
    insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
      currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select p_site, e.payment_id, 'earned', p_key, case when e.amount > 0 then 'deferred' else 'revenue' end,
      case when e.amount > 0 then 'revenue' else 'deferred' end, abs(e.amount), e.currency, e.entity, e.provider,
      e.method, e.vat_country, e.vat_basis_points, e.sold_at, p_to - interval '1 millisecond'
    from earned e where e.amount <> 0 returning 1)
  select count(*)::integer from written
$$;
