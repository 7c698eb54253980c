import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** The spans a member can limit their spending in: calendar day, week from Monday, calendar month (T27). */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A higher limit, or none, holds only after so many hours; a lower one at once (T27). */
export const limitRaiseHours = 24;

export const spendingLimit = z.object({
  period: z.enum(limitPeriods),
  /** Null is no limit. */
  credits: z.nullable(z.number()),
  /** Spent since the period began. */
  spent: z.number(),
  /** The higher limit that waits, and when it begins to hold. */
  next: z.nullable(z.object({ credits: z.nullable(z.number()), at: z.string() })),
});
export type SpendingLimit = z.infer<typeof spendingLimit>;

const limits = z.object({ limits: z.array(spendingLimit) });

export const creditsEndpoints = endpoints({
  'GET /api/spending-limits.php': { input: z.object({}), output: limits, errors: [] },
  'PUT /api/spending-limits.php': {
    input: z.strictObject({
      period: z.enum(limitPeriods),
      credits: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(100_000))),
    }),
    output: limits,
    errors: [],
  },
});
