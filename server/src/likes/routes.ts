import type { likesEndpoints } from '@vonk/contract/likes';
import type { ModuleRoutes } from '../accounts/index.ts';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import { likeProfile } from './like-profile.ts';
import { listLikes } from './list-likes.ts';
import { markLikeSeen } from './mark-like-seen.ts';
import type { LikesServices } from './services.ts';
import { readDeck } from './swipe/deck.ts';
import { swipeProfile, undoPass } from './swipe/swipe-profile.ts';
import { suggestLike } from './suggest-like.ts';
import { unlikeProfile } from './unlike-profile.ts';

const likes = limitsOf({ max: 60, firstDay: 30, seconds: 600 });

/** Likes and matches. Likes are limited by rates alone; the four a day are the swipe game's (C18). */
export const likesRoutes = (services: LikesServices): ModuleRoutes<typeof likesEndpoints> => ({
  'GET /api/likes.php': { access: 'member', handle: (call, input) => listLikes(services, call, input) },
  'POST /api/like.php': {
    access: 'member',
    limit: likes,
    handle: (call, input) => likeProfile(services, call, input),
  },
  'DELETE /api/like.php': {
    access: 'member',
    limit: likes,
    handle: (call, input) => unlikeProfile(services, call, input),
  },
  'POST /api/like-seen.php': { access: 'member', handle: (call, input) => markLikeSeen(services, call, input) },
  'GET /api/swipe.php': { access: 'member', handle: (call) => readDeck(services, call) },
  'POST /api/swipe.php': {
    access: 'member',
    limit: limitsOf({ max: 120, firstDay: 60, seconds: 60 }),
    handle: (call, input) => swipeProfile(services, call, input),
  },
  'DELETE /api/swipe.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: (call) => undoPass(services, call),
  },
  'GET /api/auto-like.php': {
    access: 'visitor',
    limit: { max: 30, seconds: 60, per: 'member' },
    handle: (call, input) => suggestLike(services, call, input),
  },
});
