// Likes: who likes whom, and the matches that two likes make. Owns: likes, passes, swipe_days. Promises: a like is
// always a person's own tap (T16); counts equal the lists; nobody blocked, hidden or unconfirmed is in either. Sends:
// like, like_given, match, like_ended, like_seen, each with the new count for the badge.
export { ownLikes } from './own-data.ts';
export { announceLikesJob } from './announce-likes.ts';
export { countMatches } from './count-matches.ts';
export { type LikeState, noLikes, readLikeState } from './likes.ts';
export { addLike } from './likes.ts';
export { likesRoutes } from './routes.ts';
export type { LikesServices } from './services.ts';
