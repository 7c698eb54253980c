import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { countries } from './locales.ts';

/** How many cities one answer of cities.php holds. */
export const maxCities = 20;

/** A country of the site with its regions, in the visitor's language. */
export const countryRegions = z.object({
  code: z.string(),
  name: z.string(),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
});

export const placesEndpoints = endpoints({
  /** The site's countries and their regions, in the visitor's language. Fetched once. */
  'GET /api/regions.php': {
    input: z.object({}),
    output: z.object({ countries: z.array(countryRegions) }),
    errors: [],
  },
  /**
   * The city a place lies in or near, from offline data. Rounded to a cell of 5 km before anything else; not kept, not
   * logged (T85, T87).
   */
  'GET /api/geocode.php': {
    input: z.object({
      lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
      lon: z.coerce.number().check(z.gte(-180), z.lte(180)),
    }),
    output: z.object({
      city: z.nullable(
        z.object({ id: z.number(), name: z.string(), country: z.string(), region: z.nullable(z.string()) }),
      ),
    }),
    errors: [],
  },
  /** Cities whose name has a word that begins with `q`, the largest first; without `q` the largest there are. */
  'GET /api/cities.php': {
    input: z.object({
      country: z.enum(countries),
      region: z.optional(z.string().check(z.maxLength(10))),
      q: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: z.object({
      cities: z.array(z.object({ id: z.number(), name: z.string(), region: z.nullable(z.string()) })),
    }),
    errors: [],
  },
});
