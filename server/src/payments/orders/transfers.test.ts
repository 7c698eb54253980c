import { transferDays } from '@vonk/contract/payments';
import { day, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { listOpenPayments } from '../payments.ts';

const { psp, kit, port, order, ordered, settled } = await openShop(['mollie']);
const { db } = kit;

const read = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;
const byTheClock = async (milliseconds: number) => {
  kit.clock.advance(milliseconds);
  await db.pool.query(`select enqueue_v1('check-open-payments', '{}')`);
  await kit.advance(0);
};
/** Lets the sandbox take new orders while Mollie does not. */
const atSandbox = async (person: Person) => {
  const mollie = kit.services.providers.find(({ name }) => name === 'mollie')!;
  const { isAvailable } = mollie;
  Object.assign(mollie, { isAvailable: () => false });
  const { id } = await ordered(person, { method: 'sct' }).finally(() => Object.assign(mollie, { isAvailable }));
  const { redirect } = await read(person, id);
  const press = async (outcome: string) => {
    await kit.app.request(new URL(redirect ?? '').pathname, {
      method: 'POST',
      body: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await kit.advance(1000);
  };
  return { id, press };
};

test('an order by bank transfer says here where to transfer it, until when, and is booked when it came', async () => {
  const person = await another(kit, 'anna');
  const { ok } = await order(person, { method: 'sct' });
  expect(ok.redirect).toBeNull();
  const dueOn = new Date(kit.clock.now().getTime() + transferDays * day).toISOString().slice(0, 10);
  expect(ok.payment.transfer).toEqual({
    holder: 'Stichting Stand-in Payments',
    iban: 'NL53ABNA0627535577',
    bic: 'ABNANL2A',
    reference: expect.stringMatching(/^RF12-\w{4}-\w{4}$/),
    due_on: dueOn,
    wrong_minor: null,
  });
  const [atMollie] = [...psp.mollie.payments.values()].filter(
    ({ metadata }) => (metadata as { order: string }).order === ok.payment.id,
  );
  expect(atMollie?.dueDate).toBe(dueOn);
  // It is not ended after half an hour, and is asked about now and then.
  await byTheClock(3 * day);
  expect((await read(person, ok.payment.id)).state).toBe('created');
  psp.decide(atMollie!.id, 'paid_short');
  await settled();
  expect((await read(person, ok.payment.id)).state).toBe('created');
  psp.decide(atMollie!.id, 'paid');
  await settled();
  expect(await read(person, ok.payment.id)).toMatchObject({ state: 'completed', transfer: null });
  expect(await creditsOf(person)).toBe(30);
});

test('where to transfer is known although the first answer was lost, from whoever asks next', async () => {
  const person = await another(kit, 'anna');
  psp.faults.dropAnswers = 1;
  const { refusal } = await order(person, { method: 'sct' });
  expect(refusal.error).toBe('payment_unavailable');
  const lost = [...psp.mollie.payments.values()].at(-1)!;
  const { order: id } = lost.metadata as { order: string };
  psp.decide(lost.id, 'paid_short');
  await settled();
  expect((await read(person, id)).transfer).toMatchObject({ iban: 'NL53ABNA0627535577' });
});

test('what is too little or too much goes back, is told with its amount, and leaves the order open', async () => {
  const person = await another(kit, 'anna');
  const { id, press } = await atSandbox(person);
  await press('paid_short');
  expect(await read(person, id)).toMatchObject({ state: 'created', transfer: { wrong_minor: 1250 } });
  await press('paid_over');
  expect(await read(person, id)).toMatchObject({ state: 'created', transfer: { wrong_minor: 2749 } });
  const { rows } = await db.pool.query(
    `select count(*)::int as told from live_events where subscriber_id = $1 and kind = 'payment'`,
    [person.id],
  );
  expect(rows).toEqual([{ told: 2 }]);
  expect(await creditsOf(person)).toBe(0);
  await press('paid');
  expect(await read(person, id)).toMatchObject({ state: 'completed', transfer: null });
  expect(await creditsOf(person)).toBe(30);
});

test('a transfer that comes after its last day gives what was ordered, once', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'sct' });
  psp.decide(reference, 'expired');
  await settled();
  expect((await read(person, id)).state).toBe('expired');
  psp.faults.notificationCopies = 5;
  psp.decide(reference, 'paid_late');
  await settled();
  expect(await read(person, id)).toMatchObject({ state: 'completed', number: expect.any(String) });
  expect(await creditsOf(person)).toBe(30);

  const other = await another(kit, 'anna');
  const late = await atSandbox(other);
  await byTheClock((transferDays + 2) * day);
  expect((await read(other, late.id)).state).toBe('expired');
  await late.press('paid_late');
  expect((await read(other, late.id)).state).toBe('completed');
  expect(await creditsOf(other)).toBe(30);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('what else nobody paid within half an hour is ended at Mollie, which would let it live longer (T29)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'paypal' });
  await byTheClock(29 * minute);
  expect(psp.mollie.payments.get(reference)?.status).toBe('open');
  await byTheClock(10 * minute);
  expect(psp.mollie.payments.get(reference)?.status).toBe('canceled');
  expect((await read(person, id)).state).toBe('expired');
});

test('what cannot be ended any more and is paid late is booked at the price of its order (T29)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person);
  psp.mollie.payments.get(reference)!.isAtBank = true;
  await byTheClock(40 * minute);
  expect((await read(person, id)).state).toBe('created');
  psp.decide(reference, 'paid');
  await settled();
  expect(await read(person, id)).toMatchObject({ state: 'completed', total_minor: 2499 });
  expect(await creditsOf(person)).toBe(30);
});

test('a notification that names a payment of somebody else does not end it', async () => {
  psp.faults.dropAnswers = 1;
  expect((await order(await another(kit, 'anna'))).refusal.error).toBe('payment_unavailable');
  const lost = [...psp.mollie.payments.values()].at(-1)!;
  const { order: id } = lost.metadata as { order: string };
  const strange = { ...lost, id: 'tr_strange', metadata: { order: 'of-another-one' } };
  psp.mollie.payments.set(strange.id, strange);
  kit.clock.advance(40 * minute);
  await kit.app.request(`/api/payment-notification.php?provider=mollie&order=${id}`, {
    method: 'POST',
    body: `id=${strange.id}`,
    headers: { host: `localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  await kit.advance(0);
  expect(strange.status).toBe('open');
});

test('a payment under way for days is asked about less and less often', async () => {
  const person = await another(kit, 'anna');
  const { id } = await ordered(person, { method: 'sct' });
  let asked = 0;
  const mine = async () => {
    const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [id]);
    return (await listOpenPayments(db, kit.clock.now())).some((open) => open.id === rows[0]?.id);
  };
  for (let passed = 0; passed < 3 * day; passed += 15 * minute) {
    kit.clock.advance(15 * minute);
    if (await mine()) asked += 1;
    await byTheClock(0);
  }
  // Every quarter of an hour would be 288 times.
  expect(asked).toBeGreaterThan(12);
  expect(asked).toBeLessThan(40);
});
