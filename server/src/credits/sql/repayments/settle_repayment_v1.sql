-- Closes a repayment that is due: `paid`, or `dropped` because it is not to be; then what was taken for it returns
-- to its lot, unless its member was erased. No row: none is due under this number.
create or replace function settle_repayment_v1(p_site smallint, p_number text, p_state text, p_by text,
  p_reference text, p_now timestamptz)
  returns setof repayments language plpgsql as $$
declare repayment repayments; has_balance boolean;
begin
  select * into repayment from repayments r where r.site_id = p_site and r.number = p_number;
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = repayment.member_id for update;
  has_balance := found;
  update repayments r set state = p_state, settled_at = p_now, settled_by = p_by, reference = p_reference
    where r.site_id = p_site and r.number = p_number and r.state = 'due' returning * into repayment;
  if not found then return; end if;
  return next repayment;
  if repayment.withdrawal_id is null and repayment.staff_refund_id is null or repayment.credits = 0
    or p_state = 'dropped' and not has_balance then return; end if;
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, repayment.member_id, repayment.lot_id, 'withdrawn',
      case p_state when 'paid' then 'refunded' else 'member' end, repayment.credits,
      case when repayment.withdrawal_id is null then 'refund' else 'withdrawal' end,
      coalesce(repayment.withdrawal_id, repayment.staff_refund_id)::text, p_now);
  if p_state = 'paid' then return; end if;
  update credit_lots l set remaining = l.remaining + repayment.credits
    where l.site_id = p_site and l.id = repayment.lot_id;
  update credit_balances b set balance = b.balance + repayment.credits
    where b.site_id = p_site and b.member_id = repayment.member_id;
end $$;
