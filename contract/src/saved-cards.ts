import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/** The methods by which a card pays that can be kept for a next order. */
export const cardMethods = ['creditcard', 'cartebancaire'] as const satisfies readonly PaymentMethod[];

/** How many months before its end a card is said to expire soon. */
export const expiringMonths = 2;

/** How a kept card stands: one that is over pays nothing. */
export const cardStates = ['valid', 'expiring', 'expired'] as const;
export type CardState = (typeof cardStates)[number];

/** A card as it is shown: brand and last four digits are all that is known of it (T103). */
export const cardName = z.object({ brand: z.string(), last_four: z.string() });
export type CardName = z.infer<typeof cardName>;

const savedCard = z.extend(cardName, {
  id: z.string(),
  /** The last month in which it pays, `2028-08`. */
  expires: z.string(),
  state: z.enum(cardStates),
  is_default: z.boolean(),
  /** When its owner agreed to its being kept. */
  agreed_at: z.string(),
  /** When it paid last. */
  used_at: z.string(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** The member's cards, the default one first, and the methods by which one more can be kept. */
const savedCards = z.object({ cards: z.array(savedCard), keeps: z.array(z.enum(paymentMethods)) });
export type SavedCards = z.infer<typeof savedCards>;

const which = z.strictObject({ id: z.string().check(z.maxLength(40)) });

/** Cards that are kept at their provider for a next order (PAY-4, T103). */
export const savedCardsEndpoints = endpoints({
  'GET /api/saved-cards.php': { input: z.object({}), output: savedCards, errors: [] },
  /** Makes a card the one that is offered first; needs a fresh login (T130). */
  'PUT /api/saved-card.php': { input: which, output: savedCards, errors: ['fresh_login_required'] },
  /** Forgets a card, here and at its provider. Again it changes nothing. */
  'DELETE /api/saved-card.php': { input: which, output: savedCards, errors: [] },
});
