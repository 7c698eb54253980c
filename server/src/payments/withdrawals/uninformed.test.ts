import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { compareBooks } from '../books/compare.ts';
import { earnDays } from '../books/earn.ts';
import { markUninformedOrders } from './mark-uninformed.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const { db, services } = kit;
const site = services.sites.byId(1)!;

/** Orders 30 credits and pays them; `between` is what happens before it is paid. */
async function buy({ browser }: Person, between = async () => {}) {
  const order = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { ok } = await kit.call('POST /api/payment.php', order, { as: browser });
  await between();
  await kit.app.request(new URL(ok.redirect ?? '').pathname, {
    method: 'POST',
    body: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await kit.advance(2000);
  return ok.payment.id;
}
const show = async (id: string, { browser }: Person) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const withdraw = async (id: string, person: Person) => {
  const { number } = await show(id, person);
  const declared = { name: 'Anna', order: number ?? '', email: person.email };
  await kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
  return (await show(id, person)).withdrawal;
};
/** What is agreed to is append-only: this one was never written. */
const withoutConsent = async ({ id }: Person) =>
  void (await db.pool.query(`set session_replication_role = replica;
    delete from consents where account_id = '${id}' and kind = 'immediate_delivery';
    set session_replication_role = origin`));
/** Whether the books, balances and the ledger say the same, as of the last midnight. */
async function agree() {
  kit.clock.advance(25 * hour);
  const until = await earnDays(db, site, kit.clock.now());
  expect(await compareBooks(db, site, until ?? kit.clock.now())).toEqual([]);
  expect(await ledgerAgrees(kit)).toBe(true);
}
/** The sessions are over by then. */
const later = async (person: Person, days: number): Promise<Person> => {
  kit.clock.advance(days * day);
  const fresh = await another(kit, 'anna');
  await db.pool.query('update sessions set account_id = $2 where account_id = $1', [fresh.id, person.id]);
  return { ...person, browser: fresh.browser };
};

test('an order whose buyer was not told of withdrawing can be withdrawn from at day 300, any other cannot (T44)', async () => {
  const [told, untold] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const first = await buy(told);
  const second = await buy(untold, () => withoutConsent(untold));
  expect((await show(first, told)).withdrawal?.until).toBe('2026-12-05T22:59:59.000Z');
  expect((await show(second, untold)).withdrawal?.until).toBe('2027-12-05T22:59:59.000Z');
  const toldLater = await later(told, 300);
  const untoldLater = await later(untold, 0);
  expect(await withdraw(first, toldLater)).toMatchObject({ is_open: false, declared_at: null });
  expect(await withdraw(second, untoldLater)).toMatchObject({ refund_minor: 2499, declared_at: expect.any(String) });
});

test.each([
  ['a part was used', 4],
  ['all was used', 30],
])('who agreed to no delivery at once gets the whole price back, also where %s (T42)', async (_, used) => {
  const [told, untold] = [await another(kit, 'luuk'), await another(kit, 'luuk')];
  const first = await buy(told);
  const second = await buy(untold, () => withoutConsent(untold));
  for (const { id } of [told, untold])
    await db.pool.query(
      `select * from spend_credits_v1(1::smallint, $1, $2, true, false, 'message', 'm', $3::date, $3)`,
      [id, used, kit.clock.now()],
    );
  const before = (await show(second, untold)).withdrawal;
  expect(before).toMatchObject({ unused_credits: 30 - used, refund_minor: 2499, is_whole: true });
  expect(await withdraw(first, told)).toMatchObject({ refund_minor: Math.round((2499 * (30 - used)) / 30) });
  expect(await withdraw(second, untold)).toMatchObject({ refund_minor: 2499, is_whole: true });
  const { rows } = await db.pool.query('select number, credits, amount_minor from repayments where member_id = $1', [
    untold.id,
  ]);
  expect(rows).toMatchObject([{ credits: 30 - used, amount_minor: 2499 }]);
  expect(await readSums(kit, untold)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
  await agree();
  // The sandbox pays it back by itself; then nothing is left of the order, in the books neither.
  for (let rounds = 0; rounds < 4; rounds += 1) await kit.advance(minute);
  expect((await show(second, untold)).state).toBe('refunded');
  const { rows: notes } = await db.pool.query(
    `select i.sheet -> 'section' ->> 'text' as text from invoices i join payments p on p.id = i.payment_id
      where p.public_id = $1 and i.kind = 'credit_note'`,
    [second],
  );
  expect(notes).toEqual([
    {
      text:
        'Je hebt de koop herroepen. Bij de bestelling hadden we je niet goed over herroepen verteld, ' +
        'dus de hele prijs is terugbetaald, wat je er ook van gebruikt had.',
    },
  ]);
  await agree();
});

test('the staff marks the orders of days with a wrong text: they are open for twelve months more, and no others (T44)', async () => {
  kit.clock.advance(3 * day);
  const anna = await another(kit, 'anna');
  const first = await buy(anna);
  const on = kit.clock.now().toISOString().slice(0, 10);
  kit.clock.advance(2 * day);
  const second = await buy(anna);
  const until = (await show(first, anna)).withdrawal?.until ?? '';
  const orders = { from: on, to: on, actor: 'ina', reason: 'the text named seven days', now: kit.clock.now() };
  expect(await markUninformedOrders(db, { ...site, siteId: 2 }, orders)).toBe(0);
  expect(await markUninformedOrders(db, site, { ...orders, receipt: 'none' })).toBe(0);
  expect(await markUninformedOrders(db, site, orders)).toBe(1);
  expect(await markUninformedOrders(db, site, orders)).toBe(0);
  const longer = (await show(first, anna)).withdrawal?.until ?? '';
  expect([longer.slice(0, 4), longer.slice(5, 10)]).toEqual([
    String(Number(until.slice(0, 4)) + 1),
    until.slice(5, 10),
  ]);
  expect((await show(second, anna)).withdrawal?.until?.slice(0, 4)).toBe(until.slice(0, 4));
});
