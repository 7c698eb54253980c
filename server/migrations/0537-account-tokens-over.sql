-- no transaction
-- Serves: forgetting each night, a thousand at a time, links that are over.
create index concurrently if not exists account_tokens_over on account_tokens (expires_at);
