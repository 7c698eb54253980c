import type { DiscountError } from '@vonk/contract/discounts';
import { day } from '@vonk/contract/durations';
import type { Discount } from './discounts.ts';

/** For so long after an offer's end nothing as good is offered to all (T30). */
export const quietDays = 30;
const quietMilliseconds = quietDays * day;
/** For so long after its end it is remembered that somebody had an offer. */
export const rememberedMilliseconds = quietMilliseconds + day;

/** Who asks for a discount, and when. */
export interface Asker {
  readonly memberId: string | undefined;
  readonly isPremium: boolean;
  /** Codes the member has used that can be used once. */
  readonly used: ReadonlySet<string>;
  /** What the member was offered as a newcomer, ended or not. */
  readonly offers: readonly Discount[];
  readonly now: Date;
}

/** Whether an offer's time has come: it is refused from its end on, that second included (T29); or it was ended. */
export const hasEnded = ({ expiresAt, isStopped }: Pick<Discount, 'expiresAt' | 'isStopped'>, now: Date): boolean =>
  isStopped || (expiresAt !== null && expiresAt <= now);

/** Why this member cannot have a discount, whatever they order; undefined when they can. */
export function whyNotFor(discount: Discount, asker: Asker): DiscountError | undefined {
  const { memberId, isPremium, used, now } = asker;
  if (discount.memberId !== null && discount.memberId !== memberId) return 'discount_not_found';
  if (used.has(discount.code)) return 'discount_used';
  if (hasEnded(discount, now)) return 'discount_expired';
  if (discount.isFirstOrderOnly && isPremium) return 'discount_first_order';
  return isTooSoon(discount, asker) ? 'discount_after_offer' : undefined;
}

/** A code for all, as good as an offer that has just run out, would make that offer's end untrue (T30). */
function isTooSoon(discount: Discount, { offers, used, now }: Asker): boolean {
  if (discount.memberId !== null) return false;
  return offers.some(
    ({ code, basisPoints, expiresAt }) =>
      expiresAt !== null &&
      expiresAt <= now &&
      now.getTime() - expiresAt.getTime() < quietMilliseconds &&
      basisPoints <= discount.basisPoints &&
      !used.has(code),
  );
}
