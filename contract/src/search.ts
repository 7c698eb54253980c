import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { countries } from './locales.ts';
import { genders, profileCard } from './profile.ts';

/** Results on a page; at most `maxOthersPerPage` of them are no members, never among the first `membersFirst` (C20). */
export const searchPageSize = 24;
export const maxOthersPerPage = 2;
export const membersFirst = 4;
/** Results are counted exactly up to here, and then shown as "1.000+" (SEARCH-5). */
export const maxCounted = 1000;
export const searchAges = { min: 18, max: 99 } as const;
/** The first search is for people this much younger or older (C30). */
export const firstSearchAgeSpan = 10;

const age = z.coerce.number().check(z.int(), z.gte(searchAges.min), z.lte(searchAges.max));

/** What is searched for, defaults filled in. */
export const searchFilters = z.object({
  /** Null: all that fit. */
  gender: z.nullable(z.enum(genders)),
  country: z.string(),
  /** Null: the whole country. */
  countryregion: z.nullable(z.string()),
  min_age: z.number(),
  max_age: z.number(),
});
export type SearchFilters = z.infer<typeof searchFilters>;

export const searchEndpoints = endpoints({
  /** Members who fit both ways, by rank; the next page by the `next` of the one before (SEARCH-2). */
  'GET /api/members.php': {
    input: z.object({
      gender: z.optional(z.enum(genders)),
      country: z.optional(z.enum(countries)),
      countryregion: z.optional(z.string().check(z.maxLength(10))),
      min_age: z.optional(age),
      max_age: z.optional(age),
      cursor: z.optional(z.string().check(z.maxLength(300))),
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
      /** When less than a page was found: members from loosened filters, to be shown under their own heading (SEARCH-3). */
      similar_results: z.array(profileCard),
      similar_numResults: z.number(),
    }),
    errors: [],
  },
  /** Only real members, everywhere at once, or invented profiles too, labelled (T5). A guest's choice lives in the browser's session. */
  'PUT /api/only-real-members.php': {
    input: z.strictObject({ on: z.boolean() }),
    output: z.object({ only_real: z.boolean() }),
    errors: [],
  },
});
