import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';

const { psp, kit, order, ordered, settled } = await openShop(['stripe'], { SANDBOX_PAYMENTS: 'false' });
const blik = { method: 'blik', blik_code: '777 123' } as const;

/** Somebody who pays in złoty. */
async function pole(): Promise<Person> {
  const person = await another(kit, 'anna', { siteId: 3, host: 'maanlicht.localhost', columns: { country: 'PL' } });
  person.browser.cookies.set('country', 'PL');
  return person;
}
const stateOf = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;

beforeAll(() => void psp.stripe.wrongCodes.add('000000'));

test('a code that is typed here pays once it is confirmed in the app of its bank, without a page (PAY-2)', async () => {
  const person = await pole();
  const { methods } = (await kit.call('GET /api/packages.php', {}, { as: person.browser })).ok;
  expect(methods.filter(({ takes_code: takesCode }) => takesCode).map(({ slug }) => slug)).toEqual(['blik']);
  const key = randomUUID();
  const { ok } = await order(person, { ...blik, key });
  expect(ok).toMatchObject({ redirect: null, payment: { state: 'created', redirect: null } });
  // Pressed twice it is one.
  expect((await order(person, { ...blik, key })).ok.payment.id).toBe(ok.payment.id);
  const sessions = [...psp.stripe.sessions.values()].filter(({ metadata }) => metadata['order'] === ok.payment.id);
  expect(sessions).toHaveLength(1);
  psp.decide(sessions[0]!.id, 'paid');
  await settled();
  expect(await stateOf(person, ok.payment.id)).toBe('completed');
  const { rows } = await kit.db.pool.query(`select from payments p where to_jsonb(p)::text like '%777123%'`);
  expect(rows).toEqual([]);
});

test('a code that is wrong, or that nobody confirmed, is said so, and charges nothing', async () => {
  const person = await pole();
  for (const code of ['12345', 'abcdef', '1234567'])
    expect((await order(person, { ...blik, blik_code: code })).refusal).toMatchObject({
      error: 'blik_code_wrong',
      field: 'blik_code',
    });
  expect((await kit.db.pool.query('select from payments where member_id = $1', [person.id])).rowCount).toBe(0);
  const key = randomUUID();
  const { refusal } = await order(person, { ...blik, blik_code: '000000', key });
  expect(refusal).toMatchObject({ error: 'blik_code_wrong', field: 'blik_code' });
  // The same press again finds what failed; the next one is another order.
  expect((await order(person, { ...blik, key })).ok.payment.state).toBe('failed');
  const next = await ordered(person, blik);
  psp.decide(next.reference, 'failed');
  await settled();
  expect(await stateOf(person, next.id)).toBe('failed');
});

test('codes are not tried out: after three that failed the method waits (T116)', async () => {
  const person = await pole();
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await order(person, { ...blik, blik_code: '000000' })).refusal.error).toBe('blik_code_wrong');
    await kit.advance(minute);
  }
  expect((await order(person, blik)).refusal.error).toBe('payment_wait');
});

test('without a code, and by another provider, it is typed at a page', async () => {
  const { ok } = await order(await pole(), { method: 'blik' });
  expect(ok.redirect).toContain('/stripe/checkout/');
});

test('a code with another method is no part of the order', async () => {
  const { ok } = await order(await another(kit, 'bram'), { method: 'ideal', blik_code: '000000' });
  expect(ok.redirect).toContain('/stripe/checkout/');
});
