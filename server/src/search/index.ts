// Search: members who fit both ways, by rank, page by page; between them, labelled, the profiles that are nobody. Owns:
// saved_searches, and the indexes of migration 0120. Promises: keyset pages, nobody twice; a page is two reads,
// whatever its length, and looks at 300,000 profiles at most, whatever its filters.
export { guestSeesOnlyReal } from './choose-only-real.ts';
export { searchRoutes } from './routes.ts';
export { forgetOrientation, ownSearches } from './saved/saved-searches.ts';
export type { SearchServices } from './services.ts';
export { suggestMembers } from './suggest-members.ts';
