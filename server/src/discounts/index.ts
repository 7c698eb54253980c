// Discounts: codes as data, and the two offers of a newcomer, each with one end that nothing moves (T28). Owns:
// discount_codes, discount_offers, discount_uses. Promises: what can be used once never goes to two payments; whoever
// orders says the code, and it is judged again in the order's own transaction.
export type { Discount } from './discounts.ts';
export { keepDiscount, listUses, releaseDiscount } from './discount-uses.ts';
export { type NewCode, writeCode } from './discounts.ts';
export { readFullPriceShare, watchFullPrices } from './full-price-share.ts';
export { grantOffers, holdOffers } from './grant-offers.ts';
export { forgetDiscounts, ownDiscounts } from './own-data.ts';
export { findEnding, remindOfEnd } from './reminding/remind-of-end.ts';
export { listCodes, type ShownCode, showCode } from './staff/codes.ts';
export { countCodesOfMember, listCodesOfMember } from './staff/codes-of-member.ts';
export { type CodeTerms, endCode, makeCodes, NoCode, randomCode } from './staff/make-codes.ts';
export { discountsRoutes } from './routes.ts';
export { judgeDiscount, takeDiscount } from './take-discount.ts';
