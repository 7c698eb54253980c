import { expect, test } from 'vitest';
import { creditPriceMinor, lowestMessagePriceMinor, pricesIn } from './prices.ts';

const settings: Parameters<typeof pricesIn>[0] = {
  currency: 'EUR',
  countries: ['NL', 'PL', 'GB'],
  packages: [
    { credits: 30, total_minor: 2499 },
    { credits: 10, total_minor: 999 },
    { credits: 200, total_minor: 9999 },
  ],
};

test('a pack outside the euro has the same figures, in złoty 4.3 times as many up to .99 (CRED-3, C33)', () => {
  expect(pricesIn(settings, 'GB')).toMatchObject({
    currency: 'GBP',
    packs: [{ totalMinor: 999 }, { totalMinor: 2499 }, { totalMinor: 9999 }],
  });
  expect(pricesIn(settings, 'PL')).toMatchObject({
    currency: 'PLN',
    packs: [{ totalMinor: 4299 }, { totalMinor: 10_799 }, { totalMinor: 42_999 }],
  });
});

test('a message costs at most the smallest pack’s unit price and at least that of the best pack (C33, T23, X4)', () => {
  const prices = pricesIn(settings, 'NL');
  expect([creditPriceMinor(prices), lowestMessagePriceMinor(prices, 1), lowestMessagePriceMinor(prices, 2)]).toEqual([
    100, 50, 100,
  ]);
});

test('a country where the site does not sell has the prices of its first one', () => {
  expect(pricesIn(settings, 'FR').country).toBe('NL');
});
