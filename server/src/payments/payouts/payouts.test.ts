import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day, hour, minute } from '@vonk/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { mend } from '../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { closeMonth } from '../books/closing/close-month.ts';
import { keepBooks } from '../books/keep-books.ts';
import { compareWith, faultsOf } from '../lists/compare-provider-lists.ts';
import { bookPayouts, bookPayoutsOf } from './book-payouts.ts';
import { shareCosts } from './share-costs.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie', 'stripe']);
const { db } = kit;
const site = kit.services.sites.byId(1)!;
const providerOf = (name: string) => kit.services.providers.find((known) => known.name === name)!;
const none = { missing: [], extra: [], different: [] };

async function routeTo(provider: string): Promise<void> {
  const route = JSON.stringify({ payment_routes: [{ providers: [provider] }] });
  await db.pool.query('update sites set settings = settings || $1::jsonb', [route]);
  await kit.services.sites.reload();
}

type Name = 'mollie' | 'stripe';

/** Who buys in złoty, which is paid out in euro. */
const pole = async (): Promise<Person> => {
  const person = await another(kit, 'anna', { siteId: 3, host: 'maanlicht.localhost', columns: { country: 'PL' } });
  person.browser.cookies.set('country', 'PL');
  return person;
};

async function paid(person: Person, method: string): Promise<{ id: string; reference: string }> {
  const payment = await ordered(person, { method });
  psp.decide(payment.reference, 'paid');
  await settled();
  return payment;
}

/** What stands on the accounts that money goes through, for some payments, in minor units by currency. */
async function balancesOf(...orders: string[]): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ account: string; minor: number }>(
    `select s.account || ' ' || m.currency as account, sum(s.minor)::int as minor
      from money_entries m join payments p on p.site_id = m.site_id and p.id = m.payment_id
        cross join lateral (values (m.debit_account, m.amount_minor), (m.credit_account, -m.amount_minor)) as s (account, minor)
      where p.public_id = any($1) and s.account in ('provider', 'exchange', 'transit', 'bank', 'fees')
      group by 1 order by 1`,
    [orders],
  );
  return Object.fromEntries(rows.filter(({ minor }) => minor !== 0).map(({ account, minor }) => [account, minor]));
}

const book = (name: Name) => bookPayoutsOf(db, providerOf(name), kit.clock.now());
const compare = async (name: Name) => faultsOf((await compareWith(db, providerOf(name), kit.clock.now()))!);
const payoutOf = async (reference: string) =>
  (
    await db.pool.query<{ state: string; amount_minor: number; items_minor: number; other_minor: number }>(
      'select state, amount_minor, items_minor, other_minor from payouts where reference = $1',
      [reference],
    )
  ).rows[0];

beforeEach(() => void kit.clock.advance(3 * day));

describe.each([
  ['mollie', { ideal: 32, creditcard: 70 }],
  ['stripe', { ideal: 62, creditcard: 62 }],
] as const)('what %s pays out', (name, fee) => {
  test('goes from the provider to the bank, less what it kept, once (PAY-7)', async () => {
    await routeTo(name);
    const ideal = await paid(await another(kit, 'anna'), 'ideal');
    const card = await paid(await another(kit, 'anna'), 'creditcard');
    const reference = psp.payOut(name);
    await book(name);
    const kept = fee.ideal + fee.creditcard;
    expect(await balancesOf(ideal.id)).toEqual({ 'transit EUR': 2499 - fee.ideal, 'fees EUR': fee.ideal });
    expect(await balancesOf(ideal.id, card.id)).toEqual({ 'transit EUR': 4998 - kept, 'fees EUR': kept });
    expect(await payoutOf(reference)).toEqual({
      state: 'on_its_way',
      amount_minor: 4998 - kept,
      items_minor: 4998 - kept,
      other_minor: 0,
    });
    await book(name);
    psp.endPayout(reference, 'arrived');
    await Promise.all([book(name), book(name)]);
    await book(name);
    expect(await balancesOf(ideal.id, card.id)).toEqual({ 'bank EUR': 4998 - kept, 'fees EUR': kept });
    kit.clock.advance(day);
    expect(await compare(name)).toEqual(none);
    expect((await keepBooks(db, site, kit.clock.now())).faults).toEqual([]);
  });

  test('holds what went back since, and everything is even in the end', async () => {
    await routeTo(name);
    const [one, two] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const [refunded, disputed] = [await paid(one, 'ideal'), await paid(two, 'creditcard')];
    psp.endPayout(psp.payOut(name), 'arrived');
    await book(name);
    psp.decide(refunded.reference, 'refund_whole');
    await settled();
    psp.decide(disputed.reference, 'charged_back');
    await settled();
    kit.clock.advance(hour);
    const second = psp.payOut(name);
    psp.endPayout(second, 'arrived');
    await book(name);
    // Of Stripe a dispute costs something; what Mollie keeps for refunds it tells of the settlement alone.
    const costs = name === 'stripe' ? 2000 : 0;
    const kept = fee.ideal + fee.creditcard + costs;
    expect(await balancesOf(refunded.id, disputed.id)).toEqual({ 'bank EUR': -kept, 'fees EUR': kept });
    const rest = name === 'stripe' ? 0 : -25;
    expect(await payoutOf(second)).toMatchObject({ amount_minor: -4998 - costs + rest, other_minor: rest });
    kit.clock.advance(day);
    expect(await compare(name)).toEqual(none);
  });

  test('holds a chargeback that was won later as money that comes (T113)', async () => {
    await routeTo(name);
    const disputed = await paid(await another(kit, 'anna'), 'creditcard');
    const references = [psp.payOut(name)];
    await book(name);
    for (const outcome of ['charged_back', 'chargeback_reversed'] as const) {
      kit.clock.advance(hour);
      psp.decide(disputed.reference, outcome);
      await settled();
      references.push(psp.payOut(name));
      await book(name);
    }
    for (const reference of references) psp.endPayout(reference, 'arrived');
    await book(name);
    const balances = await balancesOf(disputed.id);
    expect((balances['bank EUR'] ?? 0) + (balances['fees EUR'] ?? 0)).toBe(2499);
    expect(Object.keys(balances)).toEqual(['bank EUR', 'fees EUR']);
    const [, taken, given] = await Promise.all(references.map(payoutOf));
    expect([taken!.amount_minor, given!.amount_minor].map(Math.sign)).toEqual([-1, 1]);
    kit.clock.advance(day);
    expect((await keepBooks(db, site, kit.clock.now())).faults).toEqual([]);
    expect(await compare(name)).toEqual(none);
  });

  test('in another currency than it was paid in leaves nothing of that currency at the provider', async () => {
    await routeTo(name);
    const { id } = await paid(await pole(), 'blik');
    const reference = psp.payOut(name);
    psp.endPayout(reference, 'arrived');
    await book(name);
    const balances = await balancesOf(id);
    const inEuro = Math.round(10_799 * 0.23);
    expect(balances['provider PLN']).toBeUndefined();
    expect(balances).toMatchObject({ 'exchange PLN': 10_799, 'exchange EUR': -inEuro });
    expect((balances['bank EUR'] ?? 0) + (balances['fees EUR'] ?? 0)).toBe(inEuro);
    const other = kit.services.sites.byId(3)!;
    kit.clock.advance(day);
    expect((await keepBooks(db, other, kit.clock.now())).faults).toEqual([]);
    expect(await compare(name)).toEqual(none);
  });

  test('is named where it is missing, extra or different, and a provider that is away keeps nothing from the others', async () => {
    await routeTo(name);
    await paid(await another(kit, 'anna'), 'ideal');
    const reference = psp.payOut(name);
    kit.clock.advance(day + minute);
    expect(await compare(name)).toEqual({ ...none, extra: [reference] });
    const run = bookPayouts(kit.services);
    psp.faults.unavailable = 4;
    await run({}, { db, now: kit.clock.now(), attempt: 1 });
    mend(psp);
    await run({}, { db, now: kit.clock.now(), attempt: 1 });
    expect(await compare(name)).toEqual(none);
    await db.pool.query('update payouts set amount_minor = amount_minor + 1 where reference = $1', [reference]);
    expect(await compare(name)).toEqual({ ...none, different: [`${reference} amount`] });
    await db.pool.query(
      'update payouts set amount_minor = amount_minor - 1, items_minor = items_minor - 1 where reference = $1',
      [reference],
    );
    expect(await compare(name)).toEqual({ ...none, different: [`${reference} items`] });
    await db.pool.query('update payouts set items_minor = items_minor + 1 where reference = $1', [reference]);
    psp.endPayout(reference, 'arrived');
    expect(await compare(name)).toEqual({ ...none, different: [`${reference} state`] });
    await book(name);
    const store: Map<string, unknown> = name === 'mollie' ? psp.mollie.settlements : psp.stripe.payouts;
    const there = store.get(reference);
    store.delete(reference);
    expect(await compare(name)).toEqual({ ...none, missing: [reference] });
    store.set(reference, there);
    expect(await compare(name)).toEqual(none);
  });
});

test('a payout that failed is at the provider again, and on its way with the next one; costs of the account are none of ours', async () => {
  await routeTo('stripe');
  const { id } = await paid(await another(kit, 'anna'), 'creditcard');
  const first = psp.payOut('stripe', 1500);
  psp.endPayout(first, 'arrived');
  await book('stripe');
  expect(await payoutOf(first)).toMatchObject({ other_minor: -1500 });
  expect(await balancesOf(id)).toEqual({ 'bank EUR': 2437, 'fees EUR': 62 });
  psp.endPayout(first, 'failed');
  await book('stripe');
  expect(await balancesOf(id)).toEqual({ 'provider EUR': 2437, 'fees EUR': 62 });
  kit.clock.advance(hour);
  const second = psp.payOut('stripe');
  await book('stripe');
  expect(await balancesOf(id)).toEqual({ 'transit EUR': 2437, 'fees EUR': 62 });
  psp.endPayout(second, 'arrived');
  await book('stripe');
  expect(await balancesOf(id)).toEqual({ 'bank EUR': 2437, 'fees EUR': 62 });
  kit.clock.advance(day);
  expect(await compare('stripe')).toEqual(none);
});

test('a fee that was told with the payment is not booked again when it is paid out', async () => {
  await routeTo('stripe');
  const { id, reference } = await ordered(await another(kit, 'anna'), { method: 'creditcard' });
  Object.assign(psp.stripe.sessions.get(reference)!, { fee: 51 });
  psp.decide(reference, 'paid');
  await settled();
  expect(await balancesOf(id)).toEqual({ 'provider EUR': 2448, 'fees EUR': 51 });
  psp.payOut('stripe');
  await book('stripe');
  expect(await balancesOf(id)).toEqual({ 'transit EUR': 2448, 'fees EUR': 51 });
});

test('a month closes with what was paid out, by site and payout, and with what is on its way (PAY-7)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-payouts-'));
  try {
    await routeTo('mollie');
    await paid(await another(kit, 'anna'), 'ideal');
    const reference = psp.payOut('mollie');
    await book('mollie');
    const month = kit.clock.now().toISOString().slice(0, 7);
    kit.clock.advance(32 * day);
    await book('mollie');
    const sites = kit.services.sites.all();
    await closeMonth(db, sites, { month, folder: join(folder, month), now: kit.clock.now() });
    const linesOf = (name: string) => readFileSync(join(folder, month, `${name}.csv`), 'utf8').split('\n');
    const payout = linesOf('payouts').filter((line) => line.includes(reference));
    expect(payout).toEqual([`vonk,mollie,${reference},EUR,on_its_way,,24.67,24.67,0.00`]);
    const transit = linesOf('transit').find((line) => line.startsWith('vonk,EUR'));
    const [, , opening, ...moves] = transit!.split(',').map(Number);
    expect(moves.slice(0, 3).reduce((sum, move) => sum + move, opening!)).toBeCloseTo(moves[3]!, 5);
    expect(linesOf('accounts').some((line) => line.startsWith('vonk,EUR,bank,'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what Mollie kept is shared among the payments of a method to the last cent', () => {
  const euro = (value: string) => ({ currency: 'EUR', value });
  const cost = (method: string, count: number, fixed: string, amount: string) => ({
    description: method,
    method,
    count,
    rate: { fixed: euro(fixed), variable: '1.8' },
    amountNet: euro(amount),
    amountVat: euro('0.00'),
    amountGross: euro(amount),
  });
  const payment = (paidMinor: number, method: string) => ({
    of: { reference: `${method}${paidMinor}` },
    isSale: true,
    minor: paidMinor,
    currency: 'EUR',
    paidMinor,
    feeMinor: 0,
    method,
  });
  const period = {
    revenue: [],
    costs: [
      cost('creditcard', 3, '0.25', '1.81'),
      cost('creditcard', 0, '0.00', '0.10'),
      cost('refund', 1, '0.25', '0.25'),
    ],
    invoiceId: 'inv_1',
  };
  const { costs, rest } = shareCosts({ periods: { 2026: { '11': period } } }, [
    payment(999, 'creditcard'),
    payment(2499, 'creditcard'),
    payment(2499, 'creditcard'),
    payment(999, 'ideal'),
  ]);
  expect(costs.map(({ feeMinor }) => feeMinor)).toEqual([44, 74, 73, 0]);
  expect(rest).toBe(25);
});
