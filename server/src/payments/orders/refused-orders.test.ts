import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { payer } from '../../../test/payments/payer.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { ProviderRefusal } from '../provider.ts';

const { psp, kit, order, ordered, settled } = await openShop(['stripe']);
const { db } = kit;
const statesOf = async ({ id }: Person) =>
  (
    await db.pool.query<{ state: string }>('select state from payments where member_id = $1 order by created_at, id', [
      id,
    ])
  ).rows.map(({ state }) => state);

/** Lets the provider say no to what is begun next, for good. */
async function refusing<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const provider = kit.services.providers[0]!;
  const { createPayment } = provider;
  provider.createPayment = () => Promise.reject(new ProviderRefusal('stripe', '400 amount'));
  return act().finally(() => void (provider.createPayment = createPayment));
}

test('what its provider refuses is over at once: the same press finds it so, the next one is a new order (PAY-3)', async () => {
  const person = await another(kit, 'anna');
  const key = randomUUID();
  await refusing(async () => expect((await order(person, { key })).refusal.error).toBe('payment_unavailable'));
  expect(await statesOf(person)).toEqual(['cancelled']);
  expect((await order(person, { key })).ok.payment.state).toBe('cancelled');
  await kit.advance(1000);
  const { reference } = await ordered(person);
  psp.decide(reference, 'paid');
  await settled();
  expect(await statesOf(person)).toEqual(['cancelled', 'completed']);
});

test('refused orders count toward no limit of debits and block nobody (PAY-5)', async () => {
  const person = await payer(kit);
  for (let tries = 0; tries < 4; tries += 1)
    await refusing(async () =>
      expect((await order(person, { method: 'sdd' })).refusal.error).toBe('payment_unavailable'),
    );
  expect((await order(person, { method: 'sdd' })).ok.payment.state).toBe('pending');
  expect((await kit.call('GET /api/direct-debit.php', {}, { as: person.browser })).ok.block).toBeNull();
});

test('a provider that cannot be reached has refused nothing: the same press goes on with the same order (T110)', async () => {
  const person = await another(kit, 'anna');
  const key = randomUUID();
  psp.faults.dropAnswers = 3;
  expect((await order(person, { key })).refusal.error).toBe('payment_unavailable');
  psp.faults.dropAnswers = 0;
  expect((await order(person, { key })).ok.payment.state).toBe('created');
  expect(await statesOf(person)).toEqual(['created']);
});

test('an order keeps its price when prices or limits change before the second press; a new order is told the new one (CRED-3, T27, T29)', async () => {
  const person = await another(kit, 'anna');
  const key = randomUUID();
  const { id, reference } = await ordered(person, { total_minor: 2499, key });
  const { packages } = kit.services.sites.byId(1)!.settings;
  const sell = async (sold: object) => {
    await db.pool.query(
      `update sites set settings = settings || jsonb_build_object('packages', $1::jsonb) where id = 1`,
      [JSON.stringify(sold)],
    );
    await kit.services.sites.reload();
  };
  await sell(packages.map((pack) => (pack.credits === 30 ? { ...pack, total_minor: 2999 } : pack)));
  const limit = { period: 'day', credits: 1 } as const;
  expect((await kit.call('PUT /api/spending-limits.php', limit, { as: person.browser })).status).toBe(200);
  // The second press of what was ordered is that order, and is paid at its price.
  expect((await order(person, { total_minor: 2499, key })).ok.payment).toMatchObject({ id, total_minor: 2499 });
  // What was shown on another page is not what it costs now: that is said before anything is ordered.
  expect((await order(person, { total_minor: 2499 })).refusal).toMatchObject({
    error: 'price_changed',
    field: 'total_minor',
  });
  expect((await order(person, { total_minor: 2999 })).ok.payment.total_minor).toBe(2999);
  await sell(packages);
  psp.decide(reference, 'paid');
  await settled();
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
  expect(payment).toMatchObject({ state: 'completed', total_minor: 2499 });
  // A limit is of what is spent, and takes nothing of what was bought.
  expect((await kit.call('GET /api/user.php', {}, { as: person.browser })).ok.user?.credits).toBe(30);
});
