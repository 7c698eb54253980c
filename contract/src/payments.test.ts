import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries, currencyOf } from './locales.ts';
import { buttonOf, isEligible, methodFacts, type PaymentMethod, paymentMethods } from './payment-methods.ts';
import { betterPack, paymentMoves, paymentStates, totalMinorOf } from './payments.ts';
import { maxCreditsPerPurchase } from './purchase-limits.ts';

const packs = [
  { credits: 10, totalMinor: 999 },
  { credits: 30, totalMinor: 2499 },
  { credits: 75, totalMinor: 4999 },
  { credits: 200, totalMinor: 9999 },
];

describe('the methods', () => {
  const offered = (country: string, currency: string) =>
    paymentMethods.filter((method) => isEligible(method, { country, currency }));
  const everywhere: PaymentMethod[] = ['creditcard', 'applepay', 'paypal'];
  test.each([
    ['NL', 'EUR', ['ideal', ...everywhere, 'sct', 'paysafecard', 'sdd']],
    ['BE', 'EUR', ['bancontact', ...everywhere, 'sct', 'paysafecard', 'sdd']],
    ['FR', 'EUR', ['creditcard', 'cartebancaire', 'applepay', 'paypal', 'sct', 'paysafecard', 'sdd']],
    ['AT', 'EUR', [...everywhere, 'eps', 'sct', 'paysafecard', 'sdd']],
    ['PL', 'PLN', [...everywhere, 'prezelewy24', 'blik']],
    ['PL', 'EUR', [...everywhere, 'prezelewy24']],
    ['CH', 'CHF', everywhere],
    ['US', 'USD', everywhere],
    ['AU', 'AUD', everywhere],
  ])('in %s in %s are those that live there', (country, currency, methods) => {
    expect(offered(country, currency).toSorted()).toEqual(methods.toSorted());
  });

  test('that ended are offered nowhere (T101)', () => {
    for (const country of countries) {
      expect(isEligible('giropay', { country, currency: currencyOf[country] })).toBe(false);
      expect(isEligible('sofort', { country, currency: currencyOf[country] })).toBe(false);
    }
  });

  test('with a limit are offered up to it', () => {
    const purchase = { country: 'NL', currency: 'EUR' };
    expect(isEligible('paysafecard', { ...purchase, totalMinor: 5000 })).toBe(true);
    expect(isEligible('paysafecard', { ...purchase, totalMinor: 5001 })).toBe(false);
  });

  test('of the cards share one button, and iDEAL shows both its names (T102)', () => {
    expect(['visa', 'mastercard', 'maestro', 'nexi'].map((method) => buttonOf(method as PaymentMethod))).toEqual(
      Array.from({ length: 4 }, () => 'creditcard'),
    );
    expect(methodFacts.ideal.brand).toBe('iDEAL | Wero');
  });
});

describe('the total', () => {
  test.each([
    [1, 100],
    [5, 500],
    [7, 699],
    [10, 999],
    [30, 2499],
    [31, 3097],
    [1000, 99_900],
  ])('of %i credits is %i cents', (credits, total) => expect(totalMinorOf(credits, packs)).toBe(total));

  test('of a number that is no pack is the smallest pack’s unit price, half a cent rounded up (T21, C39)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxCreditsPerPurchase }), (credits) => {
        if (packs.some((pack) => pack.credits === credits)) return;
        const exact = (credits * 999) / 10;
        expect(totalMinorOf(credits, packs) - exact).toBeGreaterThan(-0.5);
        expect(totalMinorOf(credits, packs) - exact).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('that buys fewer credits than a pack for as much money is told, the cheapest such pack', () => {
    expect(betterPack(7, packs)).toBeUndefined();
    expect(betterPack(29, packs)).toEqual(packs[1]);
    expect(betterPack(60, packs)).toEqual(packs[2]);
    expect(betterPack(30, packs)).toBeUndefined();
  });
});

test('no state of a payment can be reached again (T106)', () => {
  const reachable = (from: (typeof paymentStates)[number]): string[] =>
    paymentMoves[from].flatMap((to) => [to, ...reachable(to)]);
  for (const state of paymentStates) expect(reachable(state)).not.toContain(state);
});
