// Passkeys: keys on a member's devices that log in beside the password (WebAuthn, T128). The rows are the accounts module's.
// Promises: a challenge works once; a key is bound to its host; adding and removing one needs a fresh login, and adding one is mailed.
export { passkeysRoutes } from './routes.ts';
