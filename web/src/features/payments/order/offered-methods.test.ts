import { afterEach, expect, test, vi } from 'vitest';
import { methodsAfter, methodsFor, readAsked } from './offered-methods.ts';
import { hasApplePay } from './use-own-offer.ts';

const offer = {
  currency: 'EUR',
  methods: [
    { slug: 'ideal', max_minor: null, statement: 'VONK CHAT', takes_code: false },
    { slug: 'creditcard', max_minor: null, statement: 'VONK CHAT', takes_code: false },
    { slug: 'paysafecard', max_minor: 5000, statement: 'VONK CHAT', takes_code: false },
  ],
} as const satisfies { currency: string; methods: readonly unknown[] };
const dutch = { currency: 'EUR' as const, methods: [...offer.methods] };
const polish = {
  currency: 'PLN' as const,
  methods: [{ slug: 'blik' as const, max_minor: null, statement: 'VONK CHAT', takes_code: false }],
};

test('a method with a limit is offered up to it', () => {
  expect(methodsFor(dutch, 5000)).toEqual(['ideal', 'creditcard', 'paysafecard']);
  expect(methodsFor(dutch, 5001)).toEqual(['ideal', 'creditcard']);
});

test.each([
  [undefined, { kind: 'none' }],
  ['ideal', { kind: 'offered', method: 'ideal' }],
  ['visa', { kind: 'offered', method: 'creditcard' }],
  ['maestro', { kind: 'offered', method: 'creditcard' }],
  ['giropay', { kind: 'ended', method: 'giropay' }],
  ['sofort', { kind: 'ended', method: 'sofort' }],
  ['blik', { kind: 'notHere', method: 'blik' }],
  ['paysafecard', { kind: 'overLimit', method: 'paysafecard' }],
  ['goud', { kind: 'unknown' }],
])('an address with %s means %o', (asked, meaning) => expect(readAsked(asked, dutch, 9999)).toEqual(meaning));

test.each([
  ['sdd', 'onlyEuro'],
  ['ideal', 'onlyEuro'],
  ['paypal', 'notHere'],
])('where one pays in zloty, %s is %s', (asked, kind) => expect(readAsked(asked, polish, 9999).kind).toBe(kind));

test('after a payment that failed its method comes last, after one stopped by hand it stays first', () => {
  const methods = methodsFor(dutch, 5000);
  expect(methodsAfter({ method: 'ideal', state: 'failed' }, methods)).toEqual(['creditcard', 'paysafecard', 'ideal']);
  expect(methodsAfter({ method: 'paysafecard', state: 'cancelled' }, methods)).toEqual([
    'paysafecard',
    'ideal',
    'creditcard',
  ]);
});

afterEach(() => void vi.unstubAllGlobals());

test('Apple Pay is offered only where the browser can pay by it', () => {
  expect(hasApplePay()).toBe(false);
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => false });
  expect(hasApplePay()).toBe(false);
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true });
  expect(hasApplePay()).toBe(true);
});
