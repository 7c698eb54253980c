import { randomUUID } from 'node:crypto';
import { paymentMethods } from '@vonk/contract/payment-methods';
import { expect, test, describe } from 'vitest';
import type { Role, Traits } from '../../test/cast.ts';
import { createKit, type Browser } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { freePort, listen } from '../../test/listen.ts';
import type { CallInput } from '@vonk/contract/api';
import { readKeys } from './sandbox/keys.ts';
import { sign, signatureHeader } from './sandbox/signature.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);

/** A member of their own for each test, in a browser. */
async function buyer(role: Role = 'anna', more: Traits & { host?: string } = {}) {
  const member = await another(kit, role, more);
  return { member, browser: member.browser };
}
const order = (browser: Browser, input: Partial<CallInput<'POST /api/payment.php'>> = {}) => orderAny(browser, input);
const orderAny = (browser: Browser, input: object) =>
  kit.callWith(
    'POST /api/payment.php',
    { credits: 30, method: 'ideal', start_now: true, key: randomUUID(), ...input },
    { as: browser },
  );
const paymentOf = async (browser: Browser, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const userOf = async (browser: Browser) => (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user;
const pathOf = (url: string | null) => new URL(url ?? '').pathname;
/** Presses a button of the sandbox's page. */
const decide = (redirect: string | null, outcome: string) =>
  kit.app.request(pathOf(redirect), {
    method: 'POST',
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const rowsOf = async (table: string, memberId: string) =>
  (await kit.db.pool.query(`select * from ${table} where member_id = $1`, [memberId])).rows;
const orderAndPay = async (browser: Browser, outcome: string, input = {}) => {
  const { ok } = await order(browser, input);
  const answer = await decide(ok.redirect, outcome);
  return { id: ok.payment.id, redirect: ok.redirect, answer };
};

describe('the packages', () => {
  test('show total, price per credit and per message, the cheapest first, and no method that is not for here (CRED-3, T22)', async () => {
    const { ok } = await kit.call('GET /api/packages.php', {});
    expect(ok).toMatchObject({ currency: 'EUR', country: 'NL', vat_basis_points: 2100 });
    expect(ok.packages.map(({ credits, total_minor }) => [credits, total_minor])).toEqual([
      [10, 999],
      [30, 2499],
      [75, 4999],
      [200, 9999],
    ]);
    expect(ok.packages[1]).toEqual({
      credits: 30,
      total_minor: 2499,
      credit_price_minor: 83,
      message_price_minor: 83,
      lowest_minor: 2499,
    });
    expect(ok.methods.map(({ slug }) => slug)).toEqual([
      'ideal',
      'creditcard',
      'paypal',
      'applepay',
      'paysafecard',
      'sct',
      'sdd',
    ]);
  });

  test.each([
    ['localhost', 'BE', 'EUR', 999, 'bancontact'],
    ['dichterbij.localhost', 'CH', 'CHF', 999, 'creditcard'],
    ['maanlicht.localhost', 'PL', 'PLN', 4299, 'blik'],
  ])('on %s in %s are in %s', async (host, country, currency, total, method) => {
    const browser = kit.browser(host);
    browser.cookies.set('country', country);
    const { ok } = await kit.call('GET /api/packages.php', {}, { as: browser });
    expect([ok.currency, ok.packages[0]?.total_minor]).toEqual([currency, total]);
    expect(ok.methods.map(({ slug }) => slug)).toContain(method);
    const { ok: site } = await kit.call('GET /api/settings.php', {}, { as: browser });
    expect(site.settings.currency).toBe(currency);
  });
});

describe('an order', () => {
  test('waits at the provider, with its VAT, and books nothing yet (T49)', async () => {
    const { browser, member } = await buyer();
    const { status, ok } = await order(browser, { next: '/chats/abc' });
    expect(status).toBe(200);
    expect(ok.payment).toMatchObject({
      state: 'created',
      credits: 30,
      total_minor: 2499,
      vat_minor: 434,
      vat_country: 'NL',
      number: null,
    });
    expect(ok.redirect).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\/sb_\w{14}$/);
    expect(await userOf(browser)).toMatchObject({ credits: 0, paid_user: false });
    const consents = await kit.db.pool.query(
      'select kind, given, text_version, subject from consents where account_id = $1',
      [member.id],
    );
    expect(consents.rows).toEqual([
      { kind: 'immediate_delivery', given: true, text_version: '1', subject: ok.payment.id },
    ]);
  });

  test('of exactly one message is possible, at the smallest pack’s unit price (T21)', async () => {
    const { browser } = await buyer();
    expect((await order(browser, { credits: 1 })).ok.payment.total_minor).toBe(100);
    expect((await order(browser, { credits: 7 })).ok.payment.total_minor).toBe(699);
  });

  test('with a key that was used gets the first order again, even from two clicks at one moment', async () => {
    const { browser, member } = await buyer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(browser, { key })));
    expect(new Set(answers.map(({ ok }) => ok.payment.id)).size).toBe(1);
    expect(new Set(answers.map(({ ok }) => ok.redirect)).size).toBe(1);
    const again = await order(browser, { key, credits: 200 });
    expect(again.ok.payment).toMatchObject({ id: answers[0]?.ok.payment.id, credits: 30 });
    expect(await rowsOf('payments', member.id)).toHaveLength(1);
    const { rows } = await kit.db.pool.query('select * from sandbox_payments where order_id = $1', [
      answers[0]?.ok.payment.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['without asking for delivery at once', { start_now: false }, 409, 'delivery_consent_required'],
    ['of nothing', { credits: 0 }, 400, 'invalid_input'],
    ['of half a credit', { credits: 1.5 }, 400, 'invalid_input'],
    ['of too many', { credits: 1001 }, 400, 'invalid_input'],
    ['of less than nothing', { credits: -10 }, 400, 'invalid_input'],
    ['with a key that is none', { key: 'x' }, 400, 'invalid_input'],
    ['with a method that ended', { method: 'giropay' as const }, 409, 'method_unavailable'],
    ['with a method of another country', { method: 'blik' as const }, 409, 'method_unavailable'],
    ['with a method nobody knows', { method: 'goud' }, 400, 'invalid_input'],
    ['over a method’s limit', { method: 'paysafecard' as const, credits: 200 }, 409, 'method_unavailable'],
    ['at a price that is not ours', { total_minor: 1 }, 409, 'price_changed'],
    ['that leads to another site', { next: '//evil.example/' }, 400, 'invalid_input'],
    ['with an unknown field', { price: 1 }, 400, 'invalid_input'],
  ])('%s is refused and leaves nothing', async (_, input, status, code) => {
    const { browser, member } = await buyer();
    const answer = await orderAny(browser, input);
    expect([answer.status, answer.refusal.error]).toEqual([status, code]);
    expect(answer.refusal.message).toMatch(/\S/);
    expect(await rowsOf('payments', member.id)).toEqual([]);
  });

  test('needs a member', async () => {
    const answer = await order(kit.browser());
    expect([answer.status, answer.refusal.error]).toEqual([403, 'authentication_required']);
  });

  test('of another origin is refused', async () => {
    const { browser } = await buyer();
    const input = { credits: 10, method: 'ideal', start_now: true, key: randomUUID() } as const;
    const { status } = await kit.call('POST /api/payment.php', input, {
      as: browser,
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
  });
});

describe('a paid payment', () => {
  test('is booked by the notification: credits, premium, receipt and number, all at once (CRED-2, T48)', async () => {
    const { browser, member } = await buyer();
    const { id, answer } = await orderAndPay(browser, 'paid', { next: '/chats/abc' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:3000/credits/30/ideal?payment=${id}&next=%2Fchats%2Fabc`,
    );
    expect((await paymentOf(browser, id)).state).toBe('created');
    await kit.advance(1000);
    const payment = await paymentOf(browser, id);
    expect(payment).toMatchObject({ state: 'completed', made_premium: true, redirect: null });
    expect(payment.number).toMatch(/^2026-\d{6}$/);
    expect(payment.withdrawal).toEqual({
      until: '2026-12-05T22:59:59.000Z',
      is_open: true,
      unused_credits: 30,
      refund_minor: 2499,
      is_whole: false,
      declared_at: null,
      is_repaid: false,
    });
    expect(payment.events.map(({ state, source }) => [state, source])).toEqual([
      ['created', 'member'],
      ['completed', 'provider'],
    ]);
    expect(await userOf(browser)).toMatchObject({ credits: 30, free_credits: 0, paid_user: true });
    const [lot] = await rowsOf('credit_lots', member.id);
    expect(lot).toMatchObject({
      kind: 'bought',
      amount: 30,
      remaining: 30,
      unit_price_minor: '83.3000',
      currency: 'EUR',
    });
    const [mail] = await kit.mailsTo(member.email);
    expect(mail?.subject).toBe(`Bon voor bestelling ${payment.number}`);
  });

  test('tells open screens: the payment’s state, and the balance', async () => {
    const { browser, member } = await buyer();
    const { id } = await orderAndPay(browser, 'paid', { credits: 10 });
    await kit.advance(1000);
    const { rows } = await kit.db.pool.query(
      'select kind, payload from live_events where subscriber_id = $1 order by seq',
      [member.id],
    );
    expect(rows).toEqual([
      { kind: 'balance', payload: { credits: 10, free_credits: 0, paid_user: true, payment: id } },
      { kind: 'payment', payload: { id, state: 'completed' } },
    ]);
  });

  test('whose notification comes twice is booked once (T108)', async () => {
    const { browser, member } = await buyer();
    await orderAndPay(browser, 'paid_twice');
    await kit.advance(1000);
    await kit.advance(2000);
    expect(await rowsOf('credit_lots', member.id)).toHaveLength(1);
    expect(await userOf(browser)).toMatchObject({ credits: 30 });
    expect(await kit.mailsTo(member.email)).toHaveLength(1);
  });

  test('is booked although the buyer never comes back (T105)', async () => {
    const { browser } = await buyer();
    const { answer } = await orderAndPay(browser, 'paid_away');
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.text()).toContain('Je browser gaat niet vanzelf terug');
    await kit.advance(1000);
    expect(await userOf(browser)).toMatchObject({ credits: 30, paid_user: true });
  });

  test('that was pending goes through both states', async () => {
    const { browser } = await buyer();
    const { id } = await orderAndPay(browser, 'pending');
    await kit.advance(1000);
    expect((await paymentOf(browser, id)).state).toBe('pending');
    expect(await userOf(browser)).toMatchObject({ credits: 0, paid_user: false });
    await kit.advance(5000);
    expect((await paymentOf(browser, id)).events.map(({ state }) => state)).toEqual([
      'created',
      'pending',
      'completed',
    ]);
    expect(await userOf(browser)).toMatchObject({ credits: 30 });
  });

  test.each(['failed', 'cancelled'])(
    'that %s gives nothing, and the next order is a new one (PAY-3)',
    async (outcome) => {
      const { browser, member } = await buyer();
      const { id } = await orderAndPay(browser, outcome);
      await kit.advance(1000);
      expect(await paymentOf(browser, id)).toMatchObject({ state: outcome, number: null, withdrawal: null });
      expect(await userOf(browser)).toMatchObject({ credits: 0, paid_user: false });
      await orderAndPay(browser, 'paid', { method: 'creditcard' });
      await kit.advance(1000);
      expect(await userOf(browser)).toMatchObject({ credits: 30, paid_user: true });
      expect(await rowsOf('credit_lots', member.id)).toHaveLength(1);
    },
  );

  test('is asked for when no notification comes, by the buyer or by itself', async () => {
    const { browser } = await buyer();
    const { id } = await orderAndPay(browser, 'paid');
    await kit.db.pool.query(`delete from graphile_worker._private_jobs`);
    const { ok } = await kit.call('POST /api/payment-check.php', { id }, { as: browser });
    expect(ok.payment.state).toBe('completed');
    const second = await orderAndPay(browser, 'paid');
    await kit.db.pool.query(`delete from graphile_worker._private_jobs`);
    kit.clock.advance(6 * 60_000);
    await kit.db.pool.query(`select enqueue_v1('check-open-payments', '{}')`);
    await kit.advance(0);
    expect((await paymentOf(browser, second.id)).state).toBe('completed');
    expect(await userOf(browser)).toMatchObject({ credits: 60 });
  });

  test('cannot be paid any more after half an hour (T29)', async () => {
    const { browser } = await buyer();
    const { ok } = await order(browser);
    kit.clock.advance(30 * 60_000);
    await decide(ok.redirect, 'paid');
    await kit.db.pool.query(`select enqueue_v1('check-open-payments', '{}')`);
    await kit.advance(0);
    expect((await paymentOf(browser, ok.payment.id)).state).toBe('expired');
    expect(await userOf(browser)).toMatchObject({ credits: 0 });
  });

  test('that is refunded loses what is left of it, and premium when it was the only one (CRED-2)', async () => {
    const { browser, member } = await buyer();
    const { redirect, id } = await orderAndPay(browser, 'paid');
    await kit.advance(1000);
    await kit.db.pool.query(
      `select * from spend_credits_v1(1::smallint, $1, 4, true, false, 'message', 'm', $2::date, $2)`,
      [member.id, kit.clock.now()],
    );
    expect((await paymentOf(browser, id)).withdrawal).toMatchObject({ unused_credits: 26, refund_minor: 2166 });
    await decide(redirect, 'refunded');
    await kit.advance(1000);
    expect((await paymentOf(browser, id)).state).toBe('refunded');
    expect(await userOf(browser)).toMatchObject({ credits: 0, paid_user: false });
  });

  test('that is charged back leaves premium when another purchase stands', async () => {
    const { browser } = await buyer();
    const { redirect } = await orderAndPay(browser, 'paid');
    await orderAndPay(browser, 'paid', { credits: 10 });
    await kit.advance(1000);
    await decide(redirect, 'charged_back');
    await kit.advance(1000);
    expect(await userOf(browser)).toMatchObject({ credits: 10, paid_user: true });
  });

  test('numbers invoices without gaps, over all sites of a company (T48)', async () => {
    const { browser } = await buyer();
    const ids: string[] = [];
    for (const outcome of ['paid', 'failed', 'paid'])
      ids.push((await orderAndPay(browser, outcome, { credits: 10 })).id);
    await kit.advance(1000);
    const numbers = (await Promise.all(ids.map((id) => paymentOf(browser, id)))).flatMap(({ number }) => number ?? []);
    const [first, second] = numbers.map((number) => Number(number.slice(5))).sort((one, other) => one - other);
    expect(second).toBe((first ?? 0) + 1);
    const german = await buyer('elsa', { host: 'dichterbij.localhost' });
    const { id } = await orderAndPay(german.browser, 'paid', { method: 'creditcard' });
    await kit.advance(1000);
    const third = `2026-${String((second ?? 0) + 1).padStart(6, '0')}`;
    expect((await paymentOf(german.browser, id)).number).toBe(third);
  });
});

describe('a notification', () => {
  const post = (body: string, headers: Record<string, string>, host = 'localhost') =>
    kit.call('POST /api/payment-notification.php', { provider: 'sandbox' }, { as: kit.browser(host), headers, body });
  const signed = async (body: string, at = kit.clock.now()) => {
    const [key] = await readKeys(kit.db);
    return { [signatureHeader]: sign(key!, Buffer.from(body), at) };
  };
  const bodyOf = (redirect: string | null, event = 'evt_1') =>
    JSON.stringify({ id: event + randomUUID(), payment: pathOf(redirect).split('/').at(-1) });

  test('is taken with a good signature and refused with any other, without a word why (T107)', async () => {
    const { browser } = await buyer();
    const { redirect } = await orderAndPay(browser, 'failed');
    const body = bodyOf(redirect);
    const good = await signed(body);
    expect((await post(body, good)).status).toBe(200);
    const old = await signed(body, new Date(kit.clock.now().getTime() - 301_000));
    const wrong = [
      [body, {}],
      [body, { [signatureHeader]: sign(Buffer.alloc(32), Buffer.from(body), kit.clock.now()) }],
      [`${body} `, good],
      [body, old],
      [body, { [signatureHeader]: 't=1,v1=00' }],
    ] as const;
    for (const [sent, headers] of wrong) {
      const answer = await post(sent, headers);
      expect([answer.status, answer.refusal.error, answer.refusal.details]).toEqual([400, 'invalid_input', undefined]);
    }
  });

  test('of an unknown provider, or too large, is refused', async () => {
    const unknown = await kit.call('POST /api/payment-notification.php', { provider: 'nobody' }, { body: '{}' });
    expect(unknown.status).toBe(400);
    const large = 'x'.repeat(70_000);
    expect((await post(large, await signed(large))).status).toBe(400);
  });

  test('about no payment of this site is taken and does nothing', async () => {
    const { browser, member } = await buyer();
    const { redirect } = await orderAndPay(browser, 'paid');
    await kit.db.pool.query(`delete from graphile_worker._private_jobs`);
    const body = bodyOf(redirect);
    expect((await post(body, await signed(body), 'maanlicht.localhost')).status).toBe(200);
    await kit.advance(0);
    expect(await rowsOf('credit_lots', member.id)).toEqual([]);
  });

  test('that comes a hundred times at once books one lot (T108)', async () => {
    const { browser, member } = await buyer();
    const { redirect } = await orderAndPay(browser, 'paid');
    const body = bodyOf(redirect);
    const headers = await signed(body);
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(body, headers)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await kit.advance(1000);
    expect(await rowsOf('credit_lots', member.id)).toHaveLength(1);
    expect(await userOf(browser)).toMatchObject({ credits: 30 });
  });

  test('that lies about the state books what the provider says (T105, T109)', async () => {
    const { browser } = await buyer();
    const { ok } = await order(browser);
    const body = JSON.stringify({ id: 'evt_lie', payment: pathOf(ok.redirect).split('/').at(-1), state: 'paid' });
    expect((await post(body, await signed(body))).status).toBe(200);
    await kit.advance(0);
    expect((await paymentOf(browser, ok.payment.id)).state).toBe('created');
  });

  test.each([
    ['amount', 'amount_minor = 1'],
    ['currency', `currency = 'USD'`],
    ['order', `order_id = 'another'`],
  ])('of a payment with another %s books nothing and leaves a mark', async (problem, change) => {
    const { browser, member } = await buyer();
    const { redirect, id } = await orderAndPay(browser, 'paid');
    await kit.db.pool.query(`update sandbox_payments set ${change} where reference = $1`, [
      pathOf(redirect).split('/').at(-1),
    ]);
    await kit.advance(1000);
    expect((await paymentOf(browser, id)).state).toBe('created');
    expect(await rowsOf('credit_lots', member.id)).toEqual([]);
    const { rows } = await kit.db.pool.query(
      'select problem from payment_events e join payments p on p.id = e.payment_id where p.member_id = $1 and problem is not null',
      [member.id],
    );
    expect(rows).toEqual([{ problem }]);
  });
});

describe('another member’s payment', () => {
  test('is not found, whatever is asked about it, and stands in nobody else’s list', async () => {
    const { browser } = await buyer();
    const { ok } = await order(browser);
    const other = await buyer();
    const id = ok.payment.id;
    expect((await kit.call('GET /api/payment.php', { id }, { as: other.browser })).status).toBe(404);
    expect((await kit.call('POST /api/payment-check.php', { id }, { as: other.browser })).status).toBe(404);
    expect((await kit.call('GET /api/transactions.php', {}, { as: other.browser })).ok.transactions).toEqual([]);
    expect((await kit.call('GET /api/transactions.php', { after: id }, { as: other.browser })).status).toBe(400);
  });

  test('of another site is not found', async () => {
    const german = await buyer('elsa', { host: 'dichterbij.localhost' });
    const { browser } = await buyer();
    const { ok } = await order(browser);
    expect((await kit.call('GET /api/payment.php', { id: ok.payment.id }, { as: german.browser })).status).toBe(404);
  });
});

test('the list of payments comes in pages, newest first, each payment once (PAY-6)', async () => {
  const { browser } = await buyer();
  const ids: string[] = [];
  for (let at = 0; at < 27; at += 1) {
    kit.clock.advance(60_000);
    ids.unshift((await order(browser)).ok.payment.id);
  }
  const first = await kit.call('GET /api/transactions.php', {}, { as: browser });
  const second = await kit.call('GET /api/transactions.php', { after: first.ok.next ?? '' }, { as: browser });
  expect([...first.ok.transactions, ...second.ok.transactions].map(({ id }) => id)).toEqual(ids);
  expect([first.ok.transactions.length, second.ok.next]).toEqual([25, null]);
});

test('prices are written once per change, and never change afterwards (T33)', async () => {
  const prices = () =>
    kit.db.pool.query(`select country, credits, total_minor from prices where site_id = 3 order by id`);
  const before = (await prices()).rows;
  expect(before).toHaveLength(4);
  const { browser } = await buyer('anna', { siteId: 3, host: 'maanlicht.localhost' });
  await order(browser, { method: 'blik' });
  expect((await prices()).rows).toEqual(before);
  await expect(kit.db.pool.query('update prices set total_minor = 1')).rejects.toThrow('append-only');
});

test('every method of the original has its name', () => {
  expect([...paymentMethods].sort()).toEqual(
    [
      'sdd',
      'prezelewy24',
      'blik',
      'sct',
      'giropay',
      'mastercard',
      'visa',
      'creditcard',
      'nexi',
      'cartebancaire',
      'ideal',
      'bancontact',
      'applepay',
      'paysafecard',
      'maestro',
      'paypal',
      'sofort',
      'eps',
    ].sort(),
  );
});

test('the sandbox is a page of its own, without script, and unknown payments are not there', async () => {
  const { browser } = await buyer();
  const { ok } = await order(browser);
  const page = await kit.app.request(pathOf(ok.redirect));
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('Sandbox. Hier wordt niet echt betaald.');
  expect(text).toContain('€&nbsp;24,99'.replace('&nbsp;', '\u00a0'));
  expect(text).not.toMatch(/<script|style=|onclick/);
  expect((await kit.app.request('/sandbox/checkout/sb_nothing')).status).toBe(404);
});
