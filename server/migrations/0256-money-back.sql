-- Serves: the list of what comes back to a member.
create index repayments_of_member on repayments (site_id, member_id, asked_at);
-- Serves: declarations that named an order of a member after its time.
create index withdrawals_of_order on withdrawals (site_id, order_number) where payment_id is null;
