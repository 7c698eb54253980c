-- Adds a lot once per cause; answers whether it was added now.
create or replace function grant_credits_v1(p_site smallint, p_member uuid, p_lot uuid, p_kind text, p_amount integer,
  p_cause text, p_cause_key text, p_payment uuid, p_unit_price numeric, p_currency text, p_now timestamptz)
  returns boolean language plpgsql as $$
begin
  insert into credit_balances (site_id, member_id, balance, granted) values (p_site, p_member, 0, 0)
    on conflict do nothing;
  perform 1 from credit_balances where site_id = p_site and member_id = p_member for update;
  if exists (select 1 from ledger_entries where site_id = p_site and member_id = p_member and cause = p_cause
    and cause_key = p_cause_key) then
    return false;
  end if;
  insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining,
    created_at)
    values (p_site, p_lot, p_member, p_kind, p_payment, p_unit_price, p_currency, p_amount, p_amount, p_now);
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, p_member, p_lot, case p_kind when 'granted' then 'marketing' else 'sales' end,
      'member', p_amount, p_cause, p_cause_key, p_now);
  update credit_balances set balance = balance + p_amount,
      granted = granted + case p_kind when 'granted' then p_amount else 0 end
    where site_id = p_site and member_id = p_member;
  return true;
end $$;
