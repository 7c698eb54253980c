-- no transaction
-- Serves: the job that tells what is due, and taking back what waits of one cause.
create index concurrently if not exists tellings_due on tellings (site_id, due_at) where due_at is not null;
-- Serves: telling a member once of one cause.
create unique index concurrently if not exists tellings_marketing_once on tellings (site_id, member_id, about)
  where template is not null;
-- Serves: when a member was last told a promotion.
create index concurrently if not exists tellings_promotions on tellings (site_id, member_id) where kind = 'promotions';
