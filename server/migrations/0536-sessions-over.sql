-- no transaction
-- Serves: forgetting each night, a thousand at a time, the sessions that are over.
create index concurrently if not exists sessions_over on sessions (expires_at);
