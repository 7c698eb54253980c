import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { keptCardsAt } from '../../../test/payments/kept-cards.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend, stripeSecret } from '../../../test/payments/stand-in.ts';
import { whateverHappens } from '../../../test/payments/whatever-happens.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';

const newSecret = 'whsec_the-next-one-of-them'.replaceAll('-', '');
const { psp, kit, port, order, ordered, settled, problemsOf } = await openShop(['stripe'], {
  STRIPE_WEBHOOK_SECRET: `${newSecret},${stripeSecret}`,
});
const stateOf = async ({ browser }: Person, id: string) => {
  const { state } = (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
  const { credits } = (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user ?? {};
  return [state, credits];
};
test('an order goes to a page of Stripe, and is booked once Stripe says that it was paid (PAY-2, T103, T105)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'creditcard' });
  const session = psp.stripe.sessions.get(reference);
  expect(session).toMatchObject({
    amount: 2499,
    currency: 'eur',
    methods: ['card'],
    metadata: { order: id, site: '1' },
    intentMetadata: { order: id, site: '1' },
    successUrl: expect.stringContaining(`/credits/30/creditcard?payment=${id}`),
  });
  // Nobody can pay it when the offer it was made at is over (T29).
  expect((session?.expiresAt ?? 0) - (session?.created ?? 0)).toBeLessThanOrEqual(31 * 60);
  psp.decide(reference, 'paid');
  await settled();
  expect(await stateOf(person, id)).toEqual(['completed', 30]);
  expect(psp.notifier.sent.at(-1)?.status).toBe(200);
});

test.each([
  ['cartes_bancaires', 'cartes_bancaires'],
  ['visa', 'visa'],
])('of a card with two brands the one that was chosen, %s, is kept (T104)', async (network, brand) => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'creditcard' });
  const body = new URLSearchParams({ network, outcome: 'paid' });
  await fetch(`${psp.url}/stripe/checkout/${reference}`, { method: 'POST', body, redirect: 'manual' });
  await settled();
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
  expect(payment).toMatchObject({ state: 'completed', card_brand: brand });
});

test('whatever happens at Stripe, and in whatever order it is told, credits come once and no payment goes back (T106)', async () => {
  expect(await whateverHappens({ kit, psp, orderOf: (person) => ordered(person) })).toBeGreaterThan(20);
});

test.each([
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['pending', 'pending'],
] as const)('what is %s at Stripe is %s here, and books nothing', async (outcome, state) => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person);
  psp.decide(reference, outcome);
  await settled();
  expect(await stateOf(person, id)).toEqual([state, 0]);
});

test('a refund and a dispute name another thing than the page, and find the payment all the same', async () => {
  const [one, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const [refunded, disputed] = [await ordered(one), await ordered(other)];
  for (const { reference } of [refunded, disputed]) psp.decide(reference, 'paid');
  await settled();
  psp.decide(refunded.reference, 'refund_whole');
  psp.decide(disputed.reference, 'charged_back');
  await settled();
  expect(await stateOf(one, refunded.id)).toEqual(['refunded', 0]);
  expect(await stateOf(other, disputed.id)).toEqual(['charged_back', 0]);
  // One that the shop won took no money away.
  psp.decide(disputed.reference, 'chargeback_reversed');
  const stripe = kit.services.providers.find(({ name }) => name === 'stripe')!;
  expect((await stripe.fetchPayment(disputed.reference, kit.clock.now())).state).toBe('completed');
});

test('a payment of another site is booked there, though all notifications come to one address', async () => {
  const person = await another(kit, 'anna', {
    siteId: 3,
    host: 'maanlicht.localhost',
    columns: { country: 'PL' },
  });
  person.browser.cookies.set('country', 'PL');
  const { id, reference } = await ordered(person, { method: 'blik' });
  psp.decide(reference, 'paid');
  await settled();
  expect(await stateOf(person, id)).toEqual(['completed', 30]);
});

describe('an event (T107)', () => {
  const post = (body: string, signature?: string) =>
    kit.app.request('/api/payment-notification.php?provider=stripe', {
      method: 'POST',
      body,
      headers: {
        host: `localhost:${port}`,
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    });
  const sign = (payload: string, secret = stripeSecret, seconds = 0) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(kit.clock.now().getTime() / 1000) + seconds,
    });
  const event = (reference: string) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: reference, object: 'checkout.session', payment_status: 'paid' } },
    });

  test('counts with a good signature, and with that of the key that replaces the other', async () => {
    const { reference } = await ordered(await another(kit, 'anna'));
    const body = event(reference);
    expect((await post(body, sign(body))).status).toBe(200);
    expect((await post(body, sign(body, newSecret))).status).toBe(200);
  });

  test('is refused without one, with a wrong key, a changed body or an old time', async () => {
    const { reference } = await ordered(await another(kit, 'anna'));
    const body = event(reference);
    const statuses = [
      await post(body),
      await post(body, sign(body, 'whsec_anotherone')),
      await post(`${body} `, sign(body)),
      await post(body, sign(body, stripeSecret, -301)),
      await post(body, 't=1,v1=00'),
      await post('null', sign('null')),
      await post('{}', sign('{}')),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 400));
  });

  test('that somebody else forged counts for nothing, whatever it is signed with and of whatever moment (T107)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    for (const forgery of [{}, { secret: stripeSecret, age: 301 }, { secret: 'whsec_x', age: -30 }])
      psp.forge({ provider: 'stripe', id: reference, ...forgery });
    await settled();
    expect(psp.notifier.sent.slice(-3).map(({ status }) => status)).toEqual([400, 400, 400]);
    // With the right secret it is looked into, and Stripe says that nobody paid.
    psp.forge({ provider: 'stripe', id: reference, secret: stripeSecret });
    await settled();
    expect(psp.notifier.sent.at(-1)?.status).toBe(200);
    expect(await stateOf(person, id)).toEqual(['created', 0]);
  });

  test('that nobody heard is asked for every hour, and taken in once: a chargeback is found by nothing else', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.decide(reference, 'paid');
    await settled();
    psp.stripe.pageSize = 2;
    psp.faults.dropNotifications = 1;
    psp.decide(reference, 'charged_back');
    await settled();
    expect(await stateOf(person, id)).toEqual(['completed', 30]);
    const missed = async () => {
      const about = { db: kit.db, now: kit.clock.now(), attempt: 1 };
      await paymentTasks(kit.services)['take-missed-notices']({}, about);
      await kit.advance(3000);
    };
    psp.faults.unavailable = 2;
    await missed();
    mend(psp);
    expect(await stateOf(person, id)).toEqual(['completed', 30]);
    await missed();
    expect(await stateOf(person, id)).toEqual(['charged_back', 0]);
    await missed();
    const { rows } = await kit.db.pool.query(
      `select from provider_events e join payments p on p.id = e.payment_id where p.public_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
  });

  test('about nothing that we do is taken and forgotten', async () => {
    const payout = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payout.paid',
      data: { object: { id: 'po_1' } },
    });
    expect((await post(payout, sign(payout))).status).toBe(200);
  });

  test('that says what is not so changes nothing: the state is what Stripe answers (T105)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    const body = event(reference);
    expect((await post(body, sign(body))).status).toBe(200);
    await kit.advance(3000);
    expect(await stateOf(person, id)).toEqual(['created', 0]);
  });

  test('a hundred times at once books once (T108)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.faults.notificationCopies = 100;
    psp.decide(reference, 'paid');
    await settled();
    expect(await stateOf(person, id)).toEqual(['completed', 30]);
    const { rows } = await kit.db.pool.query(
      `select from provider_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
        where p.provider_reference = $1`,
      [reference],
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'usd' }],
    ['mode', { isLive: true }],
    ['order', { metadata: { order: 'somebody-else1', site: '1' } }],
  ] as const)('of a payment whose %s is another books nothing and leaves a mark (T109)', async (problem, changed) => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    Object.assign(psp.stripe.sessions.get(reference)!, changed);
    psp.decide(reference, 'paid');
    await settled();
    expect(await stateOf(person, id)).toEqual(['created', 0]);
    expect(await problemsOf(reference)).toEqual([problem]);
  });
});

describe('Stripe', () => {
  test('whose answer is lost has one payment after the retry, and its notification finds the order before that (T110)', async () => {
    const person = await another(kit, 'anna');
    const key = randomUUID();
    const before = psp.stripe.sessions.size;
    // The client itself tries a second time.
    psp.faults.dropAnswers = 2;
    expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
    expect(psp.stripe.sessions.size).toBe(before + 1);
    const lost = [...psp.stripe.sessions.values()].at(-1)!;
    psp.decide(lost.id, 'paid');
    await settled();
    expect(await stateOf(person, lost.metadata.order!)).toEqual(['completed', 30]);
    expect(psp.stripe.sessions.size).toBe(before + 1);
  });

  test('pays back what was withdrawn, once (T112)', async () => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    psp.decide(reference, 'paid');
    await settled();
    const { number } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok.payment;
    const declared = { name: 'Anna', order: number ?? '', email: person.email };
    await kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
    await kit.advance(1000);
    const { refunds } = psp.stripe.sessions.get(reference)!;
    // Stripe forgets a key after a day.
    psp.stripe.answered.clear();
    const stripe = kit.services.providers.find(({ name }) => name === 'stripe')!;
    const again = { key: refunds[0]!.metadata.refund!, reference, amountMinor: 2499, currency: 'EUR', description: id };
    expect((await stripe.refundPayment({ ...again, now: kit.clock.now() })).reference).toBe(refunds[0]!.id);
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[2499, 'pending']]);
    psp.decide(reference, 'refunds_done');
    await settled();
    await kit.advance(1000);
    expect(await stateOf(person, id)).toEqual(['refunded', 0]);
  });

  test('is asked to end what nobody paid, and leaves alone what somebody did', async () => {
    const person = await another(kit, 'anna');
    const [open, paid] = [await ordered(person), await ordered(person)];
    psp.decide(paid.reference, 'paid');
    const stripe = kit.services.providers.find(({ name }) => name === 'stripe')!;
    for (const { reference } of [open, paid]) await stripe.cancelPayment(reference, kit.clock.now());
    expect((await stripe.fetchPayment(open.reference, kit.clock.now())).state).toBe('expired');
    expect((await stripe.fetchPayment(paid.reference, kit.clock.now())).state).toBe('completed');
  });
});

keptCardsAt({
  kit,
  provider: 'stripe',
  async decide(reference, outcome) {
    psp.decide(reference, outcome);
    await psp.notifier.settled();
  },
  answer(token, how) {
    psp.stripe.methods.get(token)!.answers = how === 'paid' ? 'succeeds' : 'declines';
  },
  replace(token) {
    Object.assign(psp.stripe.methods.get(token)!, { lastFour: '7777', expMonth: 1, expYear: 2031 });
  },
  isKept: (token) => typeof psp.stripe.methods.get(token)?.customer === 'string',
  countOf: (order) => [...psp.stripe.sessions.values()].filter(({ metadata }) => metadata['order'] === order).length,
});

describe('a card that Stripe keeps', () => {
  const keeping = async (person: Person) => {
    const { reference } = await ordered(person, { method: 'creditcard', save_method: true });
    psp.decide(reference, 'paid');
    await settled();
    const { cards } = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok;
    const { rows } = await kit.db.pool.query<{ token: string }>('select token from saved_cards where public_id = $1', [
      cards[0]!.id,
    ]);
    return { card: cards[0]!, method: psp.stripe.methods.get(rows[0]!.token)! };
  };
  const again = (person: Person, card: string) => order(person, { method: 'creditcard', saved_method: card });

  test('leads to its bank where that asks its owner to confirm, and is booked once they did (PAY-4)', async () => {
    const person = await another(kit, 'anna');
    const { card, method } = await keeping(person);
    method.answers = 'asks';
    const { ok } = await again(person, card.id);
    expect(ok.payment.state).toBe('created');
    const reference = /\/stripe\/checkout\/(pi_\w+)$/.exec(ok.redirect ?? '')?.[1] ?? '';
    psp.decide(reference, 'paid');
    await settled();
    expect(await stateOf(person, ok.payment.id)).toEqual(['completed', 60]);
    psp.decide(reference, 'refund_whole');
    await settled();
    expect(await stateOf(person, ok.payment.id)).toEqual(['refunded', 30]);
  });

  test('whose owner never confirms is paid by nobody after half an hour (T29)', async () => {
    const person = await another(kit, 'anna');
    const { card, method } = await keeping(person);
    method.answers = 'asks';
    const { ok } = await again(person, card.id);
    await kit.advance(31 * 60_000);
    await kit.call('POST /api/payment-check.php', { id: ok.payment.id }, { as: person.browser });
    expect(await stateOf(person, ok.payment.id)).toEqual(['expired', 30]);
    const reference = /\/stripe\/checkout\/(pi_\w+)$/.exec(ok.redirect ?? '')?.[1] ?? '';
    expect(psp.stripe.sessions.get(reference)?.intentStatus).toBe('canceled');
  });

  test('of two brands pays by the one that its buyer picked, now and again (T104)', async () => {
    const person = await another(kit, 'anna');
    const usual = psp.stripe.nextCard;
    psp.stripe.nextCard = { ...usual, brand: 'visa', network: 'cartes_bancaires', lastFour: '1516' };
    const { card } = await keeping(person);
    psp.stripe.nextCard = usual;
    expect(card.brand).toBe('cartes_bancaires');
    await again(person, card.id);
    expect([...psp.stripe.sessions.values()].at(-1)).toMatchObject({ isDirect: true, network: 'cartes_bancaires' });
  });

  test('whose answer is lost after it paid has paid once (T110)', async () => {
    const person = await another(kit, 'anna');
    const { card } = await keeping(person);
    const key = randomUUID();
    psp.faults.dropAnswers = 3;
    const lost = await order(person, { method: 'creditcard', saved_method: card.id, key });
    expect(lost.refusal.error).toBe('payment_unavailable');
    mend(psp);
    const { ok } = await order(person, { method: 'creditcard', saved_method: card.id, key });
    await settled();
    expect(await stateOf(person, ok.payment.id)).toEqual(['completed', 60]);
    const { sessions } = psp.stripe;
    expect([...sessions.values()].filter(({ metadata }) => metadata['order'] === ok.payment.id)).toHaveLength(1);
  });

  test('that its bank replaced is taken over as soon as Stripe tells of it', async () => {
    const person = await another(kit, 'anna');
    const { card, method } = await keeping(person);
    Object.assign(method, { lastFour: '2468' });
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_method.automatically_updated',
      data: { object: { id: method.id, object: 'payment_method' } },
    });
    const timestamp = Math.floor(kit.clock.now().getTime() / 1000);
    const answer = await kit.app.request('/api/payment-notification.php?provider=stripe', {
      method: 'POST',
      body: payload,
      headers: {
        host: `localhost:${port}`,
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeSecret, timestamp }),
      },
    });
    expect(answer.status).toBe(200);
    await kit.advance(2000);
    const { cards } = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok;
    expect(cards).toMatchObject([{ id: card.id, last_four: '2468' }]);
  });
});
