// Search: members who fit both ways, in the order one chooses, page by page; between them, labelled, the profiles that
// are nobody. Owns: saved_searches, weekly_marks, and the indexes of 0201, 0215 and 0533. Promises: keyset pages,
// nobody twice; no order tells more of a place than cards do; a page is a few reads, whatever its length, and looks at
// a bounded number of profiles, whatever its filters.
export { guestSeesOnlyReal } from './choose-only-real.ts';
export { searchRoutes } from './routes.ts';
export { forgetOrientation, ownSearches } from './saved/saved-searches.ts';
export type { SearchServices } from './services.ts';
export { ownWeekly } from './weekly/own-data.ts';
export { tellWeekly } from './weekly/tell-weekly.ts';
export { suggestMembers } from './suggest-members.ts';
