-- Gives back what one cause took, to the lots it came from, once (T24, T13); answers how many credits (0: nothing was
-- taken, or it was returned before). `p_day` is the day it was spent.
create or replace function return_credits_v1(p_site smallint, p_member uuid, p_cause text, p_cause_key text,
  p_on_other boolean, p_day date, p_now timestamptz)
  returns integer language plpgsql as $$
declare returned integer := 0; returned_granted integer := 0;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  -- Who was erased has no balance to put it on.
  if not found then return 0; end if;
  with taken as (
    select e.lot_id, e.amount from ledger_entries e
      where e.site_id = p_site and e.member_id = p_member and e.cause = p_cause and e.cause_key = p_cause_key
        and e.to_account = 'spent'),
  entries as (
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      select p_site, p_member, t.lot_id, 'spent', 'member', t.amount, 'message_returned', p_cause || ':' || p_cause_key,
        p_now from taken t
      on conflict on constraint ledger_entries_once do nothing returning lot_id, amount),
  lots as (
    update credit_lots l set remaining = l.remaining + e.amount from entries e
      where l.site_id = p_site and l.id = e.lot_id returning l.kind, e.amount)
  select coalesce(sum(l.amount), 0), coalesce(sum(l.amount) filter (where l.kind = 'granted'), 0)
    into returned, returned_granted from lots l;
  if returned > 0 then
    update credit_balances b set balance = b.balance + returned, granted = b.granted + returned_granted
      where b.site_id = p_site and b.member_id = p_member;
    update spent_days d set credits = d.credits - returned,
        on_others = d.on_others - case when p_on_other then returned else 0 end
      where d.site_id = p_site and d.member_id = p_member and d.day = p_day;
  end if;
  return returned;
end $$;
