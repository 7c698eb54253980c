-- Undoes what a chargeback took of a purchase, once it was won: its credits come back to the balance, and what was to
-- be repaid of it is so again. What its provider paid back meanwhile (`p_paid`, by number) stays paid. Answers how many
-- credits came back, and how much is to be repaid again, in minor units.
create or replace function win_back_credits_v1(p_site smallint, p_member uuid, p_payment uuid, p_paid text[],
  p_now timestamptz, out credits integer, out owed_minor bigint)
  language plpgsql as $$
declare lot credit_lots;
begin
  insert into credit_balances (site_id, member_id, balance, granted) values (p_site, p_member, 0, 0)
    on conflict do nothing;
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  select * into lot from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.payment_id = p_payment for update;
  update repayments r set state = 'paid'
    where r.site_id = p_site and r.payment_id = p_payment and r.state = 'dropped' and r.settled_by = 'system'
      and r.reference = 'chargeback' and r.number = any(p_paid);
  with resumed as (
    update repayments r set state = 'due', suspended_at = r.settled_at, resumed_at = p_now, settled_at = null,
        settled_by = null, reference = null
      where r.site_id = p_site and r.payment_id = p_payment and r.state = 'dropped' and r.settled_by = 'system'
        and r.reference = 'chargeback'
      returning r.number, r.lot_id, r.credits, r.amount_minor, coalesce(r.withdrawal_id, r.staff_refund_id) as cause),
  frozen as (
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      select p_site, p_member, r.lot_id, 'refunded', 'withdrawn', r.credits, 'chargeback_won',
        p_payment || ':' || r.number, p_now from resumed r where r.credits > 0 and r.cause is not null)
  select coalesce(sum(r.amount_minor), 0) into owed_minor from resumed r;
  select coalesce(sum(e.amount), 0) into credits from ledger_entries e
    where e.site_id = p_site and e.lot_id = lot.id and e.cause = 'chargeback' and e.from_account = 'member';
  update credit_lots l set remaining = l.remaining + credits, money_back_at = null
    where l.site_id = p_site and l.id = lot.id;
  if credits = 0 then return; end if;
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
    created_at)
    values (p_site, p_member, lot.id, 'refunded', 'member', credits, 'chargeback_won', p_payment::text, p_now);
  update credit_balances b set balance = b.balance + credits where b.site_id = p_site and b.member_id = p_member;
end $$;
