-- Books what is to be paid back by one repayment: its VAT first, then what the credits that were taken for it were
-- paid with. What is given back beyond that was spent, and is our loss: by staff, or because its buyer was not told of
-- withdrawing (T42). Sold before there were books: nothing, they take it in as a whole.
create or replace function book_repayment_v1(p_site smallint, p_payment uuid, p_repayment uuid, p_at timestamptz)
  returns void language plpgsql as $$
declare due record; stands record; bought record; vat bigint; unspent bigint;
begin
  select * into stands from money_of_v1(p_site, p_payment);
  if not found then return; end if;
  select r.amount_minor, r.credits, r.is_staff_refund into due from owed_repayments r
    where r.site_id = p_site and r.payment_id = p_payment and r.id = p_repayment;
  vat := vat_returned_v1(due.amount_minor, stands.returned + stands.owed, stands.total, stands.vat, stands.vat_left,
    stands.basis_points);
  unspent := due.amount_minor - vat;
  select p.credits, p.total_minor - p.vat_minor as net, p.is_uninformed into bought from payments p
    where p.site_id = p_site and p.id = p_payment;
  if due.is_staff_refund or bought.is_uninformed then
    unspent := least(unspent, stands.deferred, deferred_minor_v1(bought.net, bought.credits, due.credits));
  end if;
  perform book_money_v1(p_site, p_payment, 'owed', p_repayment::text, 'vat', 'owed', vat, p_at);
  perform book_money_v1(p_site, p_payment, 'owed', p_repayment::text, 'deferred', 'owed', unspent, p_at);
  perform book_money_v1(p_site, p_payment, 'owed', p_repayment::text, 'refunds', 'owed',
    due.amount_minor - vat - unspent, p_at);
end $$;
