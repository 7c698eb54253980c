// Signup: making an account with all that belongs to it, and confirming its address. Owns no tables. Promises: an
// account, its profile, consents, mail and session come into being together or not at all; one address has one account.
// Sends: account (the address was confirmed); enqueues release-held-messages.
export { letSignUpAgain } from './age-gate.ts';
export { confirmMember } from './activate.ts';
export { holdFreeCredits } from './mailbox/free-credits.ts';
export { judgeSignup } from './judge-signup.ts';
export { isBanned } from './mailbox/is-banned.ts';
export { addMember } from './sign-up.ts';
export { remindToActivate } from './reminding/remind-to-activate.ts';
export { signupRoutes } from './routes.ts';
export type { SignupServices } from './services.ts';
