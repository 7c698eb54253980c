// Credentials: getting back in, changing password and address, devices.
// Owns no tables. Promises: a link works once; the old address is told of every change and can undo it (T131); where a site does not tell who has an
// account, neither answer nor duration do (ACC-9).
export { mailReset } from './mail-reset.ts';
export { proveOwner, requireFreshLogin } from './fresh-login.ts';
export { judgePassword } from './new-password.ts';
export { credentialsRoutes } from './routes.ts';
