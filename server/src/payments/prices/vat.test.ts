import { expect, test } from 'vitest';
import { vatRateIn, vatWithin } from './vat.ts';

test.each([
  ['NL', 2100, 434],
  ['DE', 1900, 399],
  ['PL', 2300, 467],
  ['CH', 810, 187],
  ['US', 0, 0],
])('PAY-7: in %s a total of 24.99 holds VAT at %i basis points', (country, rate, vat) => {
  expect(vatRateIn(country)).toBe(rate);
  expect(vatWithin(2499, rate)).toBe(vat);
});
