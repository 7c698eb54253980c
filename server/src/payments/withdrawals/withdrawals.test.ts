import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { addMember, logIn } from '../../../test/members.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const day = 24 * 3_600_000;

let count = 0;
/** A member who bought 30 credits, with the number of the order. */
async function buyer() {
  count += 1;
  const member = await addMember(kit, `koper${count}`);
  const browser = await logIn(kit, member);
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
  return { member, browser, number: payment.number ?? '' };
}
const declare = (input: { name?: string; order: string; email: string }, as: Browser = kit.browser()) =>
  kit.call('POST /api/withdrawal.php', { name: 'Mark de Wit', ...input }, { as });
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
  const mail = (await kit.mailsTo(member.email.toUpperCase()))[0];
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toMatch(/Op 21 november 2026 om \d\d:\d\d heb je verklaard/);
  expect(mail?.text).toContain('Mark de Wit');
  expect(mail?.text).toMatch(/24,99/);
});

test('with another address it is kept all the same, and nothing is told of the order', async () => {
  const { number } = await buyer();
  await declare({ order: number, email: 'stranger@example.org' });
  expect(await newest()).toMatchObject({ order_number: number, payment_id: null, refund_minor: null });
  expect((await kit.mailsTo('stranger@example.org'))[0]?.text).not.toMatch(/24,99/);
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
