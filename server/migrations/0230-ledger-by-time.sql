-- no transaction
-- Serves: which bought credits were moved on a day. Entries come in the order of time, so that a summary of each range
-- of blocks is enough, and a message that is sent writes no index more.
drop index concurrently if exists ledger_entries_by_time;
create index concurrently ledger_entries_by_time on ledger_entries using brin (created_at) with (pages_per_range = 32);
