import { expect, test } from 'vitest';
import { type DiscountedOrder, type DiscountTerms, whyNotOn } from './discounts.ts';

const none: DiscountTerms = {
  currency: null,
  minimum_order_value: null,
  maximum_order_value: null,
  countries: null,
  paymentmethods: null,
};
const order: DiscountedOrder = { totalMinor: 2499, currency: 'EUR', country: 'NL', method: 'ideal' };

test.each<[Partial<DiscountTerms>, Partial<DiscountedOrder>, ReturnType<typeof whyNotOn>]>([
  [{}, {}, undefined],
  [{ currency: 'EUR', countries: ['BE', 'NL'], paymentmethods: ['ideal'] }, {}, undefined],
  [{ currency: 'PLN' }, {}, 'discount_currency'],
  [{ minimum_order_value: 2499 }, {}, undefined],
  [{ minimum_order_value: 2500 }, {}, 'discount_minimum'],
  [{ maximum_order_value: 2499 }, {}, undefined],
  [{ maximum_order_value: 2498 }, {}, 'discount_maximum'],
  [{ countries: ['BE', 'DE'] }, {}, 'discount_country'],
  [{ paymentmethods: ['paypal'] }, {}, 'discount_method'],
  [{ paymentmethods: ['paypal'] }, { method: undefined }, undefined],
  [{ paymentmethods: [] }, {}, 'discount_method'],
])('a discount with %j on an order with %j: %s (T35)', (terms, changed, expected) => {
  expect(whyNotOn({ ...none, ...terms }, { ...order, ...changed })).toBe(expected);
});
