-- Who of several members pays a price in the ordinary way: out of one lot, the one that is spent first, and held by no
-- limit of their own. Their balances are locked, in order and without waiting; all others are left out, and nothing is
-- said of them. `balance` and `granted` are what is left after the price.
create or replace function payers_v1(p_sites smallint[], p_members uuid[], p_prices integer[])
  returns table (place bigint, lot_id uuid, is_granted boolean, balance integer, granted integer)
  language plpgsql as $$
declare owned uuid[];
begin
  owned := array(select b.member_id from unnest(p_sites, p_members) as a(site, member)
    join credit_balances b on b.site_id = a.site and b.member_id = a.member
    order by b.member_id for update of b skip locked);
  return query select a.place, lot.id, lot.kind = 'granted', b.balance - a.price,
      b.granted - case lot.kind when 'granted' then a.price else 0 end
    from unnest(p_sites, p_members, p_prices) with ordinality as a(site, member, price, place)
    join credit_balances b on b.site_id = a.site and b.member_id = a.member
    cross join lateral (select l.id, l.kind, l.remaining from credit_lots l
      where l.site_id = a.site and l.member_id = a.member and l.is_open
      order by l.kind = 'bought', l.created_at, l.id limit 1) lot
    where a.member = any(owned) and lot.remaining >= a.price and b.balance >= a.price and a.price > 0
      and not exists (select from spending_limits s where s.site_id = a.site and s.member_id = a.member);
end $$;
