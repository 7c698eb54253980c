import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { tryLimit } from './card-tries.ts';

const { psp, kit, order, ordered, settled } = await openShop(['stripe'], { TRUST_PROXY: '1' });

/** From an address of its own, so that tests do not meet in one network. */
let networks = 0;
const newNetwork = () => `10.7.${(networks += 1)}`;
const from = (person: Person, address: string, input: object = { method: 'creditcard' }) =>
  kit.callWith(
    'POST /api/payment.php',
    { credits: 30, method: 'creditcard', start_now: true, key: randomUUID(), ...input },
    { as: person.browser, headers: { 'x-forwarded-for': address } },
  );
const fail = async (person: Person, address: string) => {
  const { id } = (await from(person, address)).ok.payment;
  const { rows } = await kit.db.pool.query<{ reference: string }>(
    'select provider_reference as reference from payments where public_id = $1',
    [id],
  );
  psp.decide(rows[0]!.reference, 'failed');
  await settled();
};
/** Keeps a card of this name. */
async function keeping(person: Person, fingerprint: string) {
  psp.stripe.nextCard = { ...psp.stripe.nextCard, fingerprint };
  const { reference } = await ordered(person, { method: 'creditcard', save_method: true });
  psp.decide(reference, 'paid');
  await settled();
  const [card] = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok.cards;
  const method = [...psp.stripe.methods.values()].at(-1)!;
  method.answers = 'declines';
  return { card: card!.id, method };
}
const payWith = async (person: Person, card: string, address: string) => {
  const answer = await from(person, address, { saved_method: card });
  await settled();
  return answer;
};

test('cards wait for a network from which many failed, whoever orders; other networks and methods go on (T116, T124)', async () => {
  const network = newNetwork();
  for (let times = 0; times < tryLimit.network; times += 1) {
    const person = await another(kit, 'anna');
    // Others of the same 24 bits count too.
    await fail(person, `${network}.${times + 1}`);
  }
  const person = await another(kit, 'anna');
  const { status, refusal } = await from(person, `${network}.200`);
  expect([status, refusal.error, refusal.field]).toEqual([429, 'card_wait', 'method']);
  expect(refusal.message).toContain('te veel kaartbetalingen');
  expect((await from(person, `${network}.200`, { method: 'ideal' })).status).toBe(200);
  expect((await from(person, `${newNetwork()}.1`)).status).toBe(200);
  await kit.advance(Number(refusal.details?.['seconds']) * 1000 + 1000);
  expect((await from(person, `${network}.200`)).status).toBe(200);
});

test('a card that fails at one account after the other makes each of them wait, and nobody else (T116, T124)', async () => {
  const name = `card${randomUUID()}`;
  const people = [];
  for (let times = 0; times < tryLimit.card; times += 1) {
    const person = await another(kit, 'anna');
    const { card } = await keeping(person, name);
    expect((await payWith(person, card, `${newNetwork()}.1`)).status).toBe(200);
    people.push({ person, card });
  }
  for (const { person, card } of people)
    expect((await payWith(person, card, `${newNetwork()}.1`)).refusal.error).toBe('card_wait');
  // Nor by another card of theirs; one of somebody else goes on.
  expect((await from(people[0]!.person, `${newNetwork()}.1`)).refusal.error).toBe('card_wait');
  expect((await from(await another(kit, 'anna'), `${newNetwork()}.1`)).status).toBe(200);
  await kit.advance(tryLimit.minutes * minute);
  expect((await from(people[0]!.person, `${newNetwork()}.1`)).status).toBe(200);
});

test('neither card nor network is kept as it is (T103)', async () => {
  const name = `card${randomUUID()}`;
  const person = await another(kit, 'anna');
  const { card } = await keeping(person, name);
  await payWith(person, card, '10.99.99.1');
  const { rows } = await kit.db.pool.query('select *, subject::text as text from card_tries where member_id = $1', [
    person.id,
  ]);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['card', 'network', 'network']);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${name}|10\\.99`));
});

test('after three refusals a kept card waits as a new one does, also for the order that repeats (T45, T116)', async () => {
  const person = await another(kit, 'anna');
  const { card } = await keeping(person, `card${randomUUID()}`);
  const key = randomUUID();
  for (let times = 0; times < 3; times += 1)
    await order(person, { method: 'creditcard', saved_method: card, ...(times === 0 ? { key } : {}) });
  await settled();
  for (const input of [{ saved_method: card }, {}, { save_method: true }]) {
    const { status, refusal } = await order(person, { method: 'creditcard', ...input });
    expect([status, refusal.error]).toEqual([429, 'payment_wait']);
  }
  // The order that is repeated by its key is the one that failed, and charges nothing again.
  const again = await order(person, { method: 'creditcard', saved_method: card, key });
  expect(again.ok.payment.state).toBe('failed');
  expect((await order(person, { method: 'ideal' })).status).toBe(200);
  await kit.advance(31 * minute);
  expect((await order(person, { method: 'creditcard', saved_method: card })).status).toBe(200);
});
