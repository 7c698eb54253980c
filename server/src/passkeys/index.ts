// Passkeys: keys on a member's devices that log in beside the password (WebAuthn, T128). Owns: passkeys,
// passkey_challenges. Promises: a challenge works once; a key is bound to its host; adding and removing one needs a
// fresh login, and adding one is mailed.
export { ownPasskeys } from './own-data.ts';
export { passkeysRoutes } from './routes.ts';
