-- Gives what is still to come of a purchase of which a part was given before its money came: its lot grows. Answers
-- whether there was such a lot; done again, or once all is given, it changes nothing.
create or replace function complete_purchase_v1(p_site smallint, p_member uuid, p_payment uuid, p_credits integer,
  p_cause_key text, p_now timestamptz)
  returns boolean language plpgsql as $$
declare lot credit_lots; rest integer;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  select * into lot from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.payment_id = p_payment for update;
  if not found then return false; end if;
  if exists (select 1 from ledger_entries e where e.site_id = p_site and e.member_id = p_member
    and e.cause = 'purchase' and e.cause_key = p_cause_key) then
    return true;
  end if;
  -- What was taken back when its member was erased is given again now that it is paid, to be repaid.
  rest := p_credits - lot.amount + coalesce((select sum(e.amount) from ledger_entries e where e.site_id = p_site
    and e.lot_id = lot.id and e.cause = 'chargeback' and e.to_account = 'refunded'), 0);
  if rest <= 0 then return true; end if;
  insert into credit_balances (site_id, member_id, balance, granted) values (p_site, p_member, 0, 0)
    on conflict do nothing;
  update credit_lots l set amount = l.amount + rest, remaining = l.remaining + rest
    where l.site_id = p_site and l.id = lot.id;
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, p_member, lot.id, 'sales', 'member', rest, 'purchase', p_cause_key, p_now);
  update credit_balances b set balance = b.balance + rest where b.site_id = p_site and b.member_id = p_member;
  return true;
end $$;
