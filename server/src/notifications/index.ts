// Notifications: what a member wants to be told of, outside the site and on their devices.
// Owns no tables: the choices stand with `mails`, which asks for them before it writes.
export { notificationsRoutes } from './routes.ts';
export { mountOneClick } from './unsubscribing/one-click.ts';
