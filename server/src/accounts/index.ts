// Accounts: who can log in, their sessions and the links mailed to them.
// Owns: accounts, sessions, account_tokens, attempts. Promises: secrets are stored hashed; a session belongs to one site.
export type { AnyCall, Member, MemberCall, ModuleRoutes, Scope } from './call.ts';
