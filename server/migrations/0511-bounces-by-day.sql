-- no transaction
-- Serves: counting how often pages were left at once on the newest days.
create index concurrently if not exists page_bounces_by_day on page_bounces (site_id, day);
