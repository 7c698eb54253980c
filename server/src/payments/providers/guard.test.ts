import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type PaymentProvider, type ProviderOrder, ProviderRefusal } from '../provider.ts';
import { chooseProvider } from './choose-provider.ts';
import { guard } from './guard.ts';

const order = {} as ProviderOrder;
const started = { reference: 'x', redirect: '/' };
const provider = (name: string, answer: () => Promise<typeof started>): PaymentProvider => ({
  name,
  isLive: false,
  methods: ['ideal'],
  createPayment: answer,
  cancelPayment: () => Promise.resolve(),
  fetchPayment: () => Promise.reject(new Error('away')),
  refundPayment: () => Promise.reject(new Error('away')),
  fetchRefund: () => Promise.reject(new Error('away')),
  verifyNotification: () => Promise.resolve(undefined),
});
const ideal = { method: 'ideal', country: 'NL', currency: 'EUR', totalMinor: 999 } as const;
const times = { patience: 40, failures: 3, rest: 80 };

test('a provider that fails some times in a row rests, and is tried again after that', async () => {
  let isAway = true;
  const first = guard(
    provider('first', () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(started))),
    times,
  );
  const second = guard(
    provider('second', () => Promise.resolve(started)),
    times,
  );
  const chosen = () => chooseProvider([first, second], [], ideal)?.name;
  for (let failures = 0; failures < times.failures; failures += 1) {
    expect(chosen()).toBe('first');
    await expect(first.createPayment(order)).rejects.toThrow('away');
  }
  expect(chosen()).toBe('second');
  await pause(times.rest + 10);
  expect(chosen()).toBe('first');
  await expect(first.createPayment(order)).rejects.toThrow('away');
  expect(chosen()).toBe('second');
  isAway = false;
  await pause(times.rest + 10);
  expect(await first.createPayment(order)).toEqual(started);
  expect(chosen()).toBe('first');
});

test('a provider that alone carries a method is asked even while it rests', async () => {
  const only = guard(
    provider('only', () => Promise.reject(new Error('away'))),
    times,
  );
  for (let failures = 0; failures < times.failures; failures += 1)
    await only.createPayment(order).catch(() => undefined);
  expect([
    only.isAvailable(),
    chooseProvider([only], [], ideal)?.name,
    chooseProvider([only], [], { ...ideal, method: 'blik' }),
  ]).toEqual([false, 'only', undefined]);
});

test('an answer that takes too long has failed', async () => {
  const slow = guard(
    provider('slow', () => pause(200, started)),
    times,
  );
  await expect(slow.createPayment(order)).rejects.toThrow(/timed out/i);
});

test('that a provider says no is no failure', async () => {
  const strict = guard(
    provider('strict', () => Promise.reject(new ProviderRefusal('strict', '422'))),
    times,
  );
  for (let calls = 0; calls < 10; calls += 1)
    await expect(strict.createPayment(order)).rejects.toThrow(ProviderRefusal);
  expect(strict.isAvailable()).toBe(true);
});

test('asking about what was started does not count: it goes on whatever new orders do', async () => {
  const away = guard(
    provider('away', () => Promise.resolve(started)),
    times,
  );
  for (let calls = 0; calls < 10; calls += 1) await expect(away.fetchPayment('x', new Date())).rejects.toThrow('away');
  expect(away.isAvailable()).toBe(true);
});
