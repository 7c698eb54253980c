import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { numberSteps } from './numbers.ts';

/** What newcomers are told apart by: the landing page on which they came in, or the network that sent them. */
export const arrivalKinds = ['landing', 'network'] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];
/** As many are shown; the file has all. */
export const shownArrivals = 25;

/** In the periods that are over, and in as many before those. */
const compared = z.object({ total: z.number(), before: z.number() });
export type Compared = z.infer<typeof compared>;

const arrival = z.object({
  /** A landing page with its slug, or a network, as it is kept; empty: of none. */
  part: z.string(),
  /** How often it was left at once (C32); null: that is counted of landing pages alone. */
  left: z.nullable(compared),
  sign_ups: compared,
  confirmations: compared,
  first_purchases: compared,
});
export type Arrival = z.infer<typeof arrival>;

const asked = {
  /** Left out: all sites that one's roles are for. */
  site: z.optional(z.coerce.number().check(z.int())),
  step: z.enum(numberSteps),
  by: z.enum(arrivalKinds),
};

/** By what ways newcomers came, and how far they went, out of what was counted already (STAFF-5). */
export const arrivalsEndpoints = adminEndpoints({
  'GET /api/admin/arrivals': {
    who: mayUse.arrivals,
    reach: 'deployment',
    input: z.object(asked),
    output: z.object({
      /** Those with the most sign-ups first, at most `shownArrivals`. */
      arrivals: z.array(arrival),
      /** How many more there are. */
      more: z.int(),
      /** Since which day landing pages are counted, where that is not all of what is compared; null: it is. */
      since: z.nullable(z.string()),
    }),
    errors: [],
  },
  /** All of them as CSV (RFC 4180). */
  'GET /api/admin/arrivals-csv': {
    who: mayUse.arrivals,
    reach: 'deployment',
    input: z.object(asked),
    output: z.object({ csv: z.string() }),
    errors: [],
  },
});
