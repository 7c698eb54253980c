-- Spends for several members, each once, what `payers_v1` said of them in the same transaction.
create or replace function spend_batch_v1(p_sites smallint[], p_members uuid[], p_lots uuid[], p_prices integer[],
  p_cause text, p_cause_keys text[], p_days date[], p_now timestamptz)
  returns integer language plpgsql as $$
declare moved integer; paid integer;
begin
  with asked as materialized (
    select a.* from unnest(p_sites, p_members, p_lots, p_prices, p_cause_keys, p_days)
      as a(site, member, lot, price, cause_key, day)),
  taken as (
    update credit_lots l set remaining = l.remaining - a.price from asked a
      where l.site_id = a.site and l.id = a.lot and l.member_id = a.member
      returning l.site_id, l.member_id, l.id, l.kind, a.price, a.cause_key),
  noted as (
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      select t.site_id, t.member_id, t.id, 'member', 'spent', t.price, p_cause, t.cause_key, p_now from taken t
      returning 1),
  days as (
    insert into spent_days as d (site_id, member_id, day, credits, on_others)
      select a.site, a.member, a.day, a.price, 0 from asked a
      on conflict (site_id, member_id, day) do update set credits = d.credits + excluded.credits),
  left_over as (
    update credit_balances b set balance = b.balance - t.price,
        granted = b.granted - case t.kind when 'granted' then t.price else 0 end
      from taken t where b.site_id = t.site_id and b.member_id = t.member_id returning 1)
  select (select count(*) from noted), (select count(*) from left_over) into moved, paid;
  if moved <> cardinality(p_members) or paid <> moved then
    raise exception 'lots and balances of members disagree';
  end if;
  return paid;
end $$;
