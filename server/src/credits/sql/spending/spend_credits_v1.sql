-- Spends from the lots, granted first (where allowed, C1), then oldest. outcome: spent | spending_limit |
-- insufficient_credits; only with the first has anything changed. `p_day` is the site's calendar day.
create or replace function spend_credits_v1(p_site smallint, p_member uuid, p_amount integer, p_granted_allowed boolean,
  p_on_other boolean, p_cause text, p_cause_key text, p_day date, p_now timestamptz)
  returns table (outcome text, balance integer, granted integer, limit_period text, limit_credits integer)
  language plpgsql as $$
#variable_conflict use_column
declare
  owned credit_balances;
  lot record;
  reached record;
  left_over integer := p_amount;
  taken integer;
  taken_granted integer := 0;
begin
  select * into owned from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  outcome := 'insufficient_credits';
  if not found or owned.balance - (case when p_granted_allowed then 0 else owned.granted end) < p_amount then
    return next; return;
  end if;
  select l.period, l.credits into reached from spending_limits_v1(p_site, p_member, p_day, p_now) l
    where l.spent + p_amount > l.credits order by array_position('{month,week,day}', l.period) limit 1;
  if found then
    outcome := 'spending_limit'; limit_period := reached.period; limit_credits := reached.credits;
    return next; return;
  end if;
  for lot in
    select l.id, l.kind, l.remaining from credit_lots l
    where l.site_id = p_site and l.member_id = p_member and l.is_open and (p_granted_allowed or l.kind = 'bought')
    order by l.kind = 'bought', l.created_at, l.id
  loop
    exit when left_over = 0;
    taken := least(lot.remaining, left_over);
    left_over := left_over - taken;
    if lot.kind = 'granted' then taken_granted := taken_granted + taken; end if;
    update credit_lots l set remaining = l.remaining - taken where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      values (p_site, p_member, lot.id, 'member', 'spent', taken, p_cause, p_cause_key, p_now);
  end loop;
  if left_over > 0 then raise exception 'lots and balance of a member disagree'; end if;
  insert into spent_days as d (site_id, member_id, day, credits, on_others)
    values (p_site, p_member, p_day, p_amount, case when p_on_other then p_amount else 0 end)
    on conflict (site_id, member_id, day) do update set credits = d.credits + excluded.credits,
      on_others = d.on_others + excluded.on_others;
  update credit_balances b set balance = b.balance - p_amount, granted = b.granted - taken_granted
    where b.site_id = p_site and b.member_id = p_member returning b.balance, b.granted into balance, granted;
  outcome := 'spent';
  return next;
end $$;
