import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { publicId } from './profile.ts';

/**
 * The landing pages under /landers/, and those around a member (`landing2`, `landing3`), each with the sets of words it
 * has; the first is what an unknown slug shows (C16).
 */
export const landerWords = {
  adultonly: ['plain'],
  tinderswipe: ['plain'],
  whoneedsstrings: ['plain'],
  alonetonight: ['plain', 'weekend'],
  collagelanding: ['plain', 'humour'],
  gallery: ['plain', 'again'],
  iconslanding: ['plain', 'outdoors'],
  maplanding: ['plain', 'newcomer'],
  socialnetwork: ['plain', 'sunday'],
  transitionsvideolanding: ['plain', 'shifts'],
  video: ['plain', 'quiet'],
  landing2: ['plain', 'question'],
  landing3: ['plain', 'calm'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type LanderName = keyof typeof landerWords;
export const landerNames = Object.keys(landerWords) as LanderName[];
/** The landing pages whose address may end in a slug; the others are one page each. */
export const sluggedLanders = landerNames.filter(
  (name) => !['adultonly', 'tinderswipe', 'whoneedsstrings'].includes(name),
);

/** The drawn people and places a lander can show; nobody is real, each person carries the word "model" (X7). */
export const landerModels = [
  'marloes',
  'samir',
  'nathalie',
  'fatima',
  'edwin',
  'ingrid',
  'wendy',
  'daphne',
  'ruben',
  'yvonne',
  'dennis',
  'carla',
  'joyce',
  'eline',
  'renate',
  'tom',
] as const;
export type LanderModel = (typeof landerModels)[number];
export const isLanderModel = (name: string): name is LanderModel => (landerModels as readonly string[]).includes(name);

/** Under what name an address of a landing page carries what is looked at before it holds, and how long that is. */
export const previewQuery = 'preview';
export const longestPreview = 4000;

/** The five coarse parts of a country on the map; nothing finer is shown of anybody. */
export const compassParts = ['north', 'east', 'south', 'west', 'middle'] as const;
export type CompassPart = (typeof compassParts)[number];
/** Fewer members than this are not counted aloud. */
export const leastCounted = 10;

/** Whose faces a slug shows beside those of its lander: nobody's, or those of members who agreed (T17). */
export const landerFaces = ['none', 'members'] as const;
export type LanderFaces = (typeof landerFaces)[number];
/** At most so many of them. */
export const shownFaces = 6;

/** What a landing page tells of a member who agreed to stand on it (C15). */
const landerMember = z.object({
  id: z.string(),
  name: z.string(),
  age: z.number(),
  region: z.nullable(z.string()),
  quote: z.string(),
  main_image: z.nullable(z.object({ filename: z.string(), thumb_filename: z.string(), status: z.string() })),
});
export type LanderMember = z.infer<typeof landerMember>;

/**
 * Of which page, and under which slug. `preview`: what staff look at before visitors do (`previewQuery`); what is none,
 * or is over, changes nothing.
 */
const landerAsked = z.object({
  lander: z.enum(landerNames),
  slug: z.optional(z.string().check(z.maxLength(60))),
  preview: z.optional(z.string().check(z.maxLength(longestPreview))),
});

const compassCounts = z.object({
  north: z.nullable(z.number()),
  east: z.nullable(z.number()),
  south: z.nullable(z.number()),
  west: z.nullable(z.number()),
  middle: z.nullable(z.number()),
});
export type CompassCounts = z.infer<typeof compassCounts>;

export const landersEndpoints = endpoints({
  /** What a lander shows under a slug: which of its words, whose pictures, and a site's own words where it has some. */
  'GET /api/lander.php': {
    input: landerAsked,
    output: z.object({
      /** Null when the slug is unknown: then the canonical address goes without it. */
      slug: z.nullable(z.string()),
      words: z.string(),
      models: z.array(z.enum(landerModels)),
      own: z.nullable(z.object({ title: z.string(), lead: z.string() })),
      /** A picture that the site chose for the slug; who is on it is no member (T17). */
      picture: z.nullable(
        z.object({
          /** From the narrowest on. */
          files: z.array(z.object({ address: z.string(), width: z.int() })),
          width: z.int(),
          height: z.int(),
          alt: z.string(),
          /** Whether people are on it. */
          has_models: z.boolean(),
        }),
      ),
      /** Whether members who agreed are on it: `GET /api/lander-members.php` has them. */
      shows_members: z.boolean(),
      /**
       * The map alone: the country drawn, and how many real members live in each part; null below `leastCounted` (T8).
       */
      map: z.nullable(z.object({ country: z.string(), members: compassCounts })),
    }),
    errors: [],
  },
  /** The members who agreed to stand on landing pages, where the slug shows any; it is asked at each visit (T17). */
  'GET /api/lander-members.php': {
    input: landerAsked,
    output: z.object({ members: z.array(landerMember) }),
    errors: [],
  },
  /** A member who agreed to stand on a landing page; null for all others, whatever the reason (C15). */
  'GET /api/lander-member.php': {
    input: z.object({ id: publicId }),
    output: z.object({
      member: z.nullable(landerMember),
    }),
    errors: [],
  },
  /**
   * A page opened with `lb` was left: adds one to a counter of site, page, slug and day, without anything about the
   * visitor (C32).
   */
  'POST /api/page-hidden.php': { input: z.strictObject({}), output: z.object({}), errors: [] },
});
