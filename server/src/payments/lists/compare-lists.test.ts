import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import type { ListedPayment } from '../provider.ts';
import { compareLists } from './compare-lists.ts';
import { compareProviderLists, compareWith, faultsOf, readProviderChecks } from './compare-provider-lists.ts';

const span = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') };
const payment = {
  orderId: 'ours',
  reference: 'tr_1',
  state: 'completed',
  amountMinor: 999,
  currency: 'EUR',
  isLive: true,
  createdAt: new Date('2026-11-21T12:00:00Z'),
} as const;
const beside = { ...payment, createdAt: new Date('2026-11-22T00:00:00Z') };
const none = { missing: [], extra: [], different: [] };

test.each([
  ['the same', [payment], [payment], none],
  ['missing there', [payment], [], { ...none, missing: ['ours'] }],
  ['extra there', [], [payment], { ...none, extra: ['tr_1'] }],
  ['of a day that is not compared', [beside], [], none],
  ['of such a day there', [], [beside], none],
  ['noted by them a moment after the day', [payment], [beside], none],
  ['another order', [payment], [{ ...payment, orderId: 'x' }], { ...none, different: ['ours order'] }],
  ['another amount', [payment], [{ ...payment, amountMinor: 998 }], { ...none, different: ['ours amount'] }],
  ['another currency', [payment], [{ ...payment, currency: 'PLN' }], { ...none, different: ['ours currency'] }],
  ['test mode', [payment], [{ ...payment, isLive: false }], { ...none, different: ['ours mode'] }],
  ['paid there alone', [{ ...payment, state: 'pending' }], [payment], { ...none, different: ['ours state'] }],
  ['charged back there', [payment], [{ ...payment, state: 'charged_back' }], { ...none, different: ['ours state'] }],
  ['over there alone', [{ ...payment, state: 'created' }], [{ ...payment, state: 'expired' }], none],
] as const)('PAY-7: what is %s is named or not', (_, ours, theirs, faults) => {
  expect(compareLists(ours, theirs, span)).toEqual(faults);
});

test('PAY-7: every night the list of the provider is held against ours, and figures are kept', async () => {
  const kit = await createKit();
  const sandbox = kit.services.providers[0]!;
  const run = (providers = kit.services.providers) =>
    compareProviderLists({ ...kit.services, providers })({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  const { browser } = await another(kit, 'anna');
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { ok } = await kit.call('POST /api/payment.php', input, { as: browser });
  await kit.advance(24 * 3_600_000);
  const compare = async () => faultsOf((await compareWith(kit.db, sandbox, kit.clock.now()))!);
  expect(await compare()).toEqual(none);
  await kit.db.pool.query(`update sandbox_payments set state = 'paid', amount_minor = 2498`);
  expect(await compare()).toEqual({
    ...none,
    different: [`${ok.payment.id} amount`],
  });
  await run();
  expect(await readProviderChecks(kit.db)).toMatchObject([{ provider: 'sandbox', missing: 0, extra: 0, different: 1 }]);
  await kit.db.pool.query(`update sandbox_payments set reference = 'sb_12345678901234'`);
  await run();
  expect(await readProviderChecks(kit.db)).toMatchObject([{ provider: 'sandbox', missing: 1, extra: 1, different: 0 }]);
  const { listPayments: _, ...mute } = sandbox;
  await run([
    { ...sandbox, listPayments: failing },
    { ...mute, name: 'mute' },
  ]);
  expect(await readProviderChecks(kit.db)).toMatchObject([{ provider: 'sandbox', missing: 1, extra: 1, different: 0 }]);
});

/** A list that breaks off at once. */
const failing = (): AsyncIterable<ListedPayment> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('socket hang up')) }),
});
