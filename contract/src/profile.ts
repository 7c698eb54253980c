import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { genders, interests, ofEachList, type ProfileOption, profileOptions } from './profile-lists.ts';
import { nameErrors } from './signup.ts';

export * from './profile-lists.ts';

/** What a profile is (T1). Only `member` is a person who signed up. */
export const profileKinds = ['member', 'fictional', 'fictional_ai', 'livecam', 'partner'] as const;
export type ProfileKind = (typeof profileKinds)[number];

export const maxInterests = 15;
/** In graphemes: what a reader counts as characters. */
export const maxAboutCharacters = 2000;
export const maxQuoteCharacters = 160;
/** A name may change once in so many days (C29). */
export const nameChangeDays = 30;
/** So many days the mail about a changed name can give the old one back (T131). */
export const nameUndoDays = 7;
/** A place may change so often a day (T86). */
export const placeChangesPerDay = 3;

/** How far away somebody is, never finer (PROF-2, T85). */
export const distanceBands = ['under_10', '10_25', '25_50', '50_100', 'over_100'] as const;
/** When somebody was last here, never an exact minute (CHAT-2). */
export const presences = ['online', 'today', 'this_week', 'earlier'] as const;

/** A profile's or a photo's name in addresses and payloads. */
export const publicId = z.string().check(z.maxLength(14));

const company = z.object({ name: z.string(), price: z.string(), url: z.string() });

/** What every surface shows of a profile. `kind` is on all of them (T1, T2). */
export const profileCard = z.object({
  id: z.string(),
  kind: z.enum(profileKinds),
  name: z.string(),
  /** Null on the card of who cannot be seen any more (C22). */
  age: z.nullable(z.number()),
  /** Null there too, and on the own card until it is told (ACC-4). */
  gender: z.nullable(z.enum(genders)),
  /** Null on non-member kinds (T10), to guests where a site hides it, or when unknown. */
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Null too where it would single its members out: then the region tells the place (T86). */
  city: z.nullable(z.string()),
  distance: z.nullable(z.enum(distanceBands)),
  presence: z.nullable(z.enum(presences)),
  quote: z.string(),
  main_image: z.nullable(z.object({ filename: z.string(), thumb_filename: z.string(), status: z.string() })),
  photo_count: z.number(),
  liked: z.boolean(),
  /** Who runs a livecam or partner profile, and its price (T14). */
  company: z.nullable(company),
  /** That the member is the person of the main photo (T117). Not there on non-member kinds (T10), nor for guests. */
  verified: z.optional(z.boolean()),
});
export type ProfileCard = z.infer<typeof profileCard>;

const optionSchema = <Name extends ProfileOption>(name: Name) => z.nullable(z.enum(profileOptions[name]));

/** An answer to each list, null where none. */
export const answerFields = ofEachList(optionSchema) as unknown as {
  readonly [Name in ProfileOption]: ReturnType<typeof optionSchema<Name>>;
};

/** All that a member tells about themself. */
export const profileFields = {
  name: z.string(),
  gender: z.enum(genders),
  looks_for: z.array(z.enum(genders)),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  city_id: z.nullable(z.number()),
  quote: z.string(),
  about: z.string(),
  interests: z.array(z.enum(interests)),
  ...answerFields,
} as const;

export const ownProfile = z.object({
  ...profileFields,
  /** Null until whoever a partner signed up tells it (ACC-4). */
  gender: z.nullable(z.enum(genders)),
  id: z.string(),
  age: z.number(),
  date_of_birth: z.string(),
  city: z.nullable(z.string()),
  status: z.enum(['active', 'disabled']),
  completeness: z.number(),
  /** What would make the profile most complete next; null when it is complete. */
  next_step: z.nullable(z.enum(['photo', 'place', 'quote', 'about', 'interests', 'details'])),
  orientation_consent: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Who may find a member, and what their profile may be used for. */
export const privacy = z.object({
  /** Not found, liked or written to by new people; conversations go on (PRIV-1). */
  invisible: z.boolean(),
  /** Shown on landing pages (C15). */
  ad_consent: z.boolean(),
  /** Sees real members only (T5). */
  only_real: z.boolean(),
  /** Others see what I read, and I see what they read, where both show it (CHAT-2). */
  read_ticks: z.boolean(),
  /** Nobody sees or searches how far away I am, nor I how far away they are; of my place they see the region (T86). */
  hide_distance: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;

export const profileEndpoints = endpoints({
  'GET /api/profile.php': { input: z.object({}), output: z.object({ profile: ownProfile }), errors: [] },
  /** Changes the given fields only. */
  'PUT /api/profile.php': {
    input: z.strictObject({
      ...z.partial(z.object(profileFields)).shape,
      /** Consent to keep `looks_for` and `sexuality` (T75); false erases both. */
      orientation_consent: z.optional(z.boolean()),
    }),
    output: z.object({ profile: ownProfile }),
    errors: [
      ...nameErrors,
      'name_changed_recently',
      'gender_fixed',
      'consent_required',
      'about_too_long',
      'quote_too_long',
      'too_many_interests',
      'unknown_place',
      'place_changed_often',
    ],
  },
  'GET /api/privacy.php': { input: z.object({}), output: privacy, errors: [] },
  /** Changes the given ones only. */
  'PUT /api/privacy.php': {
    input: z.strictObject({
      invisible: z.optional(z.boolean()),
      ad_consent: z.optional(z.boolean()),
      read_ticks: z.optional(z.boolean()),
      hide_distance: z.optional(z.boolean()),
    }),
    output: privacy,
    errors: [],
  },
  'GET /api/interests.php': {
    input: z.object({}),
    output: z.object({ interests: z.array(z.enum(interests)) }),
    errors: [],
  },
});
