-- no transaction
-- Serves: counting the pushes that a service took in a stretch of time.
create index concurrently if not exists tellings_pushed on tellings (site_id, push_at) where push = 'told';
-- Serves: counting the pushes that none took, a day after they were to go.
create index concurrently if not exists tellings_not_pushed on tellings (site_id, done_at)
  where push in ('waiting', 'refused');
