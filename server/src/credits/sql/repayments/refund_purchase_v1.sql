-- Gives back part of what a purchase cost, or all that is left of it, by a decision of the staff: credits leave the
-- balance first, at the price they were bought at and as many as there are; the rest is for what was spent (T112).
-- Answers how many credits; null: so much is not left to be given back.
create or replace function refund_purchase_v1(p_site smallint, p_member uuid, p_payment uuid, p_refund uuid,
  p_number text, p_minor integer, p_now timestamptz) returns integer language plpgsql as $$
declare lot credit_lots; rest integer; taken integer;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  select * into lot from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.payment_id = p_payment for update;
  rest := round(lot.amount * lot.unit_price_minor) - repaid_minor_v1(p_site, p_payment);
  if lot.id is null or p_minor > rest then return null; end if;
  taken := case when p_minor = rest then lot.remaining
    else least(lot.remaining, ceil((p_minor - 0.5) / lot.unit_price_minor)) end;
  if taken > 0 then
    update credit_lots l set remaining = l.remaining - taken where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      values (p_site, p_member, lot.id, 'member', 'withdrawn', taken, 'refund', p_refund::text, p_now);
    update credit_balances b set balance = b.balance - taken where b.site_id = p_site and b.member_id = p_member;
  end if;
  insert into repayments (site_id, id, number, member_id, payment_id, lot_id, staff_refund_id, credits, amount_minor,
    currency, asked_at)
    values (p_site, gen_random_uuid(), p_number, p_member, p_payment, lot.id, p_refund, taken, p_minor, lot.currency,
      p_now);
  return taken;
end $$;
