// Leaving: hidden at once, back within 14 days, then erased. Owns: departures, departure_remarks, retention_offers.
// Promises: what is erased leaves nothing of the person behind but what the law asks to keep, cut loose from them
// (T55); who cannot be erased stops nobody else. Sends: people_changed to those who saw them; enqueues
// delete-photo-files.
export { warnInactive } from './warn-inactive.ts';
export { eraseMembers } from './erasing/erase-members.ts';
export { beginLeaving } from './leave.ts';
export { leavingRoutes } from './routes.ts';
