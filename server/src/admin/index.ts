// Admin: what staff do to an account, the profiles they make, and what the back-office shows of the log. Owns the
// queues' own tables. Promises: every deed stands in the audit log, with its reason, in its own transaction.
export { auditSpendsJob } from './audit-spends.ts';
export { writePacket } from './chargebacks/write-packet.ts';
export { warnOfFraudJob } from './warn-of-fraud.ts';
export { removeTwoStep, type StaffDeed } from './remove-two-step.ts';
export { inventedKinds, type InventedKind, listInvented, makeInvented, showInvented } from './invented-profiles.ts';
export { carryOutDecision } from './queues/carry-out.ts';
export { countQueues, countStuckDecisions } from './queues/count-queues.ts';
export { mayGetStaffFile } from './queues/staff-files.ts';
export { tellUrgent } from './queues/tell-urgent.ts';
export { watchOverdue } from './queues/watch-overdue.ts';
export { readDrillDue } from './law/breach-drills.ts';
export { lawRoutes } from './law/routes.ts';
export { textBlocksRoutes } from './texts/routes.ts';
export { writeSite } from './sites/write-site.ts';
export { sitesDeskRoutes } from './sites/routes.ts';
export { bookingsRoutes } from './bookings/routes.ts';
export { differencesRoutes } from './differences/routes.ts';
export { booksRoutes } from './books/routes.ts';
export { codesRoutes } from './codes/routes.ts';
export { paymentDeskRoutes } from './payments/routes.ts';
export { queuesRoutes } from './queues/routes.ts';
export { noteConduct } from './suspicions/note-conduct.ts';
export { invoicesRoutes } from './invoices/routes.ts';
export { inboxRoutes } from './inbox/routes.ts';
export { logRoutes } from './log/routes.ts';
export { memberActsRoutes, memberMoneyRoutes, membersRoutes } from './members/routes.ts';
