import * as z from 'zod/mini';
import { discountErrors } from './discounts.ts';
import { endpoints } from './endpoint.ts';
import { largestInteger } from './numbers.ts';
import { ownPath } from './own-path.ts';
import { paymentMethods } from './payment-methods.ts';
import { maxCreditsPerPurchase } from './purchase-limits.ts';

/** The states of a payment (PAY-1). */
export const paymentStates = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The only moves there are: none leads back (T106). */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'completed', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  completed: ['refunded', 'charged_back'],
  failed: [],
  cancelled: [],
  expired: [],
  refunded: [],
  charged_back: [],
};

/** The states in which the buyer can still pay. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'pending';

/** A pack as it is sold: `totalMinor` in minor units, VAT included. */
export interface Pack {
  readonly credits: number;
  readonly totalMinor: number;
}

/**
 * What so many credits cost, in minor units, VAT included: a pack's own price, else the smallest pack's unit price,
 * half a unit rounded up on the total (T21, C39). `packs` is not empty.
 */
export function totalMinorOf(credits: number, packs: readonly Pack[]): number {
  const pack = packs.find((pack) => pack.credits === credits);
  if (pack) return pack.totalMinor;
  const smallest = packs.reduce((least, pack) => (pack.credits < least.credits ? pack : least));
  return Math.floor((2 * credits * smallest.totalMinor + smallest.credits) / (2 * smallest.credits));
}

/**
 * The cheapest pack that gives at least as many credits for less or the same money: the honest hint beside a number of
 * one's own.
 */
export function betterPack(credits: number, packs: readonly Pack[]): Pack | undefined {
  const total = totalMinorOf(credits, packs);
  return packs
    .filter((pack) => pack.credits > credits && pack.totalMinor <= total)
    .reduce<Pack | undefined>((best, pack) => (best && best.totalMinor <= pack.totalMinor ? best : pack), undefined);
}

/** A pack with the three figures of T22, all in minor units of the answer's currency. */
export const packageView = z.object({
  credits: z.number(),
  total_minor: z.number(),
  credit_price_minor: z.number(),
  message_price_minor: z.number(),
  /** The lowest price asked for this pack here in the last 30 days: the only one that may be struck through (T33). */
  lowest_minor: z.nullable(z.number()),
});
export type PackageView = z.infer<typeof packageView>;

const paymentEvent = z.object({
  state: z.enum(paymentStates),
  source: z.enum(['member', 'provider', 'clock', 'staff']),
  at: z.string(),
});

export const payment = z.object({
  id: z.string(),
  state: z.enum(paymentStates),
  credits: z.number(),
  method: z.enum(paymentMethods),
  /** Minor units, VAT included; `vat_basis_points` 2100 is 21 %. */
  total_minor: z.number(),
  vat_minor: z.number(),
  vat_basis_points: z.number(),
  vat_country: z.string(),
  currency: z.string(),
  /** What was taken off; `total_minor` is without it. */
  discount: z.nullable(z.object({ code: z.string(), minor: z.number() })),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** The receipt's number, `2026-004182`; there is one when it is completed. */
  number: z.nullable(z.string()),
  /** Whether this purchase made the member premium. */
  made_premium: z.boolean(),
  /** Where to go on paying, while that is possible. */
  redirect: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

export const transaction = z.extend(payment, {
  /**
   * Until when one can withdraw (T43), and what unused credits of this purchase are worth then, in minor units (T42).
   * Once it was withdrawn from: when, how much is paid back and whether it was.
   */
  withdrawal: z.nullable(
    z.object({
      until: z.string(),
      is_open: z.boolean(),
      unused_credits: z.number(),
      refund_minor: z.number(),
      declared_at: z.nullable(z.string()),
      is_repaid: z.boolean(),
    }),
  ),
});
export type Transaction = z.infer<typeof transaction>;

export const paymentDetails = z.extend(transaction, { events: z.array(paymentEvent) });
export type PaymentDetails = z.infer<typeof paymentDetails>;

const withdrawable = z.object({
  number: z.string(),
  ordered_at: z.string(),
  until: z.string(),
  is_open: z.boolean(),
  declared_at: z.nullable(z.string()),
  is_repaid: z.boolean(),
  credits: z.number(),
  unused_credits: z.number(),
  refund_minor: z.number(),
  currency: z.string(),
  method: z.enum(paymentMethods),
});
export type Withdrawable = z.infer<typeof withdrawable>;

/** A page of ours that leads on after paying. */
const nextPath = z.string().check(
  z.maxLength(200),
  z.refine((text) => ownPath(text) !== undefined),
);

export const paymentsEndpoints = endpoints({
  'GET /api/packages.php': {
    input: z.object({}),
    output: z.object({
      currency: z.string(),
      country: z.string(),
      vat_basis_points: z.number(),
      /** Cheapest first; none is preselected but the cheapest (T22). */
      packages: z.array(packageView),
      /** In the order they are shown in; those with a limit carry it. */
      methods: z.array(z.object({ slug: z.enum(paymentMethods), max_minor: z.nullable(z.number()) })),
    }),
    errors: [],
  },
  /** Orders credits. A repeated key gets the first order again: a double click buys once. */
  'POST /api/payment.php': {
    input: z.strictObject({
      credits: z.int().check(z.minimum(1), z.maximum(maxCreditsPerPurchase)),
      method: z.enum(paymentMethods),
      /** "Deliver at once; if I withdraw I pay for what I used" (T38). */
      start_now: z.boolean(),
      key: z.uuid(),
      /** The total the buyer saw; another one is refused. */
      total_minor: z.optional(z.int().check(z.minimum(0), z.maximum(largestInteger))),
      next: z.optional(nextPath),
      /** The code of a discount; the total is then the one with it. */
      discount: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: z.object({ payment, redirect: z.nullable(z.string()) }),
    errors: [
      'delivery_consent_required',
      'method_unavailable',
      'price_changed',
      'payment_unavailable',
      ...discountErrors,
    ],
  },
  'GET /api/payment.php': {
    input: z.object({ id: z.string() }),
    output: z.object({ payment: paymentDetails }),
    errors: [],
  },
  /** Asks the provider how an open payment stands. */
  'POST /api/payment-check.php': {
    input: z.strictObject({ id: z.string() }),
    output: z.object({ payment: paymentDetails }),
    errors: ['payment_unavailable'],
  },
  'GET /api/transactions.php': {
    input: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
    output: z.object({ transactions: z.array(transaction), next: z.nullable(z.string()) }),
    errors: [],
  },
  /**
   * What withdrawing from one's own order would give back; null for a visitor and for an order that is none of theirs.
   */
  'GET /api/withdrawal.php': {
    input: z.object({ order: z.string().check(z.maxLength(40)) }),
    output: z.object({ order: z.nullable(withdrawable) }),
    errors: [],
  },
  /** Withdraws from a contract: without login, without a reason, and never refused for what it says (T39-T41). */
  'POST /api/withdrawal.php': {
    input: z.strictObject({
      name: z.string().check(z.maxLength(400)),
      order: z.string().check(z.maxLength(400)),
      email: z.string().check(z.maxLength(400)),
    }),
    output: z.object({ received_at: z.string() }),
    errors: ['name_required', 'order_required', 'email_invalid'],
  },
  /**
   * From the provider's server, without cookies; the body is read as it came, because the signature is over its bytes.
   */
  'POST /api/payment-notification.php': {
    input: z.object({ provider: z.string() }),
    output: z.object({}),
    errors: [],
    body: 'file',
  },
});
