// Audit: what staff did, to whom and why. Owns: audit. Promises: an entry is never changed or deleted.
export { type AuditEntry, noteAction } from './entries.ts';
