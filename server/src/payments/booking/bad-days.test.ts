import { randomUUID } from 'node:crypto';
import { hour, minute } from '@vonk/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend } from '../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { keepBooks } from '../books/keep-books.ts';
import { paymentTasks } from '../jobs.ts';
import { settlePayment } from './settle-payment.ts';

const { psp, kit, order, ordered, settled } = await openShop(['mollie', 'stripe']);
const { db } = kit;
const site = kit.services.sites.byId(1)!;
const stateOf = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;
const routeTo = async (...providers: string[]) => {
  const route = JSON.stringify({ payment_routes: [{ providers }] });
  await db.pool.query('update sites set settings = settings || $1::jsonb where id = 1', [route]);
  await kit.services.sites.reload();
};
/** What the clock does, whether it succeeds or not. */
const tick = async () => {
  await paymentTasks(kit.services)['check-open-payments']({}, { db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(minute).catch(() => undefined);
};
// Whatever happened, ledger and books tell the same of it.
afterEach(async () => {
  const { faults } = await keepBooks(db, site, kit.clock.now());
  if (!(await ledgerAgrees(kit)) || faults.length > 0) throw new Error(`not even: ${JSON.stringify(faults)}`);
});

test.each(['mollie', 'stripe'] as const)(
  'while %s is down for an hour orders are refused in words, and what was paid meanwhile is booked once afterwards (T105, T110)',
  async (name) => {
    await routeTo(name);
    const [buyer, late] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const { id, reference } = await ordered(buyer);
    psp.faults.unavailable = 100_000;
    psp.decide(reference, 'paid');
    await psp.notifier.settled();
    const key = randomUUID();
    const { refusal } = await order(late, { key });
    expect(refusal).toMatchObject({ error: 'payment_unavailable', message: expect.stringMatching(/\S/) });
    for (let minutes = 0; minutes < 60; minutes += 6) {
      await kit.advance(5 * minute).catch(() => undefined);
      await tick();
    }
    expect(await stateOf(buyer, id)).toBe('created');
    mend(psp);
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await kit.advance(30 * minute).catch(() => undefined);
      await tick();
    }
    expect([await stateOf(buyer, id), await creditsOf(buyer)]).toEqual(['completed', 30]);
    expect(await creditsOf(late)).toBe(0);
    const { rows } = await db.pool.query(
      'select (select count(*)::int from credit_lots where member_id = $1 and payment_id is not null) as lots',
      [buyer.id],
    );
    expect(rows).toEqual([{ lots: 1 }]);
  },
  60_000,
);

test.each([45 * minute, 26 * hour])(
  'a clock that jumps ahead by %i ms between order and notification books once, and pays back once',
  async (jump) => {
    await routeTo('mollie');
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    kit.clock.advance(jump);
    psp.decide(reference, 'paid');
    await settled();
    expect([await stateOf(person, id), await creditsOf(person)]).toEqual(['completed', 30]);
    psp.decide(reference, 'refund_whole');
    await settled();
    await kit.advance(2 * minute);
    expect([await stateOf(person, id), await creditsOf(person)]).toEqual(['refunded', 0]);
  },
);

test.each([5 * minute, 3 * hour])(
  'processes whose clocks are apart by %i ms settle at once: what is paid is booked once, by either of them',
  async (behind) => {
    await routeTo('mollie');
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person);
    const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [id]);
    const scope = { siteId: 1, memberId: person.id };
    const settleAt = (now: Date) => settlePayment(kit.services, scope, { paymentId: rows[0]!.id, now });
    const late = () => new Date(kit.clock.now().getTime() - behind);
    // Before it is paid, one that lags ends nothing.
    await settleAt(late());
    expect(await stateOf(person, id)).toBe('created');
    psp.decide(reference, 'paid');
    await Promise.all([settleAt(late()), settleAt(kit.clock.now()), settleAt(late()), settleAt(kit.clock.now())]);
    await settled();
    expect([await stateOf(person, id), await creditsOf(person)]).toEqual(['completed', 30]);
  },
);

test.each([
  ['mollie', { amount: { currency: 'EUR', value: '0.00' } }],
  ['mollie', { amount: { currency: 'EUR', value: '-24.99' } }],
  ['mollie', { amount: { currency: 'EUR', value: '24.999' } }],
  ['mollie', { amount: { currency: 'EUR', value: '9999999999.99' } }],
  ['mollie', { amount: { currency: 'USD', value: '24.99' } }],
  ['stripe', { amount: 0 }],
  ['stripe', { amount: -2499 }],
  ['stripe', { amount: 2499.5 }],
  ['stripe', { amount: 999_999_999_999 }],
  ['stripe', { currency: 'usd' }],
] as const)('what %s says was paid with %j is not what was ordered: nothing is booked (T109)', async (name, change) => {
  await routeTo(name);
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person);
  const store: Map<string, object> = name === 'mollie' ? psp.mollie.payments : psp.stripe.sessions;
  Object.assign(store.get(reference)!, change);
  psp.decide(reference, 'paid');
  await psp.notifier.settled();
  await kit.advance(3000).catch(() => undefined);
  expect([await stateOf(person, id), await creditsOf(person)]).toEqual(['created', 0]);
  const { rows } = await db.pool.query(
    'select from money_entries m join payments p on p.id = m.payment_id where p.public_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
  // What is tried again and again would stand in the way of the next test.
  await db.pool.query('delete from graphile_worker._private_jobs');
});
