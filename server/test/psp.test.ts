import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noFaults, openPsp } from '@vonk/psp';

const psp = await openPsp();
const key = `sk_test_${'s'.repeat(20)}`;
const stripe = new Stripe(key, {
  protocol: 'http',
  host: '127.0.0.1',
  port: Number(new URL(psp.url).port),
  maxNetworkRetries: 0,
});

/** What came in at the shop, in its order. */
const heard: { body: string; type: string; at: number }[] = [];
let status = 200;
const shop: Server = createServer((asked, answer) => {
  let body = '';
  asked.on('data', (part: Buffer) => (body += part.toString()));
  asked.on('end', () => {
    heard.push({ body, type: (JSON.parse(body) as { type: string }).type, at: performance.now() });
    answer.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
psp.stripe.endpoint = {
  url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`,
  secret: 'whsec_of_the_shop',
};
afterAll(async () => {
  await psp.close();
  shop.close();
});
beforeEach(() => {
  Object.assign(psp.faults, noFaults);
  heard.length = 0;
  status = 200;
});

const begin = () =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 2499, product_data: { name: '30' } } }],
    allowed_payment_method_types: ['ideal'],
    success_url: 'http://shop.localhost/',
    expires_at: Math.floor(Date.now() / 1000) + 1860,
    metadata: { order: 'a', site: '1' },
  } as unknown as Stripe.Checkout.SessionCreateParams);
const told = async () => {
  await psp.notifier.settled();
  return heard.map(({ type }) => type);
};

test('answers come late, not at all, as 503 or as 429 on demand; one that is lost was acted upon', async () => {
  const started = performance.now();
  psp.faults.answerDelay = 120;
  await begin();
  expect(performance.now() - started).toBeGreaterThan(110);
  psp.faults.answerDelay = 0;
  const before = psp.stripe.sessions.size;
  // The client asks once more, by the same key, when a connection that it had kept breaks.
  psp.faults.dropAnswers = 2;
  await expect(begin()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(psp.stripe.sessions.size).toBe(before + 1);
  psp.faults.unavailable = 1;
  await expect(begin()).rejects.toMatchObject({ statusCode: 503 });
  psp.faults.rateLimited = 1;
  await expect(begin()).rejects.toThrow(Stripe.errors.StripeRateLimitError);
  expect(psp.stripe.sessions.size).toBe(before + 1);
  await begin();
});

test('notifications come late, twice, out of order, never, or forged on demand', async () => {
  const [one, two] = [await begin(), await begin()];
  psp.faults.notificationDelay = 120;
  const decided = performance.now();
  psp.decide(one.id, 'pending');
  expect(await told()).toEqual(['checkout.session.completed']);
  expect(heard[0]!.at - decided).toBeGreaterThan(110);
  Object.assign(psp.faults, noFaults, { notificationCopies: 3 });
  psp.decide(one.id, 'paid');
  expect(await told()).toHaveLength(4);
  Object.assign(psp.faults, noFaults, { dropNotifications: 1 });
  psp.decide(one.id, 'refund_part');
  expect(await told()).toHaveLength(4);
  Object.assign(psp.faults, noFaults, { reorderNotifications: true });
  psp.decide(two.id, 'pending');
  psp.decide(two.id, 'paid');
  expect((await told()).slice(4).toSorted()).toEqual([
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
  ]);
  Object.assign(psp.faults, noFaults);
  psp.forge({ provider: 'stripe', id: two.id });
  await psp.notifier.settled();
  const { body, headers } = psp.notifier.sent.at(-1)!;
  const verify = (secret: string) =>
    stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret).type;
  expect(() => verify('whsec_of_the_shop')).toThrow('signature');
  expect(verify('whsec_of_somebody_else')).toBe('checkout.session.completed');
  expect(() => psp.forge({ provider: 'mollie', id: 'tr_none' })).toThrow('nowhere');
});

test('events are listed a page at a time, those that nobody took among them', async () => {
  psp.stripe.pageSize = 2;
  const { id } = await begin();
  psp.decide(id, 'pending');
  await psp.notifier.settled();
  status = 500;
  psp.decide(id, 'paid');
  await psp.notifier.settled();
  const all: string[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) all.push(event.id);
  expect(new Set(all).size).toBe(psp.stripe.events.length);
  const missed = (await stripe.events.list({ delivery_success: false, limit: 1 })).data;
  expect(missed).toMatchObject([{ type: 'checkout.session.async_payment_succeeded', data: { object: { id } } }]);
  expect((await stripe.events.retrieve(missed[0]!.id)).id).toBe(missed[0]!.id);
});
