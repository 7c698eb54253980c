// Search: members who fit both ways, by rank, page by page; between them, labelled, the profiles that are nobody.
// Owns no tables, but the indexes of migration 0012. Promises: keyset pages, nobody twice; a page is two reads, whatever its length.
export { searchRoutes } from './routes.ts';
export type { SearchServices } from './services.ts';
export { suggestMembers } from './suggest-members.ts';
