import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { countries, type Country } from './locales.ts';

/** The code that proves a telephone (PAY-5). */
export const phoneCode = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60, closedMinutes: 30 } as const;
/** The text of the mandate as it stands in the locales now; another text is another number. */
export const mandateTextVersion = 1;
/** How a mandate stands: it may debit, a debit by it came back, it fell asleep, or it ended otherwise (T114). */
export const mandateStates = ['standing', 'returned', 'dormant', 'ended'] as const;
export type MandateState = (typeof mandateStates)[number];
/** Why a mandate is none any more. */
export const mandateEnds = ['revoked', 'replaced', 'returned', 'erased', 'refused'] as const;
/** A mandate that was not used for so long is none any more (T114). */
export const dormantMonths = 36;

/**
 * What may be given before the money came, to one member in a day or while it is under way (C44), and how much may be
 * debited in a day (T115).
 */
export const debitLimits = { creditsAhead: 10, perDay: 2, minorPerDay: 15_000 } as const;
/** How many days before a debit its mail goes out; agreed in the mandate (C44). */
export const noticeDays = 1;

/** Why a debit came back, as one can tell its payer. */
export const returnReasons = ['closed', 'no_money', 'no_mandate', 'payer', 'unknown'] as const;
export type ReturnReason = (typeof returnReasons)[number];

const reasonOf: Readonly<Record<string, ReturnReason>> = {
  AC01: 'closed',
  AC04: 'closed',
  AC06: 'closed',
  AG01: 'closed',
  AM04: 'no_money',
  MD01: 'no_mandate',
  MD06: 'payer',
  SL01: 'payer',
};

/** What a bank's code of ISO 20022 means; many banks say no more than that they do not say (MS03). */
export const returnReasonOf = (code: string | null): ReturnReason => reasonOf[code ?? ''] ?? 'unknown';

/** What a telephone number of each country begins with. */
export const callingCodes: Readonly<Record<Country, string>> = {
  NL: '+31',
  BE: '+32',
  DE: '+49',
  AT: '+43',
  CH: '+41',
  FR: '+33',
  IT: '+39',
  ES: '+34',
  PL: '+48',
  GB: '+44',
  IE: '+353',
  US: '+1',
  CA: '+1',
  AU: '+61',
  NZ: '+64',
};

const setup = z.object({
  /** Both with most of their digits hidden. */
  iban: z.string(),
  phone: z.string(),
  holder: z.string(),
  /** How the message is: not yet out, out, or refused by the telephone company. */
  sms: z.enum(['sending', 'sent', 'failed']),
  expires_at: z.string(),
  tries_left: z.number(),
  /** When another code may be asked for. */
  resend_at: z.string(),
  /** After too many wrong codes: this one is dead, and another may be asked for from then. */
  is_closed: z.boolean(),
});
export type DebitSetup = z.infer<typeof setup>;

const mandate = z.object({
  reference: z.string(),
  creditor_id: z.string(),
  creditor_name: z.string(),
  /** As it was signed, in the language it was signed in. */
  text: z.string(),
  iban: z.string(),
  holder: z.string(),
  signed_at: z.string(),
  /** When it falls asleep, if nothing is debited before. */
  dormant_at: z.string(),
});
export type Mandate = z.infer<typeof mandate>;

const block = z.object({
  /** The payment that came back. */
  payment: z.string(),
  reason: z.enum(returnReasons),
  returned_at: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  /** What was used of it and is owed. */
  debt_credits: z.number(),
  debt_minor: z.number(),
});
export type DebitBlock = z.infer<typeof block>;

const directDebit = z.object({
  is_offered: z.boolean(),
  /** What is to be signed; null where direct debit is not offered. */
  text: z.nullable(z.string()),
  setup: z.nullable(setup),
  mandate: z.nullable(mandate),
  block: z.nullable(block),
  /** When what is ordered now is debited at the earliest. */
  due_on: z.string(),
  /** How many credits come at once, the rest with the money. */
  credits_ahead: z.number(),
});
export type DirectDebit = z.infer<typeof directDebit>;

const text = z.string().check(z.maxLength(200));

/** Paying by direct debit: an account, a telephone that proves who signs, the mandate (PAY-5, T114). */
export const directDebitEndpoints = endpoints({
  'GET /api/direct-debit.php': { input: z.object({}), output: directDebit, errors: [] },
  /** Checks the account and the telephone, and sends a code there. */
  'POST /api/direct-debit-code.php': {
    input: z.strictObject({
      iban: text,
      holder: text,
      phone: text,
      /** Where a number without a country's own beginning is from. */
      country: z.enum(countries),
    }),
    output: directDebit,
    errors: [
      'debit_unavailable',
      'debit_blocked',
      'iban_required',
      'iban_country',
      'iban_length',
      'iban_wrong',
      'iban_not_sepa',
      'holder_required',
      'phone_invalid',
      'phone_country',
      'code_wait',
      'too_many_codes',
    ],
  },
  /** Sends another code to the same telephone. */
  'POST /api/direct-debit-resend.php': {
    input: z.strictObject({}),
    output: directDebit,
    errors: ['debit_unavailable', 'code_expired', 'code_wait', 'too_many_codes'],
  },
  /** Signs the mandate by the code. */
  'POST /api/direct-debit.php': {
    input: z.strictObject({ code: text }),
    output: directDebit,
    errors: ['debit_unavailable', 'code_invalid', 'code_expired', 'code_closed'],
  },
  /** Begins anew: with another number or account. */
  'DELETE /api/direct-debit-code.php': { input: z.strictObject({}), output: directDebit, errors: [] },
  /** Revokes the mandate: nothing is debited by it any more. */
  'DELETE /api/direct-debit.php': { input: z.strictObject({}), output: directDebit, errors: [] },
});
