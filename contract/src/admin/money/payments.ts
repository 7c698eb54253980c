import * as z from 'zod/mini';
import { paymentMethods } from '../../payment-methods.ts';
import { paymentStates } from '../../payments.ts';
import { adminEndpoints } from '../endpoint.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { reasonText } from '../words.ts';
import { mayUse } from '../roles.ts';

/** What a provider said of a payment and was not believed, or could not follow; then nothing was booked (T105). */
export const bookingProblems = ['order', 'amount', 'currency', 'mode', 'move', 'refund'] as const;

const moves = z.array(
  z.object({
    state: z.enum(paymentStates),
    source: z.enum(['member', 'provider', 'clock', 'staff']),
    problem: z.nullable(z.enum(bookingProblems)),
    at: z.string(),
  }),
);

/** How money that goes back stands: `waits` for a second person (C44), else as its provider has it. */
export const givenBackStates = ['waits', 'asked', 'pending', 'paid', 'failed'] as const;

const paymentView = z.object({
  id: z.string(),
  /** Its receipt's; null until it is paid. */
  number: z.nullable(z.string()),
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  credits: z.int(),
  /** Minor units, here and below; VAT included. */
  total_minor: z.int(),
  currency: z.string(),
  vat_country: z.string(),
  vat_basis_points: z.int(),
  vat_minor: z.int(),
  discount: z.nullable(z.object({ code: z.string(), minor: z.int() })),
  provider: z.string(),
  /** What it is called there; null for an order that never reached it. */
  reference: z.nullable(z.string()),
  statement: z.nullable(z.string()),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  won_back_at: z.nullable(z.string()),
  /** Null for who was erased. */
  member: z.nullable(z.object({ id: z.string(), name: z.string() })),
  moves,
  documents: z.array(z.object({ kind: z.enum(['invoice', 'credit_note']), number: z.string(), at: z.string() })),
  withdrawals: z.array(z.object({ at: z.string(), minor: z.nullable(z.int()) })),
  given_back: z.array(z.object({ minor: z.int(), state: z.enum(givenBackStates), at: z.string() })),
  /** Where its buyer lives, and what says so (T49). */
  evidence: z.array(z.object({ kind: z.string(), country: z.string() })),
  /** What is left of it to give back; null of one that is not paid. */
  left_minor: z.nullable(z.int()),
});
export type PaymentAtDesk = z.infer<typeof paymentView>;

const listed = z.object({
  id: z.string(),
  /** Its receipt's; null until it is paid. */
  number: z.nullable(z.string()),
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  provider: z.string(),
  credits: z.int(),
  /** Minor units, VAT included. */
  total_minor: z.int(),
  currency: z.string(),
  created_at: z.string(),
});
export type ListedPayment = z.infer<typeof listed>;

const site = z.coerce.number().check(z.int());
/** A payment's id, or its receipt's number. */
const id = z.string().check(z.minLength(1), z.maxLength(40));

const date = z.optional(z.iso.date());
const amount = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000_000)));
const search = {
  site,
  /** A receipt's number, or a payment's id. */
  name: z.optional(z.string().check(z.maxLength(40))),
  state: z.optional(z.enum(paymentStates)),
  method: z.optional(z.enum(paymentMethods)),
  provider: z.optional(z.string().check(z.maxLength(40))),
  /** Days of the site's calendar on which it was ordered; `until` is the last one. */
  from: date,
  until: date,
  /** Minor units of whatever currency. */
  least: amount,
  most: amount,
  /** `next` of the page before. */
  after: afterPage,
};

/** The payments of a site, and one of them with its whole history, for who works with money. */
export const adminPaymentsEndpoints = adminEndpoints({
  /** What fits, the newest first; it names nobody, and each page that is read stands in the log. */
  'GET /api/admin/payments': {
    who: mayUse.books,
    reach: 'site',
    input: z.object(search),
    output: z.object({
      payments: z.array(listed),
      next: nextPage,
      /** Whose payments there can be, to choose from. */
      providers: z.array(z.string()),
    }),
    errors: [],
  },
  /** A part of the same as CSV (RFC 4180), its first with a head; parts put together are the file. */
  'GET /api/admin/payments-csv': {
    who: mayUse.books,
    reach: 'site',
    input: z.object(search),
    output: z.object({ csv: z.string(), next: nextPage }),
    errors: [],
  },
  /** Each look stands in the log. */
  'GET /api/admin/payment': {
    who: mayUse.payments,
    reach: 'site',
    input: z.object({ site, id }),
    output: paymentView,
    errors: [],
  },
  /** How it stands at its provider now, as that says itself; nothing is booked by it. */
  'POST /api/admin/payment-at-provider': {
    who: mayUse.payments,
    reach: 'site',
    input: z.strictObject({ site: z.int(), id }),
    output: z.object({
      state: z.enum(paymentStates),
      minor: z.int(),
      currency: z.string(),
      refunded_minor: z.int(),
      fee_minor: z.nullable(z.int()),
    }),
    errors: ['provider_silent'],
  },
  /**
   * Gives it back, in whole (`minor` null) or in part; above 50 euro it waits for a second person in the queue (C44,
   * T112).
   */
  'POST /api/admin/payment-refund': {
    who: mayUse.payments,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site: z.int(), id, minor: z.nullable(z.int().check(z.gte(1))), reason: reasonText }),
    output: z.object({ number: z.string(), minor: z.int(), waits: z.boolean() }),
    errors: ['refund_too_much', 'refund_stands', 'not_refundable'],
  },
});
