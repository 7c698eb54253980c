-- no transaction
-- Serves: forgetting each night who began to switch the second step on and went no further.
create index concurrently if not exists two_steps_begun on two_steps (started_at) where confirmed_at is null;
