// Consents: what members agreed to, one row per decision, never changed.
// Owns: consents. Promises: each row cites time, text version and network; the newest decision of a kind counts.
export { ownConsents } from './own-data.ts';
export { type Decision, hasConsent, recordConsent } from './consents.ts';
export { networkOf } from './network.ts';
