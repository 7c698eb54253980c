-- no transaction
-- Serves: what went back of the payments of the last 30 days.
create index concurrently if not exists payment_events_returned on payment_events (site_id, happened_at)
  where state in ('refunded', 'charged_back');
-- Serves: what was refunded in the last 30 days, in part too.
create index concurrently if not exists refunds_paid on refunds (site_id, told_at) where state = 'paid';
