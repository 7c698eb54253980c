-- no transaction
-- Serves: how many mails were refused lately, and which.
create index concurrently if not exists mails_refused on mails (refused_at) where refused_at is not null;
-- Serves: how many mails wait for long.
create index concurrently if not exists mails_waiting on mails (queued_at) where sent_at is null and refused_at is null;
