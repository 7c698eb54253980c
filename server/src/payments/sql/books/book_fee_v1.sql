-- Books what a provider keeps of a payment: what it says in all, less what is booked.
create or replace function book_fee_v1(p_site smallint, p_payment uuid, p_minor bigint, p_now timestamptz)
  returns void language plpgsql as $$
declare booked bigint;
begin
  select coalesce(sum(m.amount_minor) filter (where m.kind = 'fee'), 0) into booked from money_entries m
    where m.site_id = p_site and m.payment_id = p_payment having bool_or(m.kind = 'sale');
  if found then
    perform book_money_v1(p_site, p_payment, 'fee', p_minor::text, 'fees', 'provider', p_minor - booked, p_now);
  end if;
end $$;
