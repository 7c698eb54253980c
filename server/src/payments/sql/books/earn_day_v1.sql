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
  since as (
    select p.payment_id, sum(p.held) as held from moved join purchase_moves p on p.payment_id = moved.payment_id
      where p.site_id = p_site and p.created_at >= p_to group by 1),
  booked as (
    select m.payment_id, sum(case 'deferred' when m.credit_account then m.amount_minor
        when m.debit_account then -m.amount_minor else 0 end)::bigint as deferred,
      max(m.currency) filter (where m.kind = 'sale') as currency,
      max(m.entity) as entity, max(m.provider) as provider, max(m.method) as method,
      max(m.vat_country) as vat_country, max(m.vat_basis_points) as vat_basis_points, max(m.sold_at) as sold_at
    from moved join money_entries m on m.site_id = p_site and m.payment_id = moved.payment_id
    where m.booked_at < p_to group by 1),
  earned as (
    select b.*, b.deferred - deferred_minor_v1(p.total_minor - p.vat_minor, p.credits,
      r.remaining - coalesce(s.held, 0)) as amount
    from booked b join payments p on p.site_id = p_site and p.id = b.payment_id
      join purchase_rests r on r.site_id = p_site and r.payment_id = b.payment_id
      left join since s on s.payment_id = b.payment_id),
  written as (
    insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
      currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select p_site, e.payment_id, 'earned', p_key, case when e.amount > 0 then 'deferred' else 'revenue' end,
      case when e.amount > 0 then 'revenue' else 'deferred' end, abs(e.amount), e.currency, e.entity, e.provider,
      e.method, e.vat_country, e.vat_basis_points, e.sold_at, p_to - interval '1 millisecond'
    from earned e where e.amount <> 0 returning 1)
  select count(*)::integer from written
$$;
