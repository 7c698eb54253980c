import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie']);
const { db } = kit;

/** Somebody who bought 30 credits. */
async function buyer(input: object = {}) {
  const person = await another(kit, 'luuk');
  const { id, reference } = await ordered(person, input);
  psp.decide(reference, 'paid');
  await settled();
  return { person, id, reference };
}
const withdraw = async (person: Person, id: string, email = person.email) => {
  const { number } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok.payment;
  const declared = { name: 'Luuk', order: number ?? '', email };
  await kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
};
const comesBack = async ({ browser }: Person) =>
  (await kit.call('GET /api/refunds.php', {}, { as: browser })).ok.refunds;
const byTheClock = async () => {
  await paymentTasks(kit.services)['check-refunds']({}, { db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(1000);
};

test('what is withdrawn from is asked for, under way by a day, and paid on one (T42)', async () => {
  const { person, id, reference } = await buyer();
  expect(await comesBack(person)).toEqual([]);
  psp.faults.unavailable = 3;
  await withdraw(person, id);
  const asked = kit.clock.now();
  const until = new Date(asked.getTime() + 14 * day).toISOString();
  const told = { payment: id, reason: null, amount_minor: 2499, currency: 'EUR', method: 'ideal', credits: 30, until };
  expect(await comesBack(person)).toMatchObject([{ ...told, state: 'asked', settled_at: null }]);
  await kit.advance(0).catch(() => undefined);
  psp.faults.unavailable = 0;
  await byTheClock();
  await kit.advance(60_000);
  expect(await comesBack(person)).toMatchObject([{ ...told, state: 'under_way' }]);
  await kit.advance(3_600_000);
  await byTheClock();
  psp.decide(reference, 'refunds_done');
  await settled();
  await kit.advance(1000);
  // One line, although the payment was refunded as a whole as well.
  expect(await comesBack(person)).toMatchObject([
    { ...told, state: 'paid', until: null, settled_at: expect.any(String) },
  ]);
});

test('what its provider cannot pay back waits for an account, and what was dropped is refused with the reason', async () => {
  const { person, id } = await buyer({ credits: 10, method: 'paysafecard' });
  await withdraw(person, id);
  await kit.advance(1000);
  const [waiting] = await comesBack(person);
  expect(waiting).toMatchObject({ state: 'needs_account', method: 'paysafecard', number: expect.any(String) });
  const by = {
    siteId: 1,
    number: waiting!.number!,
    outcome: 'dropped',
    actor: 'ina',
    reference: 'by mistake',
  } as const;
  await closeRepayment(kit.services, { ...by, now: kit.clock.now() });
  const dropped = await comesBack(person);
  expect(dropped).toMatchObject([{ state: 'refused', reason: 'dropped', until: null }]);
  expect(JSON.stringify(dropped)).not.toContain('mistake');
});

test('what was withdrawn from too late is refused, with the day on which it could be; what was refunded by hand is paid', async () => {
  const { person, id, reference } = await buyer();
  const { withdrawal } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok.payment;
  kit.clock.advance(20 * day);
  // Somebody else's declaration about this order is not told to its buyer.
  await withdraw(person, id, 'somebody@example.org');
  expect(await comesBack(person)).toEqual([]);
  await withdraw(person, id);
  expect(await comesBack(person)).toMatchObject([
    { state: 'refused', reason: 'too_late', amount_minor: null, until: withdrawal?.until },
  ]);
  psp.decide(reference, 'refund_whole');
  await settled();
  expect((await comesBack(person)).map(({ state }) => state).toSorted()).toEqual(['paid', 'refused']);
});

test('nobody sees what comes back to somebody else', async () => {
  const { person, id } = await buyer();
  await withdraw(person, id);
  expect(await comesBack(person)).toHaveLength(1);
  expect(await comesBack(await another(kit, 'luuk'))).toEqual([]);
  expect((await kit.call('GET /api/refunds.php', {})).status).toBe(403);
});
