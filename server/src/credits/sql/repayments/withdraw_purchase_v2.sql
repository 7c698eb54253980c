-- Freezes what is left of a purchase that its buyer withdraws from: the credits leave the balance at once, and what
-- they were bought for is to be repaid, or the whole price where nothing is owed for what was used, never more than was
-- not given back before (T42, T112). Answers how many credits and how much, in minor units.
create or replace function withdraw_purchase_v2(p_site smallint, p_member uuid, p_payment uuid, p_withdrawal uuid,
  p_is_whole boolean, p_now timestamptz, out credits integer, out amount_minor integer)
  language plpgsql as $$
declare lot credit_lots; hash text := upper(md5(gen_random_uuid()::text));
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  select * into lot from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.payment_id = p_payment for update;
  credits := coalesce(lot.remaining, 0);
  amount_minor := coalesce(greatest(0, least(
    case when p_is_whole then round(lot.amount * lot.unit_price_minor)
      else round(lot.remaining * lot.unit_price_minor) end,
    round(lot.amount * lot.unit_price_minor) - repaid_minor_v1(p_site, p_payment))), 0);
  if credits = 0 and (amount_minor = 0 or not p_is_whole) then return; end if;
  if credits > 0 then
    update credit_lots l set remaining = 0 where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      values (p_site, p_member, lot.id, 'member', 'withdrawn', credits, 'withdrawal', p_withdrawal::text, p_now);
    update credit_balances b set balance = b.balance - credits where b.site_id = p_site and b.member_id = p_member;
  end if;
  insert into repayments (site_id, id, number, member_id, payment_id, lot_id, withdrawal_id, credits, amount_minor,
    currency, asked_at)
    values (p_site, gen_random_uuid(), substr(hash, 1, 4) || '-' || substr(hash, 5, 4), p_member, p_payment, lot.id,
      p_withdrawal, credits, amount_minor, lot.currency, p_now);
end $$;
