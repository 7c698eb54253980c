-- The VAT inside an amount of a payment that goes back after what went or is owed before: that of all of it together,
-- less what is taken off already, as the credit notes of a purchase say it. With the last of it nothing is left.
create or replace function vat_returned_v1(p_amount bigint, p_before bigint, p_total bigint, p_vat bigint,
  p_vat_left bigint, p_basis_points integer) returns bigint language sql immutable as $$
  select least(p_vat_left, p_amount, greatest(0, p_vat_left - p_vat + case
    when p_before + p_amount >= p_total then p_vat
    else round((p_before + p_amount)::numeric * p_basis_points / (10000 + p_basis_points))::bigint end))
$$;
