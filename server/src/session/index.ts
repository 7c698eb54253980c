// Session: logging in and out, and who is logged in.
// Owns no tables. Promises: one answer and one duration whether or not an address has an account.
export { lockOut, refuseLocked } from './lock-out.ts';
export { openSession } from './open-session.ts';
export { reactivate } from './reactivate.ts';
export { sessionRoutes } from './routes.ts';
export type { SessionFlowServices } from './services.ts';
export { userOf } from './users.ts';
