import { day, hour } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { forgetOver } from '../../inventory/index.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';
import { readRefundAccounts } from './refund-accounts.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie']);
const { db, services } = kit;
const iban = 'NL91 ABNA 0417 1643 00';

/** Somebody whose money cannot go back the way it came. */
async function waiting() {
  const person = await another(kit, 'luuk');
  const { id, reference } = await ordered(person, { credits: 10, method: 'paysafecard' });
  psp.decide(reference, 'paid');
  await settled();
  const { number } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok.payment;
  const declared = { name: 'Luuk', order: number ?? '', email: person.email };
  await kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
  await kit.advance(1000);
  const [refund] = (await kit.call('GET /api/refunds.php', {}, { as: person.browser })).ok.refunds;
  expect(refund).toMatchObject({ state: 'needs_account', account: null });
  return { person, number: refund!.number! };
}
const give = ({ browser }: Person, input: { number: string; iban?: string; holder?: string }) =>
  kit.call('PUT /api/refund-account.php', { iban, holder: 'Luuk de Vries', ...input }, { as: browser });
const accountOf = async (number: string) =>
  (await readRefundAccounts(db, { siteId: 1 }, { numbers: [number], seal: services.seal })).get(number);

test('who is asked for an account gives one, sealed, shown in part, and another in its place (T112)', async () => {
  const { person, number } = await waiting();
  const { refunds } = (await give(person, { number })).ok;
  expect(refunds).toMatchObject([{ number, state: 'under_way', account: 'NL91 ABNA •••• •••• 00' }]);
  expect(await accountOf(number)).toEqual({ iban: 'NL91ABNA0417164300', holder: 'Luuk de Vries' });
  const { rows } = await db.pool.query('select * from refund_accounts where repayment = $1', [number]);
  expect(JSON.stringify(rows)).not.toMatch(/ABNA|Vries/);
  const other = (await give(person, { number, iban: 'BE68 5390 0754 7034' })).ok.refunds;
  expect(other).toMatchObject([{ account: expect.stringContaining('BE68') }]);
  expect(await accountOf(number)).toMatchObject({ iban: 'BE68539007547034' });
});

test.each([
  [{ iban: '' }, 'iban_required', 'iban'],
  [{ iban: 'XX00 1234' }, 'iban_country', 'iban'],
  [{ iban: 'NL91 ABNA 0417 1643' }, 'iban_length', 'iban'],
  [{ iban: 'NL92 ABNA 0417 1643 00' }, 'iban_wrong', 'iban'],
  [{ iban: 'TR33 0006 1005 1978 6457 8413 26' }, 'iban_unreachable', 'iban'],
  [{ holder: ' \u200b ' }, 'holder_required', 'holder'],
] as const)('%j is refused as %s, at its field, and nothing is kept', async (input, error, field) => {
  const { person, number } = await waiting();
  const answer = await give(person, { number, ...input });
  expect(answer.refusal).toMatchObject({ error, field });
  expect(await accountOf(number)).toBeUndefined();
});

test('nobody turns another’s money to themselves: not by its number, not in a session that was left open (T130)', async () => {
  const { person, number } = await waiting();
  expect((await give(await another(kit, 'anna'), { number })).status).toBe(404);
  expect((await give(person, { number: 'AAAA-0000' })).status).toBe(404);
  kit.clock.advance(hour);
  expect((await give(person, { number })).refusal).toMatchObject({ error: 'fresh_login_required' });
  expect(await accountOf(number)).toBeUndefined();
});

test('what goes back by itself, or was paid, asks for no account', async () => {
  const { person, number } = await waiting();
  await db.pool.query(`update refunds set state = 'asked', problem = null where repayment = $1`, [number]);
  expect((await give(person, { number })).status).toBe(404);
  await db.pool.query(`update refunds set state = 'failed', problem = 'no' where repayment = $1`, [number]);
  await give(person, { number });
  const by = { siteId: 1, number, outcome: 'paid', actor: 'ina', reference: 'transfer 12' } as const;
  expect(await closeRepayment(services, { ...by, now: kit.clock.now() })).toBe(true);
  expect((await give(person, { number, iban: 'BE68 5390 0754 7034' })).status).toBe(404);
  expect(await accountOf(number)).toMatchObject({ iban: 'NL91ABNA0417164300' });
});

test('an account is erased 30 days after it was paid to, and not before it was (T80)', async () => {
  const { person, number } = await waiting();
  await give(person, { number });
  const forget = () => forgetOver({}, { db, now: kit.clock.now(), attempt: 1 });
  kit.clock.advance(100 * day);
  await forget();
  expect(await accountOf(number)).toBeDefined();
  const by = { siteId: 1, number, outcome: 'paid', actor: 'ina', reference: 'transfer 12' } as const;
  await closeRepayment(services, { ...by, now: kit.clock.now() });
  kit.clock.advance(29 * day);
  await forget();
  expect(await accountOf(number)).toBeDefined();
  kit.clock.advance(2 * day);
  await forget();
  expect(await accountOf(number)).toBeUndefined();
});
