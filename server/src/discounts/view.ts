import type { DiscountCode, DiscountTerms } from '@vonk/contract/discounts';
import type { AnyCall } from '../accounts/index.ts';
import type { Discount } from './discounts.ts';
import { hasEnded } from './policy.ts';

export const termsOf = ({ currency, minimumMinor, maximumMinor, countries, methods }: Discount): DiscountTerms => ({
  currency,
  minimum_order_value: minimumMinor,
  maximum_order_value: maximumMinor,
  countries: countries && [...countries],
  paymentmethods: methods && [...methods],
});

/** A discount as the contract shows it to whoever asked. */
export function discountView(discount: Discount, { member, now }: Pick<AnyCall, 'member' | 'now'>): DiscountCode {
  const isExpired = hasEnded(discount, now);
  const { expiresAt, countries } = discount;
  return {
    code: discount.code,
    kind: discount.kind,
    value_percentage: discount.basisPoints / 100,
    ...termsOf(discount),
    country: countries?.length === 1 ? (countries[0] ?? null) : null,
    user_id: discount.memberId === null ? null : (member?.publicId ?? null),
    reason: discount.reason,
    expires: expiresAt?.toISOString() ?? null,
    status: isExpired ? 'expired' : 'active',
    validity: expiresAt && Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    expired: isExpired,
    once_per_user: discount.isOnce,
    first_order_only: discount.isFirstOrderOnly,
  };
}
