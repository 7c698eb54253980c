-- no transaction
-- Serves: forgetting each night complaints that were decided two years ago, or were to be.
drop index concurrently if exists complaints_over;
create index concurrently complaints_over on complaints (coalesce(decided_at, decide_by));
