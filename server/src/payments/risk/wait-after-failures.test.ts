import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { another, type Person } from '../../../test/profiles.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);

const order = ({ browser }: Person, method = 'creditcard', key = randomUUID()) =>
  kit.callWith('POST /api/payment.php', { credits: 10, method, start_now: true, key }, { as: browser });
async function decide(redirect: string | null, outcome: string) {
  await kit.app.request(new URL(redirect ?? '').pathname, {
    method: 'POST',
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await kit.advance(2000);
}
const fail = async (person: Person, method?: string) => decide((await order(person, method)).ok.redirect, 'failed');
const ordersOf = async ({ id }: Person) =>
  (await kit.db.pool.query('select from payments where member_id = $1', [id])).rowCount;

test('after three failed payments the method waits and says how long, other methods and members go on (T116, T124)', async () => {
  const [luuk, anna] = [await another(kit, 'luuk'), await another(kit, 'anna')];
  for (let times = 0; times < 2; times += 1) await fail(luuk);
  expect((await order(luuk)).status).toBe(200);
  await fail(luuk);
  const before = await ordersOf(luuk);
  const { status, refusal } = await order(luuk);
  expect([status, refusal.error, refusal.field]).toEqual([429, 'payment_wait', 'method']);
  const seconds = Number(refusal.details?.['seconds']);
  expect(seconds).toBeGreaterThan(29 * 60);
  expect(refusal.message).toContain('30 minuten');
  expect(await ordersOf(luuk)).toBe(before);
  expect((await order(luuk, 'ideal')).status).toBe(200);
  expect((await order(anna)).status).toBe(200);
  await kit.advance(seconds * 1000 - 1000);
  expect((await order(luuk)).status).toBe(429);
  await kit.advance(2000);
  expect((await order(luuk)).status).toBe(200);
});

test('what was ordered before goes on, and payments that succeed or are cancelled are no failures', async () => {
  const luuk = await another(kit, 'luuk');
  const key = randomUUID();
  const { ok } = await order(luuk, 'creditcard', key);
  for (const outcome of ['cancelled', 'paid', 'failed', 'failed'])
    await decide((await order(luuk)).ok.redirect, outcome);
  expect((await order(luuk)).status).toBe(200);
  await fail(luuk);
  expect((await order(luuk)).status).toBe(429);
  // The order that stands is answered again, and can be paid.
  expect((await order(luuk, 'creditcard', key)).ok.payment.id).toBe(ok.payment.id);
  await kit.advance(31 * minute);
});
