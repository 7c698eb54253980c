-- What was paid back of a purchase or is to be, in minor units: all of it once its money went back as a whole, by its
-- provider or by the buyer's bank, which no repayment says.
create or replace function repaid_minor_v1(p_site smallint, p_payment uuid) returns integer language sql stable as $$
  select coalesce((select round(l.amount * l.unit_price_minor) from credit_lots l
      where l.site_id = p_site and l.payment_id = p_payment and l.money_back_at is not null),
    (select sum(r.amount_minor) from repayments r
      where r.site_id = p_site and r.payment_id = p_payment and r.state <> 'dropped'), 0)::integer
$$;
