import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse, type StaffRole } from '../roles.ts';

export const numberSteps = ['day', 'week', 'month'] as const;
export type NumberStep = (typeof numberSteps)[number];
/** How many periods of a step a chart shows; it is compared with as many before. */
export const shownPeriods: Readonly<Record<NumberStep, number>> = { day: 14, week: 12, month: 12 };

/** Every chart, in the order of the page, and which roles it is for (STAFF-5). */
export const numberCharts = {
  sign_ups: ['owner', 'marketing'],
  sign_ups_by_landing: ['owner', 'marketing'],
  confirmations: ['owner', 'marketing'],
  completeness: ['owner', 'marketing'],
  first_messages: ['owner', 'marketing'],
  first_purchases: ['owner', 'marketing', 'finance'],
  messages: ['owner', 'marketing'],
  replies: ['owner', 'marketing'],
  matches: ['owner', 'marketing'],
  /** Periods are those of signing up; see its parts. */
  retention: ['owner', 'marketing'],
  paid_by_method: ['owner', 'finance'],
  paid_by_country: ['owner', 'finance'],
  /** Where one looks at more than one site. */
  paid_by_site: ['owner', 'finance'],
  given_back: ['owner', 'finance'],
  left_at_once: ['owner', 'marketing'],
  mails: ['owner', 'marketing'],
  pushes: ['owner', 'marketing'],
  queue_ages: ['owner'],
  queue_waiting: ['owner'],
  call_errors: ['owner'],
  job_errors: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type NumberChart = keyof typeof numberCharts;
export const numberChartNames = Object.keys(numberCharts) as NumberChart[];

/** Charts of how things stood in each period, whose values are not added up over time; their parts have an order. */
export const stateCharts: readonly NumberChart[] = ['completeness'];
/**
 * Charts of the most that was reached in each period: of several periods, parts and sites the most counts, and not what
 * they come to together.
 */
export const peakCharts: readonly NumberChart[] = ['queue_ages', 'queue_waiting'];

/**
 * Charts of the deployment as a whole, for whose role is for all its sites, where none of them is chosen: what fails
 * does not always know a site.
 */
export const deploymentCharts: readonly NumberChart[] = ['call_errors', 'job_errors'];

const chart = z.object({
  name: z.enum(numberChartNames),
  /** Of money: amounts are minor units, VAT included. Null: a count, or seconds of `queue_ages`. */
  currency: z.nullable(z.string()),
  /**
   * The largest first, those of a state in their order; at most five, and what the others come to. Of `retention` those
   * who signed up in the period (`0`), and how many of them were here again one, two … periods later.
   */
  parts: z.array(
    z.object({
      /** A network, method, queue … as it is kept, a site by its domain; empty: of none. Null: all others. */
      part: z.nullable(z.string()),
      /** One for each period. Null: of who came back, what is not yet, or was before it was noted. */
      values: z.array(z.nullable(z.number())),
    }),
  ),
  /**
   * Of the periods that are over, and of as many before those; of a state, as it was counted last and in the first of
   * the periods; of `retention` how many percent were here in the period after.
   */
  total: z.number(),
  before: z.number(),
});
export type NumbersOfChart = z.infer<typeof chart>;

const asked = {
  /** Left out: all sites that one's roles are for. */
  site: z.optional(z.coerce.number().check(z.int())),
  step: z.enum(numberSteps),
};

/** What happened on the sites, by period, out of what was counted already (STAFF-5). */
export const numbersEndpoints = adminEndpoints({
  'GET /api/admin/numbers': {
    who: mayUse.numbers,
    reach: 'deployment',
    input: z.object(asked),
    output: z.object({
      /** ISO 8601: up to when everything is counted; null where nothing was yet. */
      counted_until: z.nullable(z.string()),
      /** The first day of each, the oldest first; the last one still runs. */
      periods: z.array(z.string()),
      charts: z.array(chart),
    }),
    errors: [],
  },
  /** One chart as CSV (RFC 4180), with every part by itself. */
  'GET /api/admin/numbers-csv': {
    who: mayUse.numbers,
    reach: 'deployment',
    input: z.object({ ...asked, chart: z.enum(numberChartNames) }),
    output: z.object({ csv: z.string() }),
    errors: [],
  },
});
