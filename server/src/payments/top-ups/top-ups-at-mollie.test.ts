import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { day } from '@vonk/contract/durations';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import type { DebitOrders } from '../../../test/payments/debit-process.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend, mollieKey } from '../../../test/payments/stand-in.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie']);
const { db } = kit;
const tick = async () => {
  await paymentTasks(kit.services)['plan-top-ups']({}, { db, now: kit.clock.now(), attempt: 1 });
  await settled();
};
const paymentsOf = async ({ id }: Person) =>
  (
    await db.pool.query<{ public_id: string; state: string; credits: number }>(
      'select public_id, state, credits from payments where member_id = $1 order by created_at',
      [id],
    )
  ).rows;
const startsOf = (order: string) =>
  [...psp.mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === order);
const tokenOf = async ({ id }: Person) =>
  (await db.pool.query<{ token: string }>('select token from saved_cards where member_id = $1', [id])).rows[0]!.token;

/** Somebody with a kept card, whose first debit is announced. */
async function announced(): Promise<Person> {
  const person = await another(kit, 'anna');
  const { reference } = await ordered(person, { credits: 10, method: 'creditcard', save_method: true });
  psp.decide(reference, 'paid');
  await settled();
  const [card] = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok.cards;
  await kit.call('POST /api/fresh-login.php', { password }, { as: person.browser });
  const agreed = { credits: 30, total_minor: 2499, threshold: 20, per_month: 1, saved_method: card!.id, agreed: true };
  expect((await kit.call('PUT /api/top-up.php', agreed, { as: person.browser })).status).toBe(200);
  await tick();
  return person;
}

test('a low balance is debited at Mollie by its mandate, once, without a page (T45)', async () => {
  const person = await announced();
  await kit.advance(day);
  await tick();
  await tick();
  const [, topUp] = await paymentsOf(person);
  expect(topUp).toMatchObject({ state: 'completed', credits: 30 });
  expect(startsOf(topUp!.public_id)).toMatchObject([{ sequence: 'recurring', mandate: await tokenOf(person) }]);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test.each([
  ['its bank says no', 'failed'],
  ['Mollie debits by its mandate no more', 'invalid'],
] as const)('it ends when %s, and the order of that debit is over at once', async (_, what) => {
  const person = await announced();
  const mandate = psp.mollie.mandates.get(await tokenOf(person))!;
  if (what === 'failed') mandate.answers = 'failed';
  else mandate.status = 'invalid';
  await kit.advance(day);
  await tick();
  expect((await paymentsOf(person)).map((payment) => payment.state)).toEqual(['completed', 'failed']);
  expect((await kit.call('GET /api/top-up.php', {}, { as: person.browser })).ok.top_up).toBeNull();
  const ended = (await kit.mailsTo(person.email)).filter(({ subject }) => subject.includes('is gestopt'));
  expect(ended).toHaveLength(1);
});

/** Starts a process of its own that carries a debit out at each call, and answers how that went. */
async function debitProcess(debit: DebitOrders['debit']): Promise<() => Promise<unknown>> {
  const orders: DebitOrders = {
    connection: kit.connection as DebitOrders['connection'],
    settings: {
      DATA_DIR: kit.services.config.DATA_DIR,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      MOLLIE_API_KEY: mollieKey,
      MOLLIE_API_URL: psp.mollieUrl,
    },
    now: kit.clock.now().toISOString(),
    debit,
  };
  const file = fileURLToPath(new URL('../../../test/payments/debit-process.ts', import.meta.url));
  const child = fork(file, { execArgv: [], env: { ...process.env, DEBIT: JSON.stringify(orders) } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the process ended early'))),
    ]);
    return message as unknown;
  };
  expect(await said()).toBe('ready');
  return async () => {
    child.send('go');
    return said();
  };
}

test('two processes that carry out one debit at once, with an answer lost, begin one payment (T45, T110)', async () => {
  const person = await announced();
  await kit.advance(day);
  const { rows } = await db.pool.query<{ id: string }>('select id from top_up_debits where member_id = $1', [
    person.id,
  ]);
  const debit = { siteId: 1, memberId: person.id, debitId: rows[0]!.id };
  const [one, other] = await Promise.all([debitProcess(debit), debitProcess(debit)]);
  psp.faults.dropAnswers = 1;
  await Promise.all([one(), other()]);
  mend(psp);
  // Whoever was left without an answer asks again.
  expect(await Promise.all([one(), other()])).toEqual(['done', 'done']);
  await settled();
  const [, topUp, more] = await paymentsOf(person);
  expect([topUp?.state, more]).toEqual(['completed', undefined]);
  expect(startsOf(topUp!.public_id)).toHaveLength(1);
  const { rows: debits } = await db.pool.query('select state from top_up_debits where member_id = $1', [person.id]);
  expect(debits).toEqual([{ state: 'done' }]);
  expect((await kit.call('GET /api/user.php', {}, { as: person.browser })).ok.user?.credits).toBe(40);
});
