// Audit: what staff did, to whom and why. Owns: audit, audit_chain. Promises: an entry is never changed or deleted
// before its time, and the chain of hashes over all entries shows it when somebody did so past us.
export { type ChainState, checkChain } from './check-chain.ts';
export { countEntries, type EntryCount } from './count-entries.ts';
export { type AuditEntry, noteAction, noteLook } from './entries.ts';
export { auditWords, type AuditSearch, type FoundEntry, searchEntries } from './search-entries.ts';
