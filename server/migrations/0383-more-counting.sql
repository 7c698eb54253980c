-- no transaction
-- Serves: counting the matches of a stretch of time. Likes are written in the order of their time, so that a summary of
-- each stretch of pages is enough.
create index concurrently if not exists likes_by_time on likes using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
-- Serves: counting what went back in a stretch of time.
create index concurrently if not exists refunds_by_arrival on refunds (site_id, told_at) where state = 'paid';
-- Serves: counting what banks took back in a stretch of time.
create index concurrently if not exists payment_events_charged_back on payment_events (site_id, happened_at)
  where state = 'charged_back' and problem is null;
-- Serves: counting the mails that went out in a stretch of time.
create index concurrently if not exists mails_by_sending on mails (site_id, sent_at) where sent_at is not null;
-- Serves: counting the mails that never went out.
create index concurrently if not exists mails_by_refusal on mails (site_id, refused_at) where refused_at is not null;
