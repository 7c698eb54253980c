import * as z from 'zod/mini';
import { adminEndpoints } from './endpoint.ts';
import { nextPage } from './house/list-page.ts';
import { memberPayment } from './members.ts';
import { reasonText } from './words.ts';
import { mayUse } from './roles.ts';

/** Why credits came or went, as the ledger has it (CRED-1). */
export const ledgerCauses = [
  'signup',
  'purchase',
  'message',
  'photo',
  'gift',
  'message_returned',
  'refund',
  'withdrawal',
  'chargeback',
  'chargeback_won',
  'correction',
] as const;
export type LedgerCause = (typeof ledgerCauses)[number];

/** What a correction can give at most. */
export const maxCorrection = 500;

const entry = z.object({
  id: z.string(),
  at: z.string(),
  cause: z.enum(ledgerCauses),
  /** What came to them (+) or went from them (-). */
  credits: z.int(),
});
export type LedgerEntry = z.infer<typeof entry>;

/** The credits and payments of a member, for who helps with money (STAFF-3). */
export const memberMoneyEndpoints = adminEndpoints({
  /** What came and went, the newest first; each look stands in the log. */
  'GET /api/admin/member-ledger': {
    who: mayUse.memberLedger,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      id: z.string().check(z.maxLength(14)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    }),
    output: z.object({ entries: z.array(entry), next: z.nullable(z.string()) }),
    errors: [],
  },
  /** The payments that came before one of theirs, the newest first; each look stands in the log. */
  'GET /api/admin/member-payments': {
    who: mayUse.payments,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      id: z.string().check(z.maxLength(14)),
      /** `next` of the page before, or the last payment that the member's page shows; left out: from the newest. */
      after: z.optional(z.string().check(z.maxLength(14))),
    }),
    output: z.object({ payments: z.array(memberPayment), next: nextPage }),
    errors: [],
  },
  /** Gives credits, with a reason; the same key gives them once, however often it comes. */
  'POST /api/admin/member-correction': {
    who: mayUse.memberCorrection,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      id: z.string().check(z.maxLength(14)),
      key: z.uuid(),
      credits: z.int().check(z.gte(1), z.lte(maxCorrection)),
      reason: reasonText,
    }),
    output: z.object({ balance: z.int() }),
    errors: ['member_leaving'],
  },
});
