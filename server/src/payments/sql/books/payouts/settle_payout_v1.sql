-- Books that a payout arrived at the bank (`arrival`), or that it did not, or came back, and its money is at the
-- provider again (`payout_failed`): for each payment in it what was booked of it, from where it lies.
create or replace function settle_payout_v1(p_provider text, p_reference text, p_kind text, p_now timestamptz)
  returns void language sql as $$
  with paid as (
    select m.*, exists (select from money_entries a where a.provider = p_provider and a.kind = 'arrival'
      and split_part(a.cause_key, ' ', 1) = p_reference and a.site_id = m.site_id and a.payment_id = m.payment_id)
      as is_there
    from money_entries m
    where m.provider = p_provider and m.kind = 'payout' and split_part(m.cause_key, ' ', 1) = p_reference),
  moved as (
    select p.*, case when p_kind = 'arrival' then 'transit' when p.is_there then 'bank' else 'transit' end as leaves,
      case when p_kind = 'arrival' then 'bank' when p.debit_account = 'transit' then p.credit_account
        else p.debit_account end as enters
    from paid p)
  insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
    currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
  select m.site_id, m.payment_id, p_kind, m.cause_key,
    case m.debit_account when 'transit' then m.enters else m.leaves end,
    case m.debit_account when 'transit' then m.leaves else m.enters end, m.amount_minor, m.currency, m.entity,
    m.provider, m.method, m.vat_country, m.vat_basis_points, m.sold_at, p_now
  from moved m
  on conflict do nothing
$$;
