// Tellings: what a member is told outside the site, when, by which way, and what became of it. Owns: tellings,
// push_subscriptions. Promises: one cause is told once, nothing that was seen meanwhile or is not wanted, and without
// name or text unless the member wants them shown.
export { noteLike, withdrawLikes } from './note.ts';
export { listTellings } from './list.ts';
export { ownTellings } from './own-data.ts';
export { addPushDevice, dropPushDevice, listPushDevices } from './push/subscriptions.ts';
export { countPushes } from './push/count-pushes.ts';
export { type PushServices, sendPush, sendPushes } from './push/send-push.ts';
export { tellByMail } from './mail/tell-by-mail.ts';
export { remindUnread } from './reminding/remind-unread.ts';
export { lookAgain } from './look-again.ts';
export { tell } from './tell.ts';
export { markOpened, noteMarketing, withdrawMarketing } from './marketing/marketing-tellings.ts';
export { type MarketingServices, tellMarketing } from './marketing/tell-marketing.ts';
export { countOutcomes, type Outcomes } from './marketing/count-outcomes.ts';
export { marketingWords } from './push/words.ts';
