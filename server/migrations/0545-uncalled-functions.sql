-- Nothing calls them any more: of an account that ends all is closed at once, and withdrawals go by the second version.
drop function if exists expire_credits_v1(smallint, uuid, text, timestamptz);
drop function if exists withdraw_purchase_v1(smallint, uuid, uuid, uuid, timestamptz);
