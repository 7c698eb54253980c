import * as z from 'zod/mini';
import { mandateEnds, mandateStates } from '../../direct-debit.ts';
import { paymentStates } from '../../payments.ts';
import { adminEndpoints } from '../endpoint.ts';
import { reasonText } from '../words.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { mayUse } from '../roles.ts';
import { bookingProblems } from './payments.ts';
import { settled, settledStates } from './settled.ts';

const unbooked = z.object({
  /** The payment's id, and its receipt. */
  payment: z.string(),
  number: z.nullable(z.string()),
  /** How it stands here now. */
  state: z.enum(paymentStates),
  provider: z.string(),
  reference: z.nullable(z.string()),
  /** Minor units, VAT included. */
  total_minor: z.int(),
  currency: z.string(),
  /** How it stood at its provider, and what did not fit. */
  told: z.enum(paymentStates),
  problem: z.enum(bookingProblems),
  at: z.string(),
  settled,
});
export type UnbookedAtDesk = z.infer<typeof unbooked>;

const mandate = z.object({
  reference: z.string(),
  creditor_id: z.string(),
  state: z.enum(mandateStates),
  signed_at: z.string(),
  /** When the last debit by it is or was due. */
  used_at: z.nullable(z.string()),
  /** When it falls asleep, if nothing is debited before. */
  dormant_at: z.string(),
  ended_at: z.nullable(z.string()),
  end_reason: z.nullable(z.enum(mandateEnds)),
});
export type MandateAtDesk = z.infer<typeof mandate>;

const site = z.coerce.number().check(z.int());

const dealing = z.strictObject({
  site: z.int(),
  payment: z.string().check(z.maxLength(14)),
  told: z.enum(paymentStates),
  problem: z.enum(bookingProblems),
  reason: reasonText,
});

/** What came from providers and was not booked, and the mandates that debits go by. */
export const bookingsEndpoints = adminEndpoints({
  /** What did not fit, the newest first (T109); each look stands in the log. */
  'GET /api/admin/unbooked': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({ site, state: z.optional(z.enum(settledStates)), after: afterPage }),
    output: z.object({ items: z.array(unbooked), next: nextPage }),
    errors: [],
  },
  /** Notes that it was dealt with, and how; nothing is booked by it. */
  'POST /api/admin/unbooked-settle': {
    who: mayUse.books,
    reach: 'site',
    input: dealing,
    output: z.object({}),
    errors: ['stands_already'],
  },
  /** Puts what was dealt with back among what is to be looked at; how it was dealt with stays in the log. */
  'POST /api/admin/unbooked-reopen': {
    who: mayUse.books,
    reach: 'site',
    input: dealing,
    output: z.object({}),
    errors: ['stands_already'],
  },
  /** The newest first; whose they are is not told, and each page that is read stands in the log (T114). */
  'GET /api/admin/mandates': {
    who: mayUse.books,
    reach: 'site',
    input: z.object({
      site,
      state: z.optional(z.enum(mandateStates)),
      reference: z.optional(z.string().check(z.maxLength(40))),
      after: afterPage,
    }),
    output: z.object({ mandates: z.array(mandate), next: nextPage }),
    errors: [],
  },
  /** Ends one: nothing new is debited by it, and its member is mailed. */
  'POST /api/admin/mandate-end': {
    who: mayUse.books,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      reference: z.string().check(z.minLength(1), z.maxLength(40)),
      reason: reasonText,
    }),
    output: z.object({}),
    errors: ['stands_already'],
  },
});
