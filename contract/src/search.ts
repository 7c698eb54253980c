import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { countries } from './locales.ts';
import {
  genders,
  interests,
  ofEachList,
  profileCard,
  type ProfileOption,
  profileOptions,
  profileOptionNames,
} from './profile.ts';
import { searchAges, searchDistances, searchFlags, searchOrders } from './search-lists.ts';

export * from './search-lists.ts';

/** Results on a page; at most `maxOthersPerPage` of them are no members, never among the first `membersFirst` (C20). */
export const searchPageSize = 24;
export const maxOthersPerPage = 2;
export const membersFirst = 4;
/** Results are counted exactly up to here, and then shown as "1.000+" (SEARCH-5). */
export const maxCounted = 1000;
/** The first search is for people this much younger or older (C30). */
export const firstSearchAgeSpan = 10;

/** Who was here on one of so many days is found by `online`; who signed up in so many days by `new`. */
export const recentDays = { online: 7, new: 30 } as const;

/** The filters that can take away members, one by one (SEARCH-1). */
export const filterNames = [
  'countryregion',
  'distance',
  'age',
  ...searchFlags,
  'interests',
  ...profileOptionNames,
] as const;
export type FilterName = (typeof filterNames)[number];

const age = z.coerce.number().check(z.int(), z.gte(searchAges.min), z.lte(searchAges.max));

const chosenSchema = <Name extends ProfileOption>(name: Name) => z.array(z.enum(profileOptions[name]));
const chosenFields = ofEachList(chosenSchema) as unknown as {
  readonly [Name in ProfileOption]: ReturnType<typeof chosenSchema<Name>>;
};

/** Slugs joined by commas. */
const slugs = z.optional(z.string().check(z.maxLength(600)));
const flag = z.optional(z.literal('1'));

/** A search as it stands in an address. */
export const searchAddress = z.object({
  gender: z.optional(z.enum(genders)),
  country: z.optional(z.enum(countries)),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  distance: z.optional(z.enum(searchDistances)),
  with_photo: flag,
  online: flag,
  new: flag,
  interests: slugs,
  ...ofEachList(() => slugs),
  order: z.optional(z.enum(searchOrders)),
});
export type SearchAddress = z.infer<typeof searchAddress>;

/** So many searches can be kept, under names of so many characters. */
export const maxSavedSearches = 10;
export const maxSearchNameCharacters = 40;

const savedSearch = z.object({ id: z.string(), name: z.string(), filters: searchAddress });
export type SavedSearch = z.infer<typeof savedSearch>;

/** What is searched for, defaults filled in. */
export const searchFilters = z.object({
  /** Null: all that fit. */
  gender: z.nullable(z.enum(genders)),
  country: z.string(),
  /** Null: the whole country. */
  countryregion: z.nullable(z.string()),
  min_age: z.number(),
  max_age: z.number(),
  /** Null: wherever; a distance takes the place of country and region. */
  distance: z.nullable(z.enum(searchDistances)),
  with_photo: z.boolean(),
  /** Here in the last days (`recentDays`). */
  online: z.boolean(),
  new: z.boolean(),
  /** At least one of these; none: whatever they like. */
  interests: z.array(z.enum(interests)),
  /** For each list at least one of these; none: whatever they told. */
  ...chosenFields,
  order: z.enum(searchOrders),
});
export type SearchFilters = z.infer<typeof searchFilters>;

export const searchEndpoints = endpoints({
  /** Members who fit both ways, in the order asked for; the next page by the `next` of the one before (SEARCH-2). */
  'GET /api/members.php': {
    input: z.extend(searchAddress, {
      /** Forgets the search used last, which an empty address stands for. */
      fresh: flag,
      /** Where a further page begins; it holds the search that it goes on with. */
      cursor: z.optional(z.string().check(z.maxLength(4000))),
      /** What a guest says to be, so that both sides fit; of a member the profile tells. */
      own_gender: z.optional(z.enum(genders)),
      /** The traffic source of a guest, where search is open to those who have one (B2). */
      network: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: z.object({
      filters: searchFilters,
      /** The genders that can be searched: those one looks for, else all of the site. */
      genders: z.array(z.enum(genders)),
      pageNumber: z.number(),
      results: z.array(profileCard),
      next: z.nullable(z.string()),
      /** Real members found, counted up to `maxCounted`; null on later pages. */
      numResults: z.nullable(z.number()),
      /** There are more than `numResults`. */
      numResults_capped: z.boolean(),
      /** Invented profiles found beside them (X12); null on later pages. */
      fictional_count: z.nullable(z.number()),
      only_real: z.boolean(),
      /** The filters that are on: those of the sheet, and those that differ from a first search (C30). */
      filters_on: z.array(z.enum(filterNames)),
      /** The lists that this site lets the caller filter by (`search_fields`). */
      fields: z.array(z.enum(profileOptionNames)),
      /** The orders that the caller can choose among. */
      orders: z.array(z.enum(searchOrders)),
      /** One can search by distance: the caller has a place. */
      has_place: z.boolean(),
      /** The caller hides their distance, so searches by none (T86). */
      hides_distance: z.boolean(),
      /**
       * When nobody was found: how many there would be without one of the filters, the most first; counted up to
       * `maxCounted`.
       */
      relaxations: z.array(z.object({ filter: z.enum(filterNames), numResults: z.number() })),
      /**
       * When less than a page was found: members from loosened filters, to be shown under their own heading (SEARCH-3).
       */
      similar_results: z.array(profileCard),
      similar_numResults: z.number(),
    }),
    errors: [],
  },
  /** The searches one keeps, the newest first (SEARCH-1). */
  'GET /api/saved-searches.php': {
    input: z.object({}),
    output: z.object({ searches: z.array(savedSearch) }),
    errors: [],
  },
  /** Keeps a search under a name; the same name again replaces it. */
  'POST /api/saved-search.php': {
    input: z.strictObject({
      name: z.string().check(z.maxLength(200)),
      filters: z.strictObject(searchAddress.shape),
      /** Consent to keep `orientationFilters`; without it a search that has one is refused (T75). */
      orientation_consent: z.optional(z.literal(true)),
    }),
    output: z.object({ searches: z.array(savedSearch) }),
    errors: ['search_name_required', 'too_many_searches', 'consent_required'],
  },
  'DELETE /api/saved-search.php': {
    input: z.object({ id: z.string().check(z.maxLength(14)) }),
    output: z.object({ searches: z.array(savedSearch) }),
    errors: [],
  },
  /**
   * Only real members, everywhere at once, or invented profiles too, labelled (T5). A guest's choice lives in the
   * browser's session.
   */
  'PUT /api/only-real-members.php': {
    input: z.strictObject({ on: z.boolean() }),
    output: z.object({ only_real: z.boolean() }),
    errors: [],
  },
});
