import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { reasonText } from '../words.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { mayUse } from '../roles.ts';
import { settled, settledStates } from './settled.ts';

/** Ours and not the provider's, the provider's and not ours, or not the same. */
export const differenceKinds = ['missing', 'extra', 'different'] as const;
export const differenceSubjects = ['payment', 'payout'] as const;
/** In what something is different; `items`: a payout whose lines do not add up to it. */
export const differenceDetails = ['order', 'amount', 'currency', 'mode', 'state', 'items'] as const;

const difference = z.object({
  id: z.string(),
  provider: z.string(),
  kind: z.enum(differenceKinds),
  about: z.enum(differenceSubjects),
  /** A payment of ours by its id; else what the provider calls it. */
  name: z.string(),
  /** Whether it is a payment of this site, which has a page. */
  is_ours: z.boolean(),
  /** Null, unless it is different. */
  detail: z.nullable(z.enum(differenceDetails)),
  /** By which night it was found first, and last. */
  found_at: z.string(),
  seen_at: z.string(),
  settled,
});
export type DifferenceAtDesk = z.infer<typeof difference>;

const site = z.coerce.number().check(z.int());

/** Where the list of a provider and ours disagree. */
export const differencesEndpoints = adminEndpoints({
  /**
   * Those of the site's payments, and those of no payment here: the account of a provider is one for all sites. The
   * newest first; each look stands in the log.
   */
  'GET /api/admin/differences': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({ site, state: z.optional(z.enum(settledStates)), after: afterPage }),
    output: z.object({
      items: z.array(difference),
      next: nextPage,
      /** When the list of each provider was held against ours last. */
      checks: z.array(z.object({ provider: z.string(), checked_at: z.string() })),
    }),
    errors: [],
  },
  /** Notes that it was dealt with, and how. */
  'POST /api/admin/difference-settle': {
    who: mayUse.books,
    reach: 'site',
    input: z.strictObject({ site: z.int(), id: z.uuid(), reason: reasonText }),
    output: z.object({}),
    errors: ['stands_already'],
  },
  /** Puts one that was dealt with back among those to look at; how it was dealt with stays in the log. */
  'POST /api/admin/difference-reopen': {
    who: mayUse.books,
    reach: 'site',
    input: z.strictObject({ site: z.int(), id: z.uuid(), reason: reasonText }),
    output: z.object({}),
    errors: ['stands_already'],
  },
});
