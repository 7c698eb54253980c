-- no transaction
-- Serves: staff looking at what came from a provider and was not booked, the newest first.
create index concurrently if not exists payment_events_unbooked on payment_events (site_id, id desc)
  where problem is not null;
-- Serves: staff leafing through the mandates of a site, the newest first.
create index concurrently if not exists mandates_by_signing on mandates (site_id, signed_at desc, id desc);
