import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { closeRepayment } from './settle-repayment.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
// One network may declare ten times an hour.
beforeEach(() => kit.advance(3_600_001));

/** Buys 30 credits for 24.99, by a method that its provider does not pay back by: people do. */
async function buy({ browser }: Person) {
  const order = { credits: 30, method: 'paysafecard', start_now: true, key: randomUUID() } as const;
  const { payment, redirect } = (await kit.call('POST /api/payment.php', order, { as: browser })).ok;
  await kit.app.request(new URL(redirect ?? '').pathname, {
    method: 'POST',
    body: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await kit.advance(1000);
  return payment.id;
}
const show = async (id: string, { browser }: Person) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const withdraw = async (id: string, person: Person) => {
  const { number } = await show(id, person);
  return kit.call(
    'POST /api/withdrawal.php',
    { name: 'Anna', order: number ?? '', email: person.email },
    { as: person.browser },
  );
};
const send = (from: Person, to: Person) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text: 'Hoi' }, { as: from.browser });
const repaymentsOf = async ({ id }: Person) =>
  (
    await kit.db.pool.query<{ number: string; credits: number; amount_minor: number; state: string }>(
      'select number, credits, amount_minor, state from repayments where member_id = $1 order by asked_at',
      [id],
    )
  ).rows;
const isPremium = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.paid_user;
const settle = async (person: Person, outcome: 'paid' | 'dropped') => {
  const { number } = (await repaymentsOf(person)).find(({ state }) => state === 'due')!;
  return closeRepayment(kit.services, {
    siteId: 1,
    number,
    outcome,
    actor: 'ina',
    reference: 'tr_1',
    now: kit.clock.now(),
  });
};

test('what is left of the order leaves the balance at once, is queued to be repaid, and its owner sees it (T42)', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const id = await buy(anna);
  const free = (await readSums(kit, anna)).granted;
  for (let times = 0; times <= free; times += 1) expect((await send(anna, bram)).status).toBe(200);
  expect(await readSums(kit, anna)).toMatchObject({ balance: 29, granted: 0 });
  expect((await withdraw(id, anna)).status).toBe(200);
  expect(await readSums(kit, anna)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
  expect(await repaymentsOf(anna)).toMatchObject([{ credits: 29, amount_minor: 2416, state: 'due' }]);
  expect((await show(id, anna)).withdrawal).toMatchObject({
    is_open: false,
    refund_minor: 2416,
    declared_at: kit.clock.now().toISOString(),
    is_repaid: false,
  });
  expect((await send(anna, bram)).refusal).toMatchObject({ error: 'insufficient_credits' });
  expect(await settle(anna, 'paid')).toBe(true);
  const paid = await show(id, anna);
  expect([paid.state, paid.withdrawal]).toMatchObject(['completed', { is_repaid: true, refund_minor: 2416 }]);
  // A part was used: the purchase stands, and premium with it.
  expect(await isPremium(anna)).toBe(true);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('declared again, the first declaration stands and nothing is repaid twice', async () => {
  const anna = await another(kit, 'anna');
  const id = await buy(anna);
  const first = (await withdraw(id, anna)).ok;
  await kit.advance(60_000);
  expect((await withdraw(id, anna)).ok).toEqual(first);
  expect(await repaymentsOf(anna)).toHaveLength(1);
});

test('declared ten times at once beside messages that spend the last credits, each credit is spent or repaid once', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const id = await buy(anna);
  const before = await readSums(kit, anna);
  const [sent] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => send(anna, bram))),
    Promise.all(Array.from({ length: 10 }, () => withdraw(id, anna))),
  ]);
  const spent = sent.filter(({ status }) => status === 200).length;
  const repayments = await repaymentsOf(anna);
  const { balance, ledger, lots } = await readSums(kit, anna);
  expect(repayments).toHaveLength(1);
  expect(balance + spent + repayments[0]!.credits).toBe(before.balance);
  expect([ledger, lots]).toEqual([balance, balance]);
});

test('paid back in whole, the payment is refunded, and the only purchase takes premium with it (CRED-2)', async () => {
  const anna = await another(kit, 'anna');
  const id = await buy(anna);
  expect(await isPremium(anna)).toBe(true);
  await withdraw(id, anna);
  expect(await isPremium(anna)).toBe(true);
  await settle(anna, 'paid');
  expect((await show(id, anna)).state).toBe('refunded');
  expect((await show(id, anna)).events.at(-1)).toMatchObject({ state: 'refunded', source: 'staff' });
  expect(await isPremium(anna)).toBe(false);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('another purchase keeps premium, and its credits stay', async () => {
  const anna = await another(kit, 'anna');
  const [first] = [await buy(anna), await buy(anna)];
  const { granted } = await readSums(kit, anna);
  await withdraw(first, anna);
  await settle(anna, 'paid');
  expect(await readSums(kit, anna)).toMatchObject({ balance: 30 + granted });
  expect(await isPremium(anna)).toBe(true);
});

test('what is not repaid after all is its buyer’s again, once, and can be withdrawn from again', async () => {
  const anna = await another(kit, 'anna');
  const id = await buy(anna);
  const before = await readSums(kit, anna);
  await withdraw(id, anna);
  expect(await settle(anna, 'dropped')).toBe(true);
  expect(await readSums(kit, anna)).toEqual(before);
  expect((await show(id, anna)).withdrawal).toMatchObject({ is_open: true, declared_at: null });
  await kit.advance(1000);
  await withdraw(id, anna);
  expect(await repaymentsOf(anna)).toMatchObject([{ state: 'dropped' }, { state: 'due', credits: 30 }]);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('who is erased while a repayment is due gets it once; dropped then, nothing comes back to nobody (T26)', async () => {
  const anna = await another(kit, 'anna');
  await withdraw(await buy(anna), anna);
  await kit.call('POST /api/leave.php', { password, now: true }, { as: anna.browser });
  const mail = (await kit.mailsTo(anna.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
  const token = /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await kit.call('POST /api/erase.php', { token })).ok).toEqual({ done: true });
  expect(await repaymentsOf(anna)).toMatchObject([{ state: 'due', credits: 30 }]);
  expect(await settle(anna, 'dropped')).toBe(true);
  expect((await kit.db.pool.query('select from live_events where subscriber_id = $1', [anna.id])).rowCount).toBe(0);
  expect(await ledgerAgrees(kit)).toBe(true);
});
