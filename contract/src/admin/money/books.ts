import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { monthPattern } from './invoices.ts';

/** A quarter, as 2026-Q4. */
export const quarterPattern = /^\d{4}-Q[1-4]$/;

const month = z.object({
  month: z.string(),
  /** False: what is known of it, up to the last midnight. */
  is_over: z.boolean(),
  /** By currency, in minor units; VAT included in what was sold and what went back. */
  sums: z.array(
    z.object({
      currency: z.string(),
      payments: z.int(),
      sold_minor: z.int(),
      /** What went back or is to. */
      back_minor: z.int(),
      /** Of what was sold, less that of what went back. */
      vat_minor: z.int(),
      /** What of it was spent. */
      earned_minor: z.int(),
      /** What providers kept. */
      fees_minor: z.int(),
    }),
  ),
});
export type MonthAtDesk = z.infer<typeof month>;

const quarter = z.object({
  quarter: z.string(),
  is_over: z.boolean(),
  /** Which there were, beside the euro: each needs a rate. */
  currencies: z.array(z.string()),
});
export type QuarterAtDesk = z.infer<typeof quarter>;

/** A ZIP file of CSV files, base64. */
const files = z.object({ name: z.string(), zip: z.string(), is_over: z.boolean() });
export type FilesAtDesk = z.infer<typeof files>;

const site = z.coerce.number().check(z.int());

/** The books of a site by month and by quarter (PAY-7, T49). */
export const booksEndpoints = adminEndpoints({
  /** The months and quarters of a year, the last first; of this one where none is named. */
  'GET /api/admin/months': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({ site, year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2999))) }),
    output: z.object({
      year: z.int(),
      /** Those in which anything was booked, and this one. */
      years: z.array(z.int()),
      months: z.array(month),
      quarters: z.array(quarter),
    }),
    errors: [],
  },
  /** The tables and the journal of a month, if their sums close; that they were taken stands in the log. */
  'POST /api/admin/month-files': {
    who: mayUse.books,
    reach: 'site',
    input: z.strictObject({ site: z.int(), month: z.string().check(z.regex(monthPattern)) }),
    output: files,
    errors: ['books_open'],
  },
  /** What is declared in the One Stop Shop for a quarter, and beside it what is declared elsewhere. */
  'POST /api/admin/quarter-files': {
    who: mayUse.books,
    reach: 'site',
    input: z.strictObject({
      site: z.int(),
      quarter: z.string().check(z.regex(quarterPattern)),
      /** What a euro was on the quarter's last day: PLN 4.2512. */
      rates: z
        .array(
          z.strictObject({
            currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
            rate: z.number().check(z.gt(0), z.lte(1_000_000)),
          }),
        )
        .check(z.maxLength(30)),
    }),
    output: files,
    errors: ['books_open', 'rate_missing'],
  },
});
