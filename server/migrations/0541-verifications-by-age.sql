-- no transaction
-- Serves: ending every hour, on all sites, requests that nobody decided in time.
create index concurrently if not exists verifications_by_age on verifications (asked_at) where state = 'waiting';
