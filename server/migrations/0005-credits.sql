-- Credits: double entry (CRED-1). Each entry moves an amount from one account of the chart to another; a member's credits lie in lots,
-- so that what is spent, refunded or withdrawn is known down to the purchase.
create table credit_lots (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('granted', 'bought')),
  payment_id uuid,
  unit_price_minor numeric(12, 4),
  currency text check (length(currency) = 3),
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining >= 0 and remaining <= amount),
  -- The index looks at this and not at `remaining`, so that a spend writes no index entry.
  is_open boolean not null generated always as (remaining > 0) stored,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((kind = 'bought') = (payment_id is not null))
) with (fillfactor = 70);
-- Serves: spending granted first, then oldest.
create index credit_lots_open on credit_lots (site_id, member_id, (kind = 'bought'), created_at, id) where is_open;

create table ledger_entries (
  site_id smallint not null,
  id bigint generated always as identity,
  member_id uuid not null,
  lot_id uuid not null,
  from_account text not null check (from_account in ('marketing', 'sales', 'member', 'spent')),
  to_account text not null check (to_account in ('member', 'spent', 'refunded', 'expired', 'withdrawn')),
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('signup', 'purchase', 'message', 'photo', 'gift', 'message_returned', 'refund', 'withdrawal', 'chargeback', 'correction')),
  cause_key text not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  check (from_account <> to_account),
  -- One cause moves a lot once, however often it is tried.
  constraint ledger_entries_once unique (site_id, member_id, cause, cause_key, lot_id, from_account),
  foreign key (site_id, lot_id) references credit_lots (site_id, id)
);
create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

-- The sum of a member's entries, kept beside them and never negative; a job checks that the two agree.
create table credit_balances (
  site_id smallint not null,
  member_id uuid not null,
  balance integer not null check (balance >= 0),
  granted integer not null check (granted >= 0 and granted <= balance),
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references accounts (site_id, id)
) with (fillfactor = 70);
select describe_columns('credit_lots', '{site_id,id,member_id,kind,payment_id,unit_price_minor,currency,amount,remaining,is_open,created_at}', 'what was bought or given and is left; contract; 7 years (tax), cut loose at erasure');
select describe_columns('ledger_entries', '{site_id,id,member_id,lot_id,from_account,to_account,amount,cause,cause_key,created_at}', 'every movement of credits; contract; 7 years (tax), cut loose at erasure');
select describe_columns('credit_balances', '{site_id,member_id,balance,granted}', 'what a member can spend; contract; until erasure');

-- Adds a lot once per cause; answers whether it was added now.
create function grant_credits_v1(p_site smallint, p_member uuid, p_lot uuid, p_kind text, p_amount integer, p_cause text, p_cause_key text,
  p_payment uuid, p_unit_price numeric, p_currency text, p_now timestamptz) returns boolean language plpgsql as $$
begin
  insert into credit_balances (site_id, member_id, balance, granted) values (p_site, p_member, 0, 0) on conflict do nothing;
  perform 1 from credit_balances where site_id = p_site and member_id = p_member for update;
  if exists (select 1 from ledger_entries where site_id = p_site and member_id = p_member and cause = p_cause and cause_key = p_cause_key) then
    return false;
  end if;
  insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining, created_at)
    values (p_site, p_lot, p_member, p_kind, p_payment, p_unit_price, p_currency, p_amount, p_amount, p_now);
  insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key, created_at)
    values (p_site, p_member, p_lot, case p_kind when 'granted' then 'marketing' else 'sales' end, 'member', p_amount, p_cause, p_cause_key, p_now);
  update credit_balances set balance = balance + p_amount, granted = granted + case p_kind when 'granted' then p_amount else 0 end
    where site_id = p_site and member_id = p_member;
  return true;
end $$;

-- What a member spent on each of the site's calendar days, for their own limits (T27) and the brake (T9).
create table spent_days (
  site_id smallint not null,
  member_id uuid not null,
  day date not null,
  credits integer not null check (credits >= 0),
  -- Of these, on profiles that are no members.
  on_others integer not null check (on_others between 0 and credits),
  primary key (site_id, member_id, day),
  foreign key (site_id, member_id) references accounts (site_id, id)
) with (fillfactor = 70);
select describe_columns('spent_days', '{site_id,member_id,day,credits,on_others}', 'keeping a member within the limits they set and those of the brake; contract; until erasure');

-- The most a member wants to spend in a day, week or month; null is no limit. A higher one waits in `next_credits` until `next_at` (T27).
create table spending_limits (
  site_id smallint not null,
  member_id uuid not null,
  period text not null check (period in ('day', 'week', 'month')),
  credits integer check (credits >= 0),
  next_credits integer check (next_credits >= 0),
  next_at timestamptz,
  set_at timestamptz not null,
  primary key (site_id, member_id, period),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
select describe_columns('spending_limits', '{site_id,member_id,period,credits,next_credits,next_at,set_at}', 'the limits a member set for themself; contract; until erasure');

-- A member's limits as they hold now, and what was spent within each: the calendar day, the week from Monday, the calendar month.
create function spending_limits_v1(p_site smallint, p_member uuid, p_day date, p_now timestamptz)
  returns table (period text, credits integer, spent integer, next_credits integer, next_at timestamptz) language sql stable as $$
  select l.period, case when l.next_at <= p_now then l.next_credits else l.credits end,
    (select coalesce(sum(d.credits), 0)::integer from spent_days d
      where d.site_id = p_site and d.member_id = p_member and d.day >= date_trunc(l.period, p_day::timestamp)::date),
    case when l.next_at > p_now then l.next_credits end, case when l.next_at > p_now then l.next_at end
  from spending_limits l where l.site_id = p_site and l.member_id = p_member
$$;

-- What was spent on profiles that are no members, today and in the 30 days that end today (T9).
create function spent_on_others_v1(p_site smallint, p_member uuid, p_day date) returns table (today integer, month integer) language sql stable as $$
  select coalesce(sum(d.on_others) filter (where d.day = p_day), 0)::integer, coalesce(sum(d.on_others), 0)::integer
  from spent_days d where d.site_id = p_site and d.member_id = p_member and d.day > p_day - 30
$$;

-- Spends from the lots, granted first (where allowed, C1), then oldest. outcome: spent | spending_limit | insufficient_credits; only with
-- the first has anything changed. `p_day` is the site's calendar day.
create function spend_credits_v1(p_site smallint, p_member uuid, p_amount integer, p_granted_allowed boolean, p_on_other boolean, p_cause text,
  p_cause_key text, p_day date, p_now timestamptz)
  returns table (outcome text, balance integer, granted integer, limit_period text, limit_credits integer) language plpgsql as $$
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
  if not found or owned.balance - (case when p_granted_allowed then 0 else owned.granted end) < p_amount then return next; return; end if;
  select l.period, l.credits into reached from spending_limits_v1(p_site, p_member, p_day, p_now) l where l.spent + p_amount > l.credits
    order by array_position('{month,week,day}', l.period) limit 1;
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
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key, created_at)
      values (p_site, p_member, lot.id, 'member', 'spent', taken, p_cause, p_cause_key, p_now);
  end loop;
  if left_over > 0 then raise exception 'lots and balance of a member disagree'; end if;
  insert into spent_days as d (site_id, member_id, day, credits, on_others)
    values (p_site, p_member, p_day, p_amount, case when p_on_other then p_amount else 0 end)
    on conflict (site_id, member_id, day) do update set credits = d.credits + excluded.credits, on_others = d.on_others + excluded.on_others;
  update credit_balances b set balance = b.balance - p_amount, granted = b.granted - taken_granted
    where b.site_id = p_site and b.member_id = p_member returning b.balance, b.granted into balance, granted;
  outcome := 'spent';
  return next;
end $$;

-- Gives back what one cause took, to the lots it came from, once (T24, T13); answers how many credits (0: nothing was taken, or it was
-- returned before). `p_day` is the day it was spent.
create function return_credits_v1(p_site smallint, p_member uuid, p_cause text, p_cause_key text, p_on_other boolean, p_day date, p_now timestamptz)
  returns integer language plpgsql as $$
declare returned integer := 0; returned_granted integer := 0;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  with taken as (
    select e.lot_id, e.amount from ledger_entries e
      where e.site_id = p_site and e.member_id = p_member and e.cause = p_cause and e.cause_key = p_cause_key and e.to_account = 'spent'),
  entries as (
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key, created_at)
      select p_site, p_member, t.lot_id, 'spent', 'member', t.amount, 'message_returned', p_cause || ':' || p_cause_key, p_now from taken t
      on conflict on constraint ledger_entries_once do nothing returning lot_id, amount),
  lots as (
    update credit_lots l set remaining = l.remaining + e.amount from entries e where l.site_id = p_site and l.id = e.lot_id returning l.kind, e.amount)
  select coalesce(sum(l.amount), 0), coalesce(sum(l.amount) filter (where l.kind = 'granted'), 0) into returned, returned_granted from lots l;
  if returned > 0 then
    update credit_balances b set balance = b.balance + returned, granted = b.granted + returned_granted where b.site_id = p_site and b.member_id = p_member;
    update spent_days d set credits = d.credits - returned, on_others = d.on_others - case when p_on_other then returned else 0 end
      where d.site_id = p_site and d.member_id = p_member and d.day = p_day;
  end if;
  return returned;
end $$;

-- What other modules may read of a member's credits.
create view credit_sums as select site_id, member_id, balance, granted from credit_balances;
