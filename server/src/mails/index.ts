// Mails: what is written to members outside the site, and what of it they want. Owns: mails, mail_events,
// mail_turns, notification_choices.
// Promises: a mail goes out if and only if what it tells of was committed, once for a cause; it is in its reader's
// language and its site's colours, and holds nothing of other members (T92).
export { mayReceipt } from './may-receipt.ts';
export { type Choices, isPausedAt, readChoices, readManyChoices, saveChoices } from './choices/choices.ts';
export { morningOf, type QuietServices, timeZoneOf, waitOf } from './choices/quiet.ts';
export { mailMarker } from './events/mark-mail.ts';
export type { MailService } from './events/mail-service.ts';
export { mailgun } from './events/mailgun.ts';
export { type ReturnPath, returnPathOf, type ReturnPathServices } from './events/return-path.ts';
export { sendGrid } from './events/sendgrid.ts';
export { showLetters } from './gallery/show-letters.ts';
export { headOf, mailRenderer, type MailServices } from './letters/render-mail.ts';
export { mailSupport } from './mail-support.ts';
export { ownNotifications } from './own-data.ts';
export { type Addressee, forgetMails, type MailOrder, queueMail, queueMails } from './queue-mail.ts';
export { type MarketingMail, purposes, type UnrefusableMail, unrefusableMails } from './purposes.ts';
export { mailsRoutes } from './routes.ts';
export { countMails } from './sending/count-mails.ts';
export { countMailFailures, listFailedMails } from './sending/failures.ts';
export { type MailTools, sendMail } from './sending/send-mail.ts';
export { isWanted, mailMember, mayBeTold, tellMember } from './choices/tell-member.ts';
export { readSubscription, type Subscription } from './unsubscribing/links.ts';
