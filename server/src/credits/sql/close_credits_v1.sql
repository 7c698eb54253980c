-- Ends what a member has: what is left of a purchase is to be repaid, at the price it was bought at and never more than
-- was not given back before (T26, T112); what was given expires. Balance, days and limits go. Done again it finds
-- nothing, or what came in between.
create or replace function close_credits_v1(p_site smallint, p_member uuid, p_now timestamptz) returns void
  language plpgsql as $$
declare lot credit_lots; hash text;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  for lot in select * from credit_lots l where l.site_id = p_site and l.member_id = p_member and l.remaining > 0
    order by l.id for update
  loop
    update credit_lots l set remaining = 0 where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
      values (p_site, p_member, lot.id, 'member', case lot.kind when 'bought' then 'refunded' else 'expired' end,
        lot.remaining, case lot.kind when 'bought' then 'refund' else 'correction' end,
        case when exists (select from ledger_entries e where e.site_id = p_site and e.member_id = p_member
          and e.lot_id = lot.id and e.cause_key = 'erasure') then 'erasure:' || p_now else 'erasure' end, p_now);
    if lot.kind = 'bought' then
      hash := upper(md5(gen_random_uuid()::text));
      insert into repayments (site_id, id, number, member_id, payment_id, lot_id, credits, amount_minor, currency,
        asked_at)
        values (p_site, gen_random_uuid(), substr(hash, 1, 4) || '-' || substr(hash, 5, 4), p_member, lot.payment_id,
          lot.id, lot.remaining, greatest(0, least(round(lot.remaining * lot.unit_price_minor),
            round(lot.amount * lot.unit_price_minor) - repaid_minor_v1(p_site, lot.payment_id))), lot.currency, p_now);
    end if;
  end loop;
  delete from credit_balances b where b.site_id = p_site and b.member_id = p_member;
  delete from spent_days d where d.site_id = p_site and d.member_id = p_member;
  delete from spending_limits l where l.site_id = p_site and l.member_id = p_member;
end $$;
