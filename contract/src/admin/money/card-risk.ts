import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';

export const cardSchemes = ['visa', 'mastercard'] as const;

const scheme = z.object({
  scheme: z.enum(cardSchemes),
  /** The share that it looks at, from where the alarm is, and what it does not bear; from 0 to 1. */
  share: z.number(),
  alarm_share: z.number(),
  limit: z.number(),
  /** How many there are of what it counts (Visa disputes, Mastercard payments), and from how many on it is watched. */
  cases: z.int(),
  alarm_cases: z.int(),
  is_alarming: z.boolean(),
});
export type SchemeAtDesk = z.infer<typeof scheme>;

/** How near the company of a site is to what the card schemes bear (T116). */
export const cardRiskEndpoints = adminEndpoints({
  /** Of the last 30 days, over all sites of the company, as its acquirer sees it: sums alone. */
  'GET /api/admin/card-risk': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()) }),
    output: z.object({
      /** The names of the company's sites. */
      sites: z.array(z.string()),
      payments: z.int(),
      disputes: z.int(),
      returns: z.int(),
      schemes: z.array(scheme),
    }),
    errors: [],
  },
});
