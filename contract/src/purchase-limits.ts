/** Any number of credits up to this can be bought (T21). */
export const maxCreditsPerPurchase = 1000;
