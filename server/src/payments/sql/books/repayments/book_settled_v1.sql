-- Books what became of a repayment that was booked as owed: paid by the provider, or dropped, so that it is the
-- purchase's again.
create or replace function book_settled_v1(p_site smallint, p_number text, p_now timestamptz) returns void
  language plpgsql as $$
declare settled record; entry record;
begin
  select r.id, r.payment_id, r.state into settled from owed_repayments r
    where r.site_id = p_site and r.number = p_number and r.state <> 'due';
  if not found then return; end if;
  for entry in select m.debit_account, m.amount_minor from money_entries m where m.site_id = p_site
    and m.payment_id = settled.payment_id and m.kind = 'owed' and m.cause_key = settled.id::text
  loop
    if settled.state = 'dropped' then
      perform book_money_v1(p_site, settled.payment_id, 'unowed', settled.id::text, 'owed', entry.debit_account,
        entry.amount_minor, p_now);
    end if;
  end loop;
  if settled.state = 'paid' then
    perform book_money_v1(p_site, settled.payment_id, 'repaid', settled.id::text, 'owed', 'provider', (
      select sum(m.amount_minor)::bigint from money_entries m where m.site_id = p_site
        and m.payment_id = settled.payment_id and m.kind = 'owed' and m.cause_key = settled.id::text), p_now);
  end if;
end $$;
