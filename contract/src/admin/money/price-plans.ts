import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';

/** How many plans are told at once. */
export const shownPlans = 20;
/** What became of one; null: it is still to come. */
const planOutcomes = ['held', 'cancelled', 'void'] as const;

const site = z.int();
const price = z.object({ credits: z.int(), total_minor: z.int() });

const plan = z.object({
  number: z.int(),
  holds_from: z.string(),
  /** The same on the site's own clock, `yyyy-mm-dd hh:mm`. */
  local_time: z.string(),
  currency: z.string(),
  prices: z.array(price),
  /** Names of who planned it and who cancelled it. */
  by: z.string(),
  reason: z.string(),
  planned_at: z.string(),
  outcome: z.nullable(z.enum(planOutcomes)),
  ended_at: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
  ended_reason: z.nullable(z.string()),
});
export type PlanAtDesk = z.infer<typeof plan>;

/** Prices of a site's packs that change at a moment to come (STAFF-4, T33). */
export const pricePlansEndpoints = adminEndpoints({
  /** Those to come and those that are over, the newest first. */
  'GET /api/admin/price-plans': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    }),
    output: z.object({
      plans: z.array(plan),
      /** Older ones are those before this number; null: there are none. */
      older: z.nullable(z.int()),
      /** What the packs cost now. */
      packages: z.array(price),
      currency: z.string(),
      time_zone: z.string(),
    }),
    errors: [],
  },
  /**
   * Plans what packs cost from a day and time on the site's own clock; refused where that is no moment or is past,
   * where nothing would change, or where other prices are planned for it.
   */
  'POST /api/admin/price-plan': {
    who: mayUse.sites,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site,
      date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
      time: z.string().check(z.regex(/^\d\d:\d\d$/)),
      prices: z
        .array(z.strictObject({ credits: z.int().check(z.gte(1)), total_minor: z.int().check(z.gte(1)) }))
        .check(z.minLength(1), z.maxLength(50)),
      reason: reasonText,
    }),
    output: z.object({ number: z.int() }),
    errors: ['moment_invalid', 'moment_past', 'pack_gone', 'stands_already', 'moment_taken'],
  },
  /** Cancels one before it holds. */
  'POST /api/admin/price-plan-cancel': {
    who: mayUse.sites,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, number: z.int().check(z.gte(1)), reason: reasonText }),
    output: z.object({}),
    errors: ['plan_over'],
  },
});
