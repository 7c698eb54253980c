-- no transaction
-- Serves: finding who began many conversations within an hour. They are written in the order of their time.
create index concurrently if not exists conversations_by_time on conversations using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
-- Serves: finding who was blocked lately.
create index concurrently if not exists blocks_by_time on blocks (site_id, created_at);
