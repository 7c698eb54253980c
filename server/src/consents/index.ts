// Consents: what members agreed to, one row per decision, never changed.
// Owns: consents, consent_texts. Promises: each row cites time, text version and network; the newest decision of a kind
// counts; the words of terms that were agreed to are kept as they were.
export { ownConsents } from './own-data.ts';
export {
  type AgreedTerms,
  type Decision,
  hasConsent,
  listAgreedEditions,
  readAgreedTerms,
  recordConsent,
} from './consents.ts';
export { findConsentText, keepConsentText } from './texts.ts';
export { networkOf } from './network.ts';
