// Notifications: what is written to members outside the site.
// Owns: notification_choices. Promises: a mail is in its reader's language and its site's colours, and holds nothing of other members (T92).
export { ownNotifications } from './own-data.ts';
export { forgetChoices } from './choices.ts';
export { queueMemberMail } from './queue-member-mail.ts';
export { notificationsRoutes } from './routes.ts';
export { mailRenderer } from './render-mail.ts';
