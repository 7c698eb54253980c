-- Notes credits as bought that were spent before their money came: they come and go at once, and no balance moves.
create or replace function sell_spent_v1(p_site smallint, p_member uuid, p_lot uuid, p_amount integer, p_payment uuid,
  p_unit_price numeric, p_currency text, p_now timestamptz)
  returns void language sql as $$
  insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining,
    created_at)
    values (p_site, p_lot, p_member, 'bought', p_payment, p_unit_price, p_currency, p_amount, 0, p_now);
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, p_member, p_lot, 'sales', 'member', p_amount, 'purchase', p_payment::text, p_now),
      (p_site, p_member, p_lot, 'member', 'spent', p_amount, 'purchase', p_payment::text, p_now)
$$;
