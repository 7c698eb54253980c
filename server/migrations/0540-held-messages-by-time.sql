-- no transaction
-- Serves: forgetting each day, a thousand at a time, what was held for 30 days.
create index concurrently if not exists held_messages_by_time on held_messages (created_at);
