import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { mayUse } from '../roles.ts';

export const documentKinds = ['invoice', 'credit_note'] as const;
/** A month, as 2026-11. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

const document = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_at: z.string(),
  /** Minor units, here and below; VAT included. */
  total_minor: z.int(),
  vat_minor: z.int(),
  currency: z.string(),
  vat_country: z.string(),
  vat_basis_points: z.int(),
  /** The id of its payment; null once that is no longer kept. */
  payment: z.nullable(z.string()),
});
export type DocumentAtDesk = z.infer<typeof document>;

const site = z.coerce.number().check(z.int());

/** Invoices and credit notes of a site, as their buyers have them (T48). */
export const invoicesEndpoints = adminEndpoints({
  /** What fits, the newest first; it names nobody, and each page that is read stands in the log. */
  'GET /api/admin/invoices': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({
      site,
      number: z.optional(z.string().check(z.maxLength(40))),
      kind: z.optional(z.enum(documentKinds)),
      /** Of the site's calendar. */
      month: z.optional(z.string().check(z.regex(monthPattern))),
      /** `next` of the page before. */
      after: afterPage,
    }),
    output: z.object({ documents: z.array(document), next: nextPage }),
    errors: [],
  },
  /** One as a PDF, base64; the look stands in the log. */
  'GET /api/admin/invoice': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({ site, number: z.string().check(z.minLength(1), z.maxLength(40)) }),
    output: z.object({ name: z.string(), pdf: z.string() }),
    errors: [],
  },
});
