-- no transaction
-- Serves: counting who signed up in a stretch of time, and since when there is anything to count.
create index concurrently if not exists accounts_by_sign_up on accounts (site_id, signed_up_at);
-- Serves: counting who confirmed their address in a stretch of time.
create index concurrently if not exists accounts_by_confirmation on accounts (site_id, confirmed_at)
  where confirmed_at is not null;
-- Serves: counting the messages of a stretch of time. They are written in the order of their time, so that a summary
-- of each stretch of pages is enough, and sending pays next to nothing for it.
create index concurrently if not exists messages_by_time on messages using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
