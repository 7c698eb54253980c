// Visibility: who may see whom; the predicate itself is SQL (is_visible_v1, is_found_v1), so that every list, count and
// event uses it. Owns: blocks. Promises: a block works at once, everywhere and both ways, and is never disclosed
// (T123). Sends: people_changed.
export { ownBlocks } from './own-data.ts';
export type { VisibilityServices } from './block-profile.ts';
export { countBlockers, forgetBlocks, listOftenBlocked } from './blocks.ts';
export { carryBlocks, holdBlocks } from './carry-blocks.ts';
export { visibilityRoutes } from './routes.ts';
export { isFound, isVisible, type Viewer } from './visibility.ts';
