// Leaving: hidden at once, back within 14 days, then erased. Owns: departures, departure_remarks, retention_offers.
// Promises: what is erased leaves nothing of the person behind but what the law asks to keep, cut loose from them
// (T55); who cannot be erased stops nobody else. Sends: people_changed to those who saw them; enqueues
// delete-photo-files and note-erased: the list of who was erased lies in the storage, and who a restore brings back is
// erased again by it.
export { warnInactive } from './warn-inactive.ts';
export { eraseMembers } from './erasing/erase-members.ts';
export { eraseAgain, eraseAgainJob } from './erased-list/erase-again.ts';
export { noteErasedJob } from './erased-list/note-erased.ts';
export { beginLeaving } from './leave.ts';
export { leavingRoutes } from './routes.ts';
