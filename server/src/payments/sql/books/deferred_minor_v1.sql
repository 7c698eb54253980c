-- What the credits of a purchase that are still held were paid with, without VAT: their share of the whole, half a unit
-- rounded up. All of them are the whole and none are nothing, so that no unit is lost, however they are spent.
create or replace function deferred_minor_v1(p_net bigint, p_credits integer, p_held bigint) returns bigint
  language sql immutable as $$
  select (2 * p_net * p_held + p_credits) / (2 * p_credits)
$$;
