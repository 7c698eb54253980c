import * as z from 'zod/mini';
import { countries } from '../../locales.ts';
import { paymentMethods } from '../../payment-methods.ts';
import { adminEndpoints } from '../endpoint.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { reasonText } from '../words.ts';
import { mayUse } from '../roles.ts';

/** A code as it is typed: capitals, figures and hyphens. */
export const codePattern = /^[A-Z0-9-]{3,40}$/;
/** With what each of many codes begins, before what cannot be guessed. */
export const codePrefixPattern = /^[A-Z0-9]{0,20}$/;
/** In percent. */
export const discountRange = { min: 1, max: 90 } as const;
export const mostCodesAtOnce = 1000;

const count = z.int().check(z.gte(1), z.lte(1_000_000));
/** Minor units of `currency`, before the discount. */
const amount = z.nullable(z.int().check(z.gte(1), z.lte(100_000_000)));

const codeView = z.object({
  code: z.string(),
  /** 25 is a quarter off. */
  percentage: z.number(),
  currency: z.nullable(z.string()),
  minimum_minor: amount,
  maximum_minor: amount,
  countries: z.nullable(z.array(z.string())),
  methods: z.nullable(z.array(z.string())),
  /** It is one member's own. */
  is_personal: z.boolean(),
  first_order_only: z.boolean(),
  uses_per_member: z.nullable(z.int()),
  max_uses: z.nullable(z.int()),
  /** The moment from which on it is refused; null: it has no end. */
  expires_at: z.nullable(z.string()),
  state: z.enum(['active', 'expired', 'ended']),
  created_at: z.string(),
  /** Orders that were paid with it, and those that hold it and are not paid yet. */
  paid: z.int(),
  held: z.int(),
});
export type CodeAtDesk = z.infer<typeof codeView>;

const terms = {
  percentage: z.number().check(z.gte(discountRange.min), z.lte(discountRange.max)),
  currency: z.nullable(z.string().check(z.length(3))),
  minimum_minor: amount,
  maximum_minor: amount,
  countries: z.nullable(z.array(z.enum(countries)).check(z.minLength(1))),
  methods: z.nullable(z.array(z.enum(paymentMethods)).check(z.minLength(1))),
  first_order_only: z.boolean(),
  uses_per_member: z.nullable(count),
  max_uses: z.nullable(count),
  /** Its last day on the clock of the site, yyyy-mm-dd; null: it has no end. */
  until: z.nullable(z.iso.date()),
  reason: reasonText,
};

/** The discount codes of a site (DISC-1, STAFF-4). */
export const codesEndpoints = adminEndpoints({
  /** The newest first, with what a new one can be for. */
  'GET /api/admin/codes': {
    who: mayUse.codes,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      /** What stands in a code. */
      name: z.optional(z.string().check(z.maxLength(40))),
      after: afterPage,
    }),
    output: z.object({
      codes: z.array(codeView),
      next: nextPage,
      countries: z.array(z.string()),
      currencies: z.array(z.string()),
      /** The share of the last 30 days' sales at the full price (T34), from 0 to 1; null: too few to tell. */
      full_price_share: z.nullable(z.number()),
      /** Below it discounts may not be called that. */
      wanted_share: z.number(),
    }),
    errors: [],
  },
  /**
   * Makes one, by its name, or many that cannot be guessed (`many`), each for one order unless `max_uses` says so; all
   * or none.
   */
  'POST /api/admin/codes': {
    who: mayUse.codes,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      code: z.nullable(z.string().check(z.regex(codePattern))),
      many: z.nullable(
        z.strictObject({
          prefix: z.string().check(z.regex(codePrefixPattern)),
          count: z.int().check(z.gte(2), z.lte(mostCodesAtOnce)),
        }),
      ),
      ...terms,
    }),
    output: z.object({ codes: z.array(z.string()) }),
    errors: [
      'code_exists',
      'discount_code_invalid',
      'percentage_invalid',
      'amount_invalid',
      'day_past',
      'maximum_below_minimum',
    ],
  },
  /** Ends one at once: orders that were begun with it keep it. */
  'POST /api/admin/code-end': {
    who: mayUse.codes,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site: z.int(), code: z.string().check(z.maxLength(60)), reason: reasonText }),
    output: z.object({}),
    errors: ['stands_already'],
  },
});
