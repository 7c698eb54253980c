-- What is left of a member's credits expires, and their limits go; answers how many credits.
create or replace function expire_credits_v1(p_site smallint, p_member uuid, p_cause_key text, p_now timestamptz)
  returns integer language plpgsql as $$
declare lot credit_lots; expired integer := 0;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  for lot in select * from credit_lots l where l.site_id = p_site and l.member_id = p_member and l.remaining > 0
    order by l.id for update
  loop
    update credit_lots l set remaining = 0 where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      values (p_site, p_member, lot.id, 'member', 'expired', lot.remaining, 'correction', p_cause_key, p_now);
    expired := expired + lot.remaining;
  end loop;
  delete from credit_balances b where b.site_id = p_site and b.member_id = p_member;
  delete from spent_days d where d.site_id = p_site and d.member_id = p_member;
  delete from spending_limits l where l.site_id = p_site and l.member_id = p_member;
  return expired;
end $$;
