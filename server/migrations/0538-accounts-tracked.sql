-- no transaction
-- Serves: forgetting each night, a thousand at a time, where sign-ups of 90 days ago came from.
create index concurrently if not exists accounts_tracked on accounts (signed_up_at) where tracking <> '{}';
