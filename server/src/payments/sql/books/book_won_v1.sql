-- Books a chargeback that was won: what was taken is on each account again, owed as far as it is to be repaid again
-- (`p_owed`). What else was owed then was paid back beside the chargeback and booked as our loss, which is over.
create or replace function book_won_v1(p_site smallint, p_payment uuid, p_owed bigint, p_now timestamptz) returns void
  language plpgsql as $$
declare entry record; part bigint;
begin
  for entry in select m.debit_account as account, m.amount_minor as amount from money_entries m
    where m.site_id = p_site and m.payment_id = p_payment and m.kind = 'chargeback'
  loop
    part := case entry.account when 'owed' then least(entry.amount, p_owed) else entry.amount end;
    perform book_money_v1(p_site, p_payment, 'won', '', 'provider', entry.account, part, p_now);
    perform book_money_v1(p_site, p_payment, 'won', '', 'provider', 'refunds', entry.amount - part, p_now);
  end loop;
end $$;
