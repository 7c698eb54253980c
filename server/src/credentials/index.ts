// Credentials: getting back in, changing password and address, devices. Owns no tables. Promises: a link works once;
// the owner is told of every change, and takes that of an address or a name back (T131); where a site does not tell who
// has an account, neither answer nor duration do (ACC-9).
export { mailReset } from './mail-reset.ts';
export { sendMailChange } from './mail-change/send-mail-change.ts';
export { proveOwner } from './fresh-login.ts';
export { judgePassword } from './new-password.ts';
export { credentialsRoutes } from './routes.ts';
