import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { accountMethods, listMethodsOff } from './account-methods.ts';

const { psp, kit, order } = await openShop(['mollie', 'stripe'], { SANDBOX_PAYMENTS: 'false' }, (psp) => {
  psp.mollie.methods = ['ideal', 'banktransfer', 'creditcard'];
  psp.stripe.off = ['ideal', 'apple_pay'];
});
const offered = async (country = 'NL') => {
  const browser = kit.browser();
  browser.cookies.set('country', country);
  return (await kit.call('GET /api/packages.php', {}, { as: browser })).ok.methods.map(({ slug }) => slug).toSorted();
};

test('what is off in the accounts of all providers is neither offered nor ordered; what one of them has is (T101)', async () => {
  expect(await offered()).toEqual(['creditcard', 'ideal', 'paypal', 'sct', 'sdd']);
  // Mollie's account lacks direct debit, which Stripe's has. A card of two brands is paid as a card.
  expect(await offered('FR')).toEqual(['cartebancaire', 'creditcard', 'paypal', 'sct', 'sdd']);
  const person = await another(kit, 'anna');
  expect((await order(person, { method: 'applepay' })).refusal.error).toBe('method_unavailable');
  const { ok } = await order(person, { method: 'paypal' });
  expect(ok.redirect).toContain('/stripe/checkout/');
});

test('a route that names what its provider’s account lacks is told to whoever watches', async () => {
  const routes = [
    { methods: ['ideal', 'paypal', 'sct'], providers: ['stripe'] },
    { methods: ['paypal'], providers: ['mollie', 'stripe'] },
  ];
  await kit.db.pool.query('update sites set settings = settings || $1::jsonb where id = 1', [
    JSON.stringify({ payment_routes: routes }),
  ]);
  await kit.services.sites.reload();
  expect(listMethodsOff(kit.services.sites.all(), kit.services.providers)).toEqual([
    { siteId: 1, provider: 'stripe', method: 'ideal' },
    { siteId: 1, provider: 'mollie', method: 'paypal' },
  ]);
  // By that route alone: Mollie has it, and is not asked.
  expect(await offered()).toEqual(['creditcard', 'paypal', 'sdd']);
  expect(psp.mollie.payments.size).toBe(0);
});

test('an account is asked again after a while, and what it said last holds while it does not answer', async () => {
  let answer: () => Promise<readonly PaymentMethod[]> = () => Promise.resolve(['ideal']);
  let asked = 0;
  const methods = ['ideal', 'paypal'] as const;
  const times = { believed: 30, again: 10 };
  const account = accountMethods({ methods, listMethods: () => ((asked += 1), answer()) }, times);
  expect(account.offered()).toEqual(methods);
  await account.known();
  expect(account.offered()).toEqual(['ideal']);
  expect(asked).toBe(1);
  answer = () => Promise.reject(new Error('away'));
  await pause(40);
  await account.known();
  expect([account.offered(), asked]).toEqual([['ideal'], 2]);
  answer = () => Promise.resolve(methods);
  await pause(20);
  await account.known();
  expect([account.offered(), asked]).toEqual([methods, 3]);
});
