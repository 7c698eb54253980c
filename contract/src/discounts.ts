import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/** What a discount is: a code to be typed, or one of the two offers every newcomer gets (DISC-1, DISC-2). */
export const discountKinds = ['code', 'welcome', 'time_bonus'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Why a discount is somebody's own; said beside the price (T36). */
export const discountReasons = ['new_member', 'stayed', 'given'] as const;
export type DiscountReason = (typeof discountReasons)[number];

/** Everything that can keep a discount from an order. */
export const discountErrors = [
  'discount_not_found',
  'discount_used',
  'discount_used_up',
  'discount_expired',
  'discount_first_order',
  'discount_minimum',
  'discount_maximum',
  'discount_currency',
  'discount_country',
  'discount_method',
  'discount_after_offer',
] as const;
export type DiscountError = (typeof discountErrors)[number];

/** A discount code, with every rule that holds (T35). */
export const discountCode = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  /** 25 is a quarter off. */
  value_percentage: z.number(),
  currency: z.nullable(z.string()),
  /** Minor units, before the discount. */
  minimum_order_value: z.nullable(z.number()),
  maximum_order_value: z.nullable(z.number()),
  /** Where it holds, when that is one country; `countries` has all of them, null: everywhere. */
  country: z.nullable(z.string()),
  countries: z.nullable(z.array(z.string())),
  /** The public id of the account it belongs to; then `reason` says why (T36). */
  user_id: z.nullable(z.string()),
  reason: z.nullable(z.enum(discountReasons)),
  /** From this moment on it is refused; null: it has no end. */
  expires: z.nullable(z.string()),
  status: z.enum(['active', 'expired']),
  /** Seconds it still counts. */
  validity: z.nullable(z.number()),
  expired: z.boolean(),
  paymentmethods: z.nullable(z.array(z.enum(paymentMethods))),
  once_per_user: z.boolean(),
  first_order_only: z.boolean(),
});
export type DiscountCode = z.infer<typeof discountCode>;

export type DiscountTerms = Pick<
  DiscountCode,
  'currency' | 'minimum_order_value' | 'maximum_order_value' | 'countries' | 'paymentmethods'
>;

/** What is ordered: the total before the discount, in minor units. */
export interface DiscountedOrder {
  readonly totalMinor: number;
  readonly currency: string;
  readonly country: string;
  /** Undefined while none is chosen: no rule about methods is broken yet. */
  readonly method?: PaymentMethod | undefined;
}

/**
 * Why a discount does not fit an order; undefined when it does. The browser shows by it, the server judges by it (T35).
 */
export function whyNotOn(
  terms: DiscountTerms,
  { totalMinor, currency, country, method }: DiscountedOrder,
): DiscountError | undefined {
  const { minimum_order_value: minimum, maximum_order_value: maximum, paymentmethods: methods, countries } = terms;
  if (terms.currency !== null && terms.currency !== currency) return 'discount_currency';
  if (minimum !== null && totalMinor < minimum) return 'discount_minimum';
  if (maximum !== null && totalMinor > maximum) return 'discount_maximum';
  if (countries !== null && !countries.includes(country)) return 'discount_country';
  if (methods !== null && method !== undefined && !methods.includes(method)) return 'discount_method';
  return undefined;
}

/** What a discount takes off a total, in minor units; half a unit is rounded so that the total is rounded up (C39). */
export const discountMinorOf = (totalMinor: number, percentage: number): number =>
  totalMinor - Math.floor((totalMinor * (10_000 - Math.round(percentage * 100)) + 5000) / 10_000);

/** How long an order with a discount can still be paid after the discount's end (T29). */
export const discountGraceMinutes = 30;

export const discountsEndpoints = endpoints({
  /**
   * A code that was typed, with `welcome` the best offer the member has as a newcomer, with `own` the best code that is
   * theirs alone. The rest of the page's query may come along.
   */
  'GET /api/discountcode.php': {
    input: z.object({
      code: z.optional(z.string().check(z.maxLength(60))),
      welcome: z.optional(z.enum(['true', 'false'])),
      own: z.optional(z.literal('true')),
    }),
    output: z.object({
      /** Null with `welcome` and `own` where there is none. */
      discountcode: z.nullable(discountCode),
      /** Whether its words and countdowns may be shown; off while too few pay the full price (T34), and without one. */
      advertised: z.boolean(),
    }),
    errors: discountErrors,
  },
});
