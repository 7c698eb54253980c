import * as z from 'zod/mini';
import { discountErrors } from './discounts.ts';
import { endpoints } from './endpoint.ts';
import { largestInteger } from './numbers.ts';
import { ownPath } from './own-path.ts';
import { cardBrands, paymentMethods } from './payment-methods.ts';
import { maxCreditsPerPurchase } from './purchase-limits.ts';
import { cardName } from './saved-cards.ts';

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

/**
 * The only moves there are: none leads back (T106). A chargeback that is won is none of them: the payment stands as it
 * stood, `won_back_at` tells since when (T113).
 */
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

/** How many digits a code of BLIK has. */
export const blikDigits = 6;
/** How many days paying back may take (T42). */
export const repayDays = 14;

/** How many days a bank transfer has; what pays at once has `discountGraceMinutes` (T29). */
export const transferDays = 7;

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
  /** By which brand of a card it was paid, where its provider told (T104). */
  card_brand: z.nullable(z.enum(cardBrands)),
  /** Minor units, VAT included; `vat_basis_points` 2100 is 21 %. */
  total_minor: z.number(),
  vat_minor: z.number(),
  vat_basis_points: z.number(),
  vat_country: z.string(),
  currency: z.string(),
  /** What was taken off; `total_minor` is without it. */
  discount: z.nullable(z.object({ code: z.string(), minor: z.number() })),
  /** It pays what is owed of a debit that came back, and gives no credits. */
  pays_debt: z.boolean(),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** When the bank gave back what it had charged back; null: it did not take it, or keeps it. */
  won_back_at: z.nullable(z.string()),
  /** What the buyer's statement says, as the provider was sent it (T116); null of an old one. */
  statement: z.nullable(z.string()),
  /** The receipt's number, `2026-004182`; there is one when it is completed. */
  number: z.nullable(z.string()),
  /** Whether this purchase made the member premium. */
  made_premium: z.boolean(),
  /** Where to go on paying, while that is possible. */
  redirect: z.nullable(z.string()),
  /** Where to transfer the total to, while an order by bank transfer is open. */
  transfer: z.nullable(
    z.object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      /** What the buyer writes with it, as it is. */
      reference: z.string(),
      /** The last day on which it may come in, `2026-11-30`. */
      due_on: z.string(),
      /** What came last and was sent back, because it was another amount; minor units. */
      wrong_minor: z.nullable(z.number()),
    }),
  ),
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
      /** Whether what was used comes back too: its buyer was not told of withdrawing, or wrongly. */
      is_whole: z.boolean(),
      declared_at: z.nullable(z.string()),
      is_repaid: z.boolean(),
    }),
  ),
});
export type Transaction = z.infer<typeof transaction>;

const paymentDocument = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
  /** What is invoiced, or taken off by a credit note; minor units, VAT included. */
  total_minor: z.number(),
  /** Where it is got as a PDF. */
  address: z.string(),
});

export const paymentDetails = z.extend(transaction, {
  /** The kept card it was ordered with. */
  card: z.nullable(cardName),
  events: z.array(paymentEvent),
  /** The invoice, then credit notes and what was invoiced again, oldest first; none before it is completed (T48). */
  documents: z.array(paymentDocument),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** How far something that comes back is: what the member reads, and what is asked of them. */
export const moneyBackStates = ['asked', 'under_way', 'paid', 'needs_account', 'refused'] as const;

/** Money that comes back to the member, or was to. */
export const moneyBack = z.object({
  /** The payment it comes back from. */
  payment: z.string(),
  state: z.enum(moneyBackStates),
  /** Why it does not come back: the time to withdraw was over, or it was not paid back after all. */
  reason: z.nullable(z.enum(['too_late', 'dropped'])),
  /** Minor units; null where nothing was reckoned. */
  amount_minor: z.nullable(z.number()),
  currency: z.string(),
  method: z.enum(paymentMethods),
  credits: z.number(),
  /** When it was asked for, and when it was paid or refused. */
  asked_at: z.string(),
  settled_at: z.nullable(z.string()),
  /** Until when it has to be there; of a declaration that came too late, until when it could be made. */
  until: z.nullable(z.string()),
  /** What the team calls it. */
  number: z.nullable(z.string()),
  /** The account it goes to, where its member had to give one; most of it hidden. */
  account: z.nullable(z.string()),
});
export type MoneyBack = z.infer<typeof moneyBack>;

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
  is_whole: z.boolean(),
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
      /**
       * Where what says where the buyer lives does not agree: the countries of which they are asked which one it is.
       * Without the answer nothing is ordered (T49). Else none.
       */
      countries_to_ask: z.array(z.string()),
      /** Cheapest first; none is preselected but the cheapest (T22). */
      packages: z.array(packageView),
      /** In the order they are shown in, each with its limit and with what the buyer's statement will say (T116). */
      methods: z.array(
        z.object({
          slug: z.enum(paymentMethods),
          max_minor: z.nullable(z.number()),
          statement: z.string(),
          /** Its code may be typed here; else its provider asks for it. */
          takes_code: z.boolean(),
        }),
      ),
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
      /** The debit that came back whose debt this pays: it gives no credits, they were used. */
      open_debit: z.optional(z.string().check(z.maxLength(40))),
      /** The code of a discount; the total is then the one with it. */
      discount: z.optional(z.string().check(z.maxLength(60))),
      /** Where the buyer says they live: one of `countries_to_ask`. */
      country: z.optional(z.string().check(z.length(2))),
      /** "Keep this card for a next order": nothing is kept without it (T103). */
      save_method: z.optional(z.boolean()),
      /** The kept card that pays; `method` is `creditcard` then. */
      saved_method: z.optional(z.string().check(z.maxLength(40))),
      /** The code of the buyer's bank app, where the method takes it here; never kept. */
      blik_code: z.optional(z.string().check(z.maxLength(20))),
    }),
    output: z.object({ payment, redirect: z.nullable(z.string()) }),
    errors: [
      'delivery_consent_required',
      'method_unavailable',
      'price_changed',
      'country_required',
      'payment_unavailable',
      'payment_wait',
      'card_wait',
      'mandate_required',
      'debit_blocked',
      'debit_limit',
      'no_debt',
      'card_unavailable',
      'blik_code_wrong',
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
  /** Everything that comes back to the member or was to, the newest first. */
  'GET /api/refunds.php': {
    input: z.object({}),
    output: z.object({ refunds: z.array(moneyBack) }),
    errors: [],
  },
  /**
   * Says to which account a repayment goes that cannot go back the way it came, by its number, or another one in its
   * place. Asks a fresh login (T112, T130).
   */
  'PUT /api/refund-account.php': {
    input: z.strictObject({
      number: z.string().check(z.maxLength(20)),
      iban: z.string().check(z.maxLength(50)),
      holder: z.string().check(z.maxLength(120)),
    }),
    output: z.object({ refunds: z.array(moneyBack) }),
    errors: [
      'fresh_login_required',
      'not_found',
      'iban_required',
      'iban_country',
      'iban_length',
      'iban_wrong',
      'iban_unreachable',
      'holder_required',
    ],
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
    /** `order` is our own name of the payment: a provider may tell of one before we noted what it calls it. */
    input: z.object({ provider: z.string(), order: z.optional(z.string()) }),
    output: z.object({}),
    errors: [],
    body: 'file',
  },
});
