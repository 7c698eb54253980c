-- Books what a provider keeps of a payment: what it says in all, in the payment's currency, less what is booked of
-- that.
create or replace function book_fee_v1(p_site smallint, p_payment uuid, p_minor bigint, p_now timestamptz)
  returns void language plpgsql as $$
declare booked bigint;
begin
  select coalesce(sum(case m.debit_account when 'fees' then m.amount_minor else -m.amount_minor end)
      filter (where m.kind = 'fee' and m.currency = p.currency), 0) into booked
    from money_entries m join payments p on p.site_id = p_site and p.id = m.payment_id
    where m.site_id = p_site and m.payment_id = p_payment having bool_or(m.kind = 'sale');
  if found then
    perform book_money_v1(p_site, p_payment, 'fee', p_minor::text, 'fees', 'provider', p_minor - booked, p_now);
  end if;
end $$;
