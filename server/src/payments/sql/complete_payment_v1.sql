-- Completes a payment: numbers its invoice, books it as sold, and answers its number and until when it can be withdrawn
-- from. One round trip, because a company's bookings wait for each other from the number on until each has committed.
create or replace function complete_payment_v1(p_site smallint, p_member uuid, p_payment uuid, p_entity text,
  p_year smallint, p_zone text, p_days integer, p_premium boolean, p_brand text, p_now timestamptz,
  out given text, out ends timestamptz) language plpgsql as $$
begin
  given := invoice_number_v1('invoice', p_year, next_invoice_number_v1(p_entity, 'invoice', p_year, p_site));
  update payments p set state = 'completed', number = given, made_premium = p_premium, completed_at = p_now,
      card_brand = p_brand
    where p.site_id = p_site and p.member_id = p_member and p.id = p_payment
    returning withdrawal_end_v1(p.completed_at, p.is_uninformed, p_zone, p_days) into strict ends;
  perform book_sale_v1(p_site, p_payment, p_entity, p_now);
end $$;
