import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../sites/index.ts';
import { chooseProvider } from './choose-provider.ts';
import type { GuardedProvider } from './guard.ts';

const provider = (name: string, methods: GuardedProvider['methods'], isAway = false): GuardedProvider =>
  ({ name, methods, isAvailable: () => !isAway }) as GuardedProvider;
const mollie = provider('mollie', ['ideal', 'creditcard', 'blik']);
const stripe = provider('stripe', ['ideal', 'creditcard']);
const order = { method: 'creditcard', country: 'NL', currency: 'EUR', totalMinor: 2499 } as const;
type Routes = SiteSettings['payment_routes'];
const choose = (routes: Routes, asked: object = {}, providers = [mollie, stripe]) =>
  chooseProvider(providers, routes, { ...order, ...asked })?.name;

describe('who takes an order is data of the site (PAY-2)', () => {
  test('without routes the first that carries the method takes it', () => {
    expect([choose([]), choose([], { method: 'blik' }), choose([], { method: 'paypal' })]).toEqual([
      'mollie',
      'mollie',
      undefined,
    ]);
  });

  test.each<[string, Omit<Routes[number], 'providers'>, object]>([
    ['its method', { methods: ['creditcard'] }, { method: 'ideal' }],
    ['its country', { countries: ['NL'] }, { country: 'DE' }],
    ['its currency', { currencies: ['EUR'] }, { currency: 'PLN' }],
    ['its amount, from', { from_minor: 2499 }, { totalMinor: 2498 }],
    ['its amount, to', { to_minor: 2499 }, { totalMinor: 2500 }],
  ])('a route counts for %s alone', (_, condition, other) => {
    const routes = [{ ...condition, providers: ['stripe'] }];
    expect([choose(routes), choose(routes, other)]).toEqual(['stripe', 'mollie']);
  });

  test('the first route that fits decides, also that nobody takes it', () => {
    const routes = [{ countries: ['BE'], providers: [] }, { providers: ['stripe', 'mollie'] }];
    expect([choose(routes), choose(routes, { country: 'BE' })]).toEqual(['stripe', undefined]);
  });

  test('one that fails is passed over for the next of the route, and asked when there is no other', () => {
    const away = provider('stripe', ['creditcard'], true);
    expect(choose([{ providers: ['stripe', 'mollie'] }], {}, [mollie, away])).toBe('mollie');
    expect(choose([{ providers: ['stripe'] }], {}, [mollie, away])).toBe('stripe');
  });

  test('a provider that is not configured takes nothing', () => {
    expect(choose([{ providers: ['adyen'] }])).toBeUndefined();
    expect(choose([{ providers: ['adyen', 'stripe'] }])).toBe('stripe');
  });

  test('while the amount is not known, a method is offered that somebody takes for some amount', () => {
    const unknown = { totalMinor: undefined };
    expect(choose([{ to_minor: 1000, providers: ['stripe'] }, { providers: [] }], unknown)).toBe('stripe');
    expect(choose([{ providers: [] }, { to_minor: 1000, providers: ['stripe'] }], unknown)).toBeUndefined();
    expect(choose([{ to_minor: 1000, providers: [] }], unknown)).toBe('mollie');
  });
});
