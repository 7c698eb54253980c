import { randomUUID } from 'node:crypto';
import { another } from '../../../test/profiles.ts';
import { expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const day = 24 * 3_600_000;

let count = 0;
/** A member who bought 30 credits, with the number of the order. */
async function buyer() {
  count += 1;
  const member = await another(kit, 'anna');
  const { browser } = member;
  return { member, browser, number: await buy(browser) };
}
/** Buys 30 credits; answers the number of the order. */
async function buy(browser: Browser) {
  const { ok } = await kit.call(
    'POST /api/payment.php',
    { credits: 30, method: 'ideal', start_now: true, key: randomUUID() },
    { as: browser },
  );
  await kit.app.request(new URL(ok.redirect ?? '').pathname, {
    method: 'POST',
    body: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await kit.advance(1000);
  const { payment } = (await kit.call('GET /api/payment.php', { id: ok.payment.id }, { as: browser })).ok;
  return payment.number ?? '';
}
const declare = (input: { name?: string; order: string; email: string }, as: Browser = kit.browser()) =>
  kit.call('POST /api/withdrawal.php', { name: 'Mark de Wit', ...input }, { as });
/** The receipt of a withdrawal that an address got last, if any. */
const receiptTo = async (email: string) =>
  (await kit.mailsTo(email)).find(({ subject }) => subject.startsWith('Bewijs van herroeping'));
const newest = async () =>
  (
    await kit.db.pool.query(
      'select order_number, email, payment_id, refund_minor from withdrawals order by received_at desc, id desc limit 1',
    )
  ).rows[0];

test('without login, with the address of the account: the receipt names order, date, time and what comes back (T39, T41)', async () => {
  const { member, number } = await buyer();
  const { status, ok } = await declare({ order: number, email: member.email.toUpperCase() });
  expect(status).toBe(200);
  expect(ok.received_at).toBe(kit.clock.now().toISOString());
  expect(await newest()).toMatchObject({ order_number: number, refund_minor: 2499 });
  const mail = await receiptTo(member.email);
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toMatch(/Op 21 november 2026 om \d\d:\d\d heb je verklaard/);
  expect(mail?.text).toContain('Mark de Wit');
  expect(mail?.text).toMatch(/24,99/);
});

test('with another address, or for no order, it is kept all the same, answered alike and mailed to nobody', async () => {
  const { member, number } = await buyer();
  const answers = [
    await declare({ name: 'Koop nu op www.example.org', order: number, email: 'stranger@example.org' }),
    await declare({ name: 'Koop nu op www.example.org', order: 'Koop nu', email: 'stranger@example.org' }),
    await declare({ order: number, email: member.email }),
  ];
  const now = kit.clock.now().toISOString();
  expect(answers.map(({ status, ok }) => [status, ok])).toEqual(answers.map(() => [200, { received_at: now }]));
  expect(await kit.mailsTo('stranger@example.org')).toEqual([]);
  const { rows } = await kit.db.pool.query("select payment_id from withdrawals where email = 'stranger@example.org'");
  expect(rows).toEqual([{ payment_id: null }, { payment_id: null }]);
});

test('a member who names another address gets the receipt at that of the order', async () => {
  const { member, browser, number } = await buyer();
  await declare({ order: number, email: 'another@example.org' }, browser);
  expect(await kit.mailsTo('another@example.org')).toEqual([]);
  expect((await receiptTo(member.email))?.subject).toContain(number);
});

test('three receipts a day go to one address, of both forms together, from however many networks', async () => {
  const { member, browser, number } = await buyer();
  const orders = [number, await buy(browser), await buy(browser), await buy(browser), await buy(browser)] as const;
  const before = (await kit.mailsTo(member.email)).length;
  const complaint = { kind: 'complaint', reason: 'payment', name: 'Mark', target: number, text: 'Twee keer.' } as const;
  for (let at = 0; at < 4; at += 1) {
    expect((await declare({ order: orders[at]!, email: member.email })).status).toBe(200);
    const { status } = await kit.call('POST /api/complaint.php', {
      ...complaint,
      email: member.email,
      declared: false,
    });
    expect(status).toBe(200);
    await kit.advance(3_600_001);
  }
  expect((await kit.mailsTo(member.email)).length - before).toBe(3);
  await kit.advance(day);
  await declare({ order: orders[4], email: member.email });
  expect((await kit.mailsTo(member.email)).length - before).toBe(4);
});

test('support gets it, with what is to be paid back', async () => {
  const { member, number } = await buyer();
  await declare({ order: number, email: member.email });
  const mail = (await kit.mailsTo('klantenservice@vonk.example')).find(({ subject }) => subject.includes(number));
  expect(mail?.text).toMatch(/Terug te betalen: €\s24,99/);
});

test('its buyer sees beforehand what comes back; a visitor and another member see nothing (T42)', async () => {
  const { browser, number } = await buyer();
  const other = await buyer();
  const show = async (as: Browser) => (await kit.call('GET /api/withdrawal.php', { order: number }, { as })).ok.order;
  expect(await show(browser)).toMatchObject({
    number,
    credits: 30,
    unused_credits: 30,
    refund_minor: 2499,
    is_open: true,
  });
  expect(await show(kit.browser())).toBeNull();
  expect(await show(other.browser)).toBeNull();
});

test('the time ends with the last second of the fourteenth day after the purchase, by the clock of the site (T43)', async () => {
  const { browser, number } = await buyer();
  const show = async () => (await kit.call('GET /api/withdrawal.php', { order: number }, { as: browser })).ok.order;
  const bought = kit.clock.now();
  const until = (await show())?.until ?? '';
  const inAmsterdam = new Date(until).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  const last = new Date(bought.getTime() + 14 * day).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  expect(inAmsterdam).toBe(`${last} 23:59:59`);
  kit.clock.advance(new Date(until).getTime() - bought.getTime());
  expect((await show())?.is_open).toBe(true);
  kit.clock.advance(1000);
  expect((await show())?.is_open).toBe(false);
});

test('after the period it is taken, but no refund is promised (T43)', async () => {
  const { member, number } = await buyer();
  await kit.advance(16 * day);
  const { status } = await declare({ order: number, email: member.email });
  expect(status).toBe(200);
  expect(await newest()).toMatchObject({ payment_id: null, refund_minor: null });
});

test('an order of another site is none of this one', async () => {
  const { member, number } = await buyer();
  await declare({ order: number, email: member.email }, kit.browser('dichterbij.localhost'));
  expect(await newest()).toMatchObject({ payment_id: null });
});

test.each([
  ['a name', { name: '', order: '1', email: 'a@example.org' }, 'name_required'],
  ['an order', { order: ' ', email: 'a@example.org' }, 'order_required'],
  ['an address', { order: '1', email: 'nowhere' }, 'email_invalid'],
])('without %s it says so', async (_, input, code) => {
  expect((await declare(input)).refusal.error).toBe(code);
});
