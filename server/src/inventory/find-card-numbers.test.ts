import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { freePort, listen } from '../../test/listen.ts';
import { another } from '../../test/profiles.ts';
import { findCardNumbers } from './find-card-numbers.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const { db } = kit;

const has = async (text: string) =>
  (await db.pool.query<{ has: boolean }>('select has_card_number_v1($1) as has', [text])).rows[0]?.has;

test.each([
  ['4111111111111111', true],
  ['(a,"{""card"": ""5500005555555559""}",b)', true],
  ['4111 1111 1111 1111', true],
  ['4111-1111-1111-1111', true],
  ['3782 822463 10005', true],
  ['6011000990139424 en meer', true],
  ['4111111111111112', false],
  // A moment in milliseconds, an account, an id and a long figure.
  ['1763917376000', false],
  ['DE89 3704 0044 0532 0130 00', false],
  ['NL91ABNA0417164300', false],
  ['41111111-1111-1111-1111-111111111111', false],
  ['x4111111111111111', false],
  ['41111111111111111111111', false],
])('%s: %s', async (text, expected) => {
  expect(await has(text)).toBe(expected);
});

test('no table holds the number of a card after orders by card and account, and one that did would be named (T103)', async () => {
  const { browser } = await another(kit, 'anna');
  for (const method of ['creditcard', 'ideal', 'paypal'] as const) {
    const order = { credits: 30, method, start_now: true, key: randomUUID() };
    const { ok } = await kit.call('POST /api/payment.php', order, { as: browser });
    await kit.app.request(new URL(ok.redirect ?? '').pathname, {
      method: 'POST',
      body: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await kit.advance(2000);
  }
  const { rows } = await db.pool.query('select count(*)::int from payments where completed_at is not null');
  expect(rows).toEqual([{ count: 3 }]);
  // A figure of our own that looks like one.
  await db.pool.query('create table figures (mask bigint); insert into figures values (4111111111111111)');
  expect(await findCardNumbers(db)).toEqual([]);
  await db.pool.query('drop table figures');
  await db.pool.query(
    "update payments set redirect = 'https://pay.example/4111111111111111' where method = 'creditcard'",
  );
  expect(await findCardNumbers(db)).toEqual([{ relation: 'payments', found: 1 }]);
});
