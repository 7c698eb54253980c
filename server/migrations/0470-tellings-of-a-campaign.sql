-- no transaction
-- Serves: what became of a campaign, for the staff's list.
create index concurrently if not exists tellings_of_a_campaign on tellings (site_id, about)
  where kind in ('promotions', 'news');
