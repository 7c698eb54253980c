import { day } from '@vonk/contract/durations';

/** Up to so much one person gives back alone, in minor units of each currency: 50 euro, or what that is worth (C44). */
const aloneMinor: Readonly<Record<string, number>> = { EUR: 5000, PLN: 21_500 };

/** What one person gave a member back in so long counts together, so that no large sum goes in small ones. */
export const togetherMilliseconds = 30 * day;

/** Whether an amount needs a second person, with what one alone gave back lately; other currencies always do. */
export const needsSecond = (minor: number, currency: string): boolean => minor > (aloneMinor[currency] ?? 0);

/** Why it is not, for who shows it in words of their own. */
export type NoRefundCode = 'not_found' | 'incomplete' | 'stands' | 'too_much' | 'not_refundable';

/** Why a payment is not given back, in words for the command line. */
export class NoRefund extends Error {
  readonly code: NoRefundCode;

  constructor(code: NoRefundCode, message: string) {
    super(message);
    this.code = code;
  }
}
