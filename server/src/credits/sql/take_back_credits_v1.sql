-- Takes back what is left of a purchase, once per cause; answers how many credits (0: none were left, or it was done
-- before). `p_cause` is refund or chargeback.
create or replace function take_back_credits_v1(p_site smallint, p_member uuid, p_payment uuid, p_cause text,
  p_cause_key text, p_now timestamptz)
  returns integer language plpgsql as $$
declare lot credit_lots;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  -- What was to be repaid of it, to somebody who withdrew, is erased or is given it back, went back with this.
  with settled as (
    update repayments r set state = case p_cause when 'refund' then 'paid' else 'dropped' end, settled_at = p_now,
        settled_by = 'system', reference = p_cause
      where r.site_id = p_site and r.payment_id = p_payment and r.state = 'due'
      returning r.number, r.lot_id, r.credits, r.withdrawal_id, r.staff_refund_id)
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    select p_site, p_member, s.lot_id, 'withdrawn', 'refunded', s.credits, p_cause,
      case when s.staff_refund_id is null then p_cause_key else p_cause_key || ':' || s.number end, p_now from settled s
      where s.credits > 0 and coalesce(s.withdrawal_id, s.staff_refund_id) is not null;
  select * into lot from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.payment_id = p_payment for update;
  if not found or lot.remaining = 0 then return 0; end if;
  update credit_lots set remaining = 0 where site_id = p_site and id = lot.id;
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, p_member, lot.id, 'member', 'refunded', lot.remaining, p_cause, p_cause_key, p_now);
  update credit_balances set balance = balance - lot.remaining where site_id = p_site and member_id = p_member;
  return lot.remaining;
end $$;
