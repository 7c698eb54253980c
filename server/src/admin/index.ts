// Admin: what staff do to an account, and the profiles they make, until there is a back-office. Owns no tables. Promises: every deed stands in the audit log, with its reason,
// in its own transaction.
export { auditSpendsJob } from './audit-spends.ts';
export { warnOfFraudJob } from './warn-of-fraud.ts';
export { closeAccount, removeTwoStep, restoreAccount, type StaffDeed } from './close-account.ts';
export { inventedKinds, type InventedKind, listInvented, makeInvented, mistakeIn, showInvented } from './invented-profiles.ts';
