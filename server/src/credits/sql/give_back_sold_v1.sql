-- Credits that a payment sold as spent already (`sell_spent_v1`) come to the balance: what they were to pay was paid
-- otherwise meanwhile. Once; answers how many, none where the payment sold nothing of the kind.
create or replace function give_back_sold_v1(p_site smallint, p_member uuid, p_payment uuid, p_now timestamptz)
  returns integer language plpgsql as $$
declare given integer;
begin
  insert into credit_balances (site_id, member_id, balance, granted) values (p_site, p_member, 0, 0)
    on conflict do nothing;
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  with sold as (
    select e.lot_id, e.amount from ledger_entries e
      where e.site_id = p_site and e.member_id = p_member and e.cause = 'purchase'
        and e.cause_key = p_payment::text and e.from_account = 'member' and e.to_account = 'spent'),
  entries as (
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      select p_site, p_member, s.lot_id, 'spent', 'member', s.amount, 'chargeback_won', p_payment::text, p_now
        from sold s
      on conflict on constraint ledger_entries_once do nothing returning lot_id, amount),
  lots as (
    update credit_lots l set remaining = l.remaining + e.amount from entries e
      where l.site_id = p_site and l.id = e.lot_id returning e.amount)
  select coalesce(sum(l.amount), 0) into given from lots l;
  update credit_balances b set balance = b.balance + given where b.site_id = p_site and b.member_id = p_member;
  return given;
end $$;
