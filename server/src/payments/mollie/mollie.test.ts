import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { another, type Person } from '../../../test/profiles.ts';
import { keptCardsAt } from '../../../test/payments/kept-cards.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend } from '../../../test/payments/stand-in.ts';
import { whateverHappens } from '../../../test/payments/whatever-happens.ts';

const { psp, kit, port, order, ordered, settled, problemsOf } = await openShop(['mollie']);
const idOf = (redirect: string | null) => /\/mollie\/checkout\/(tr_\w+)$/.exec(redirect ?? '')?.[1] ?? '';
const facts = async ({ id, browser }: Person, payment: string) => {
  const { rows } = await kit.db.pool.query<{ lots: number; numbers: number }>(
    `select (select count(*)::int from credit_lots where member_id = $1) as lots,
      (select count(*)::int from payments where member_id = $1 and number is not null) as numbers`,
    [id],
  );
  const { state } = (await kit.call('GET /api/payment.php', { id: payment }, { as: browser })).ok.payment;
  const { credits } = (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user ?? {};
  return { ...rows[0], state, credits };
};
const notify = (body: string, { provider = 'mollie', host = `localhost:${port}`, more = '' } = {}) =>
  kit.app.request(`/api/payment-notification.php?provider=${provider}${more}`, {
    method: 'POST',
    body,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  });

test('an order goes to Mollie with its amount, page and name, and is booked once Mollie says that it was paid (PAY-2, T105)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { next: '/chats/abc' });
  expect(psp.mollie.payments.get(reference)).toMatchObject({
    amount: { currency: 'EUR', value: '24.99' },
    method: 'ideal',
    locale: 'nl_NL',
    metadata: { order: id },
    redirectUrl: expect.stringContaining(`/credits/30/ideal?payment=${id}&next=`),
    webhookUrl: expect.stringContaining(`provider=mollie&order=${id}`),
  });
  psp.decide(reference, 'paid');
  expect(await facts(person, id)).toEqual({ lots: 0, numbers: 0, state: 'created', credits: 0 });
  await settled();
  expect(await facts(person, id)).toEqual({ lots: 1, numbers: 1, state: 'completed', credits: 30 });
  expect(psp.notifier.sent.at(-1)?.status).toBe(200);
});

test.each([
  ['canceled', 'cancelled'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['pending', 'pending'],
] as const)('what Mollie calls %s is %s here, and books nothing', async (outcome, state) => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person);
  psp.decide(reference, outcome);
  await settled();
  expect(await facts(person, id)).toEqual({ lots: 0, numbers: 0, state, credits: 0 });
});

test.each([
  ['creditcard', 'creditcard'],
  ['paypal', 'paypal'],
  ['sct', 'banktransfer'],
  ['applepay', 'applepay'],
  ['paysafecard', 'paysafecard'],
])('the method %s is %s at Mollie', async (method, name) => {
  const { reference } = await ordered(await another(kit, 'anna'), { method, credits: 10 });
  expect(psp.mollie.payments.get(reference)?.method).toBe(name);
});

test('whatever happens at Mollie, and in whatever order it is told, credits come once and no payment goes back (T106)', async () => {
  expect(await whateverHappens({ kit, psp, orderOf: (person) => ordered(person) })).toBeGreaterThan(20);
});

test('of a card with two brands the one that its holder chose is kept, and stands on the receipt (T104)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'creditcard' });
  const page = await (await fetch(`${psp.url}/mollie/checkout/${reference}`)).text();
  expect(page).toContain('value="Carte Bleue"');
  const body = new URLSearchParams({ network: 'Carte Bleue', outcome: 'paid' });
  await fetch(`${psp.url}/mollie/checkout/${reference}`, { method: 'POST', body, redirect: 'manual' });
  await settled();
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
  expect(payment).toMatchObject({ state: 'completed', method: 'creditcard', card_brand: 'cartes_bancaires' });
  const [receipt] = await kit.mailsTo(person.email);
  expect(receipt?.text).toContain('(Cartes Bancaires)');
});

keptCardsAt({
  kit,
  provider: 'mollie',
  async decide(reference, outcome) {
    psp.decide(reference, outcome);
    await psp.notifier.settled();
  },
  answer(token, how) {
    psp.mollie.mandates.get(token)!.answers = how;
  },
  replace(token) {
    Object.assign(psp.mollie.mandates.get(token)!.card!, { lastFour: '7777', expires: '2031-01-31' });
  },
  isKept: (token) => psp.mollie.mandates.get(token)?.status === 'valid',
  countOf: (order) =>
    [...psp.mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === order).length,
});

describe('a notification', () => {
  test('a hundred times at once books once (T108)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.faults.notificationCopies = 100;
    psp.decide(reference, 'paid');
    await settled();
    expect(await facts(person, id)).toEqual({ lots: 1, numbers: 1, state: 'completed', credits: 30 });
    const { rows } = await kit.db.pool.query<{ count: number }>(
      'select count(*)::int as count from provider_events where event_id like $1',
      [`${reference}:%`],
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(2);
  });

  test('that says what is not so changes nothing: the state is what Mollie answers (T105, T107)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    expect((await notify(`id=${reference}&status=paid`)).status).toBe(200);
    await kit.advance(3000);
    expect(await facts(person, id)).toMatchObject({ state: 'created', credits: 0 });
  });

  test('that came right after another is looked into as well, although neither has a name', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.decide(reference, 'pending');
    await psp.notifier.settled();
    await kit.advance(0);
    psp.decide(reference, 'paid');
    await settled();
    expect(await facts(person, id)).toMatchObject({ state: 'completed', credits: 30 });
  });

  test.each([
    '',
    'id=',
    'id=tr_',
    'id=re_abc',
    'id=tr_%00',
    'id=../tr_abc',
    `id=tr_${'a'.repeat(100)}`,
    '{"id":"tr_abc"}',
  ])('with the body %j is refused', async (body) => {
    expect((await notify(body)).status).toBe(400);
  });

  test('about an unknown payment, or one of another site, is taken without a word and asks nobody', async () => {
    const { reference } = await ordered(await another(kit, 'anna'));
    const count = async () =>
      (await kit.db.pool.query<{ count: number }>('select count(*)::int as count from provider_events')).rows[0]?.count;
    const before = await count();
    expect((await notify('id=tr_unknown')).status).toBe(200);
    expect((await notify(`id=${reference}`, { host: 'dichterbij.localhost' })).status).toBe(200);
    expect((await notify(`id=${reference}`, { provider: 'sandbox' })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  test.each([
    ['amount', { amount: { currency: 'EUR', value: '0.01' } }],
    ['currency', { amount: { currency: 'USD', value: '24.99' } }],
    ['mode', { mode: 'live' }],
    ['order', { metadata: { order: 'somebody-else1' } }],
    ['order', { metadata: null }],
  ] as const)('of a payment whose %s is another books nothing and leaves a mark (T109)', async (problem, changed) => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    Object.assign(psp.mollie.payments.get(reference)!, changed);
    psp.decide(reference, 'paid');
    await settled();
    expect(await facts(person, id)).toMatchObject({ lots: 0, credits: 0, state: 'created' });
    expect(await problemsOf(reference)).toEqual([problem]);
  });

  test('that is there before we know what Mollie calls the payment books it all the same, and only that one', async () => {
    const person = await another(kit, 'anna');
    psp.faults.dropAnswers = 1;
    const { refusal } = await order(person);
    expect(refusal.error).toBe('payment_unavailable');
    const lost = [...psp.mollie.payments.values()].at(-1)!;
    const { order: id } = lost.metadata as { order: string };
    const other = await another(kit, 'anna');
    const theirs = await ordered(other);
    // Somebody else's paid payment under the name of this order is not believed, whether we know it or not.
    const strange = { ...lost, id: 'tr_strange', metadata: { order: 'of-another-one' }, status: 'paid' as const };
    psp.mollie.payments.set(strange.id, strange);
    expect((await notify(`id=${strange.id}`, { more: `&order=${id}` })).status).toBe(200);
    await kit.advance(3000);
    psp.decide(theirs.reference, 'paid');
    await psp.notifier.settled();
    expect((await notify(`id=${theirs.reference}`, { more: `&order=${id}` })).status).toBe(200);
    await settled();
    expect(await facts(person, id)).toMatchObject({ state: 'created', credits: 0 });
    psp.decide(lost.id, 'paid');
    await settled();
    expect(await facts(person, id)).toMatchObject({ state: 'completed', credits: 30 });
    expect(await facts(other, theirs.id)).toMatchObject({ state: 'completed', credits: 30 });
  });
});

describe('Mollie', () => {
  test('whose answer is lost after it acted has one payment after the retry (T110)', async () => {
    const person = await another(kit, 'anna');
    const key = randomUUID();
    const before = psp.mollie.payments.size;
    psp.faults.dropAnswers = 1;
    expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    const { ok } = await order(person, { key });
    expect(idOf(ok.redirect)).not.toBe('');
    expect(psp.mollie.payments.size).toBe(before + 1);
  });

  test('is not asked to start an order again once it may have forgotten its key', async () => {
    const person = await another(kit, 'anna');
    const key = randomUUID();
    psp.faults.unavailable = 3;
    expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    const before = psp.mollie.payments.size;
    kit.clock.advance(31 * 60_000);
    expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    expect(psp.mollie.payments.size).toBe(before);
  });

  test('that has too much to do is tried again by the buyer, with everything kept and nothing charged', async () => {
    const person = await another(kit, 'anna');
    const key = randomUUID();
    psp.faults.rateLimited = 1;
    expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    const { ok } = await order(person, { key });
    expect(ok.payment.state).toBe('created');
  });

  test('that fails is passed over for new orders, and keeps those it has', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.faults.unavailable = 1000;
    const keys = [1, 2, 3, 4, 5].map(() => randomUUID());
    for (const key of keys) expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    const { ok } = await order(await another(kit, 'anna'));
    expect(ok.redirect).toMatch(/\/sandbox\/checkout\/sb_/);
    mend(psp);
    psp.decide(reference, 'paid');
    await settled();
    expect(await facts(person, id)).toMatchObject({ state: 'completed', credits: 30 });
  });
});
