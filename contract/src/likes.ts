import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { likeLists } from './like-lists.ts';
import { profileCard, publicId } from './profile.ts';

/** Where the member was when they tapped. */
export const likeSources = ['card', 'profile', 'swipe', 'signup', 'suggestion', 'popup'] as const;
export type LikeSource = (typeof likeSources)[number];

/** How many entries a page of a list holds. */
export const likesPageSize = 24;
/** How many cards the swipe game is handed at once. */
export const swipeDeckSize = 10;

const likeEntry = z.object({
  /** The profile, among `profiles`. */
  id: z.string(),
  /** They liked me and I have not opened their profile since. */
  like_new: z.boolean(),
  /** We like each other. */
  match: z.boolean(),
  /** A match whose modal I have not been shown. */
  match_new: z.boolean(),
  /** The calendar day of the like on the site, yyyy-mm-dd; in `matches` that of the later like. */
  liked_on: z.string(),
});
export type LikeEntry = z.infer<typeof likeEntry>;

const likePage = z.object({ entries: z.array(likeEntry), next: z.nullable(z.string()) });

const allowance = {
  /** Likes left in the swipe game today, by the site's calendar (LIKE-2). */
  likes_left: z.number(),
  day_ends_at: z.string(),
  server_time: z.string(),
};

export const likesEndpoints = endpoints({
  /** The first page of each list, new first, with its profiles; or the next page of one. */
  'GET /api/likes.php': {
    input: z.object({ type: z.optional(z.enum(likeLists)), cursor: z.optional(z.string().check(z.maxLength(300))) }),
    output: z.object({
      profiles: z.array(profileCard),
      /** Likes received: the first page of `lists.received`, under the original's name. */
      liked_by: z.array(likeEntry),
      lists: z.object({ received: z.optional(likePage), given: z.optional(likePage), matches: z.optional(likePage) }),
      /** Counted up to 1,000. */
      totals: z.object({ received: z.number(), given: z.number(), matches: z.number() }),
      /** Likes I have not seen, counted up to 100: badges show 99+. */
      new_likes: z.number(),
    }),
    errors: [],
  },
  'POST /api/like.php': {
    input: z.strictObject({ profile: publicId, source: z.optional(z.enum(likeSources)) }),
    /** `match`: the other one had liked me. */
    output: z.object({ match: z.boolean() }),
    errors: ['cannot_like'],
  },
  'DELETE /api/like.php': { input: z.object({ profile: publicId }), output: z.object({}), errors: [] },
  /** I opened this profile, or was shown the match: neither is new any more, on all my devices. */
  'POST /api/like-seen.php': {
    input: z.strictObject({ profile: publicId, match: z.optional(z.boolean()) }),
    output: z.object({ new_likes: z.number() }),
    errors: [],
  },
  /** Whom the swipe game shows next: never somebody liked or passed before. */
  'GET /api/swipe.php': {
    input: z.object({}),
    output: z.object({ deck: z.array(profileCard), can_undo: z.boolean(), ...allowance }),
    errors: [],
  },
  /** Likes or passes one of them; passing is free. */
  'POST /api/swipe.php': {
    input: z.strictObject({ profile: publicId, like: z.boolean() }),
    output: z.object({ match: z.boolean(), ...allowance }),
    errors: ['cannot_like', 'swipe_limit'],
  },
  /** Takes the last pass back. */
  'DELETE /api/swipe.php': { input: z.object({}), output: z.object({ profile: z.nullable(profileCard) }), errors: [] },
  /** What the like popup shows: a like I have not seen, else a suggestion, else nothing. Changes nothing (T16). */
  'GET /api/auto-like.php': {
    input: z.object({ network: z.optional(z.string()) }),
    output: z.object({
      profile: z.nullable(
        z.object({
          ...profileCard.shape,
          origin: z.enum(['like', 'suggestion']),
          /** `match` is the path of the popup's picture, to be put behind the CDN prefix. */
          main_image: z.nullable(
            z.object({ filename: z.string(), thumb_filename: z.string(), status: z.string(), match: z.string() }),
          ),
        }),
      ),
    }),
    errors: [],
  },
});
