import * as z from 'zod/mini';
import { returnReasons } from '../../direct-debit.ts';
import { reasonText } from '../words.ts';
import { item, person, queue } from './queue.ts';

/** What waits of money that goes back: a second person's word (C44), or that somebody pays it by hand (T26, T42). */
export const refundKinds = ['second', 'due'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** Why it goes back: its buyer withdrew or left, or staff give it back. */
export const refundOrigins = ['withdrawal', 'erasure', 'refund'] as const;

const money = { minor: z.int(), currency: z.string() };

/** Money that goes back and waits for a person. Amounts in minor units. */
export const refunds = queue('refunds', {
  needsProof: true,
  shown: z.object({
    ...item,
    ...money,
    kind: z.enum(refundKinds),
    origin: z.enum(refundOrigins),
    /** Whether who asks asked for it themselves: then somebody else confirms it. */
    is_own: z.boolean(),
  }),
  opened: z.object({
    number: z.string(),
    ...money,
    kind: z.enum(refundKinds),
    origin: z.enum(refundOrigins),
    /** Null for who is no member any more. */
    person: z.nullable(person),
    /** Who asked for it and why, where somebody of the staff did. */
    asked_by: z.string(),
    reason: z.string(),
    receipt: z.nullable(z.string()),
    provider: z.string(),
    /** What the payment is called there. */
    reference: z.nullable(z.string()),
    /** Why its provider could not pay it back, in short; null where it was never asked to. */
    problem: z.nullable(z.string()),
    /** Where its member wants it, whole; to see it is logged. */
    account: z.nullable(z.object({ iban: z.string(), holder: z.string() })),
  }),
  /** `confirmed` and `refused` for what waits for a second person, `paid` and `dropped` for what is due. */
  decision: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('confirmed') }),
    z.strictObject({ outcome: z.literal('refused'), reason: reasonText }),
    /** `reason`: what it is called where it was paid, or why it is not. */
    z.strictObject({ outcome: z.literal('paid'), reason: reasonText }),
    z.strictObject({ outcome: z.literal('dropped'), reason: reasonText }),
  ]),
});

/** Debits that came back and keep their member from direct debit (T115). */
export const debits = queue('debits', {
  needsProof: true,
  shown: z.object({ ...item, ...money, return_reason: z.nullable(z.enum(returnReasons)) }),
  opened: z.object({
    person: z.nullable(person),
    ...money,
    /** What is owed still of it. */
    owed_minor: z.int(),
    owed_credits: z.int(),
    return_reason: z.nullable(z.enum(returnReasons)),
    /** As the bank says it (ISO 20022), for instance `AM04`. */
    return_code: z.nullable(z.string()),
    returned_at: z.string(),
    /** Of the mandate. */
    reference: z.string(),
    receipt: z.nullable(z.string()),
  }),
  /** Lets the member use direct debit again; what is owed is not asked any more. */
  decision: z.strictObject({ reason: reasonText }),
});
