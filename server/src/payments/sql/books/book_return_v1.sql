-- Books money that went back to the buyer, as `refund` or `chargeback`; null is all that did not go back before. First
-- goes what was owed of it anyway, then its VAT, then what the credits that were taken with it were paid with; the rest
-- was spent, and is our loss. Answers how much.
create or replace function book_return_v1(p_site smallint, p_payment uuid, p_kind text, p_key text, p_minor bigint,
  p_credits integer, p_now timestamptz) returns bigint language plpgsql as $$
declare
  stands record;
  bought record;
  amount bigint;
  rest bigint;
  part bigint;
begin
  select * into stands from money_of_v1(p_site, p_payment);
  if not found then return 0; end if;
  select p.credits, p.total_minor - p.vat_minor as net into bought from payments p
    where p.site_id = p_site and p.id = p_payment;
  amount := coalesce(p_minor, stands.total - stands.returned);
  rest := amount;
  rest := rest - book_money_v1(p_site, p_payment, p_kind, p_key, 'owed', 'provider', least(stands.owed, rest), p_now);
  part := vat_returned_v1(rest, stands.returned + stands.owed, stands.total, stands.vat, stands.vat_left,
    stands.basis_points);
  rest := rest - book_money_v1(p_site, p_payment, p_kind, p_key, 'vat', 'provider', part, p_now);
  part := least(rest, stands.deferred, deferred_minor_v1(bought.net, bought.credits, p_credits));
  rest := rest - book_money_v1(p_site, p_payment, p_kind, p_key, 'deferred', 'provider', part, p_now);
  perform book_money_v1(p_site, p_payment, p_kind, p_key, p_kind || 's', 'provider', rest, p_now);
  return amount;
end $$;
