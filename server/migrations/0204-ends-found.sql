-- no transaction
-- What the job needs that ends what is over, made while the site goes on.
-- Serves: whether a lot is over, and what goes with it.
drop index concurrently if exists ledger_entries_of_lot;
create index concurrently ledger_entries_of_lot on ledger_entries (site_id, lot_id);
-- Serves: ending what proves what the staff did.
drop index concurrently if exists audit_happened;
create index concurrently audit_happened on audit (happened_at);
