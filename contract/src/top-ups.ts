import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { largestInteger } from './numbers.ts';
import { cardName } from './saved-cards.ts';

/** How low a balance may be that is topped up, how often it is in a month, and how long its mail comes before (T45). */
export const topUpLimits = { mostThreshold: 20, mostPerMonth: 4, noticeHours: 24, daysAfterSkip: 7 } as const;

/** Why it ended. */
export const topUpEnds = ['member', 'replaced', 'card', 'price', 'account', 'refused', 'charged_back'] as const;
export type TopUpEnd = (typeof topUpEnds)[number];

const topUp = z.object({
  /** The pack that is ordered, and what it costs at most, in minor units, VAT included. */
  credits: z.number(),
  total_minor: z.number(),
  currency: z.string(),
  /** It is ordered when the balance is below this. */
  threshold: z.number(),
  /** How often at most in a month. */
  per_month: z.number(),
  card: cardName,
  agreed_at: z.string(),
  /** When the next one is debited, where one is announced. */
  due_at: z.nullable(z.string()),
});
export type TopUp = z.infer<typeof topUp>;

const shown = z.object({ top_up: z.nullable(topUp) });
const linked = z.extend(shown, {
  /** Whether the debit that its mail announced can still be left out. */
  is_announced: z.boolean(),
});
export type LinkedTopUp = z.infer<typeof linked>;

const token = z.string().check(z.maxLength(400));

/** Automatic top-up by a kept card: off until its member agrees to it on its own (T45, T46). */
export const topUpsEndpoints = endpoints({
  'GET /api/top-up.php': { input: z.object({}), output: shown, errors: [] },
  /** Switches it on, in place of what was agreed before. */
  'PUT /api/top-up.php': {
    input: z.strictObject({
      credits: z.int().check(z.minimum(1), z.maximum(largestInteger)),
      /** What the member saw that it costs. */
      total_minor: z.int().check(z.minimum(1), z.maximum(largestInteger)),
      threshold: z.int().check(z.minimum(1), z.maximum(topUpLimits.mostThreshold)),
      per_month: z.int().check(z.minimum(1), z.maximum(topUpLimits.mostPerMonth)),
      /** The kept card that pays. */
      saved_method: z.string().check(z.maxLength(40)),
      /** "Order this by itself, deliver it at once": nothing is without it. */
      agreed: z.boolean(),
    }),
    output: shown,
    errors: [
      'fresh_login_required',
      'delivery_consent_required',
      'price_changed',
      'card_unavailable',
      'country_required',
    ],
  },
  /** Switches it off, and leaves out what was announced; again it changes nothing. */
  'DELETE /api/top-up.php': { input: z.strictObject({}), output: shown, errors: [] },
  /** Mails the link that ends it to whose it is; the answer is the same for everybody. */
  'POST /api/top-up-mail.php': {
    input: z.strictObject({ email: z.string().check(z.maxLength(300)) }),
    output: z.object({ email: z.string() }),
    errors: ['email_invalid', 'too_many_mails'],
  },
  /** What the link of a mail is about; reading it changes nothing. */
  'GET /api/top-up-link.php': { input: z.object({ token }), output: linked, errors: ['link_invalid'] },
  /** Leaves out the debit of that mail, or ends all of it, without a login. */
  'POST /api/top-up-link.php': {
    input: z.strictObject({ token, change: z.enum(['skip', 'end']) }),
    output: linked,
    errors: ['link_invalid'],
  },
});
