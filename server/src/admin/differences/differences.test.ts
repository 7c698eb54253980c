import { day } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/kit.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { compareProviderLists } from '../../payments/index.ts';

const { kit, psp, ...shop } = await openShop(['mollie']);
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva');
let asEva: Browser;
beforeEach(async () => {
  await kit.advance(60_000);
  asEva = await logInAgain(kit, eva);
});
const see = (input: object = {}, as = asEva) =>
  adminCall(kit, 'GET /api/admin/differences', { site: 1, ...input }, { as });
const compare = () => compareProviderLists(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
const logOf = async (action: string) =>
  (
    await kit.db.pool.query<{ line: string }>(
      `select site_id || ' ' || actor || ' ' || subject || ' ' || reason as line from audit where action = $1`,
      [action],
    )
  ).rows.map(({ line }) => line);

test('PAY-7: what a night found is shown until somebody dealt with it, once, with a reason in the log', async () => {
  expect((await see()).ok).toEqual({ items: [], next: null, checks: [] });
  const person = await another(kit, 'luuk');
  const [first, second] = [await shop.ordered(person), await shop.ordered(person)];
  const theirs = psp.mollie.payments.get(first.reference)!;
  psp.mollie.payments.set('tr_stranger', { ...theirs, id: 'tr_stranger' });
  psp.mollie.payments.set(first.reference, { ...theirs, amount: { currency: 'EUR', value: '1.00' } });
  psp.mollie.payments.delete(second.reference);
  await kit.advance(day);
  await compare();
  asEva = await logInAgain(kit, eva);
  const found = (await see()).ok;
  expect(found.checks.map(({ provider }) => provider)).toContain('mollie');
  expect(found.items.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'different', about: 'payment', name: first.id, is_ours: true, detail: 'amount', settled: null },
    { kind: 'extra', about: 'payment', name: 'tr_stranger', is_ours: false, detail: null },
    { kind: 'missing', about: 'payment', name: second.id, is_ours: true, detail: null },
  ]);
  expect(JSON.stringify(found)).not.toContain(person.name);

  const asBoss = await logInAgain(kit, boss);
  const elsewhere = (await see({ site: 2 }, asBoss)).ok.items;
  expect(elsewhere).toMatchObject([{ name: 'tr_stranger' }]);
  const [id = '', strange = ''] = [first.id, 'tr_stranger'].map(
    (name) => found.items.find((item) => item.name === name)?.id,
  );
  const settle = (of: string, site = 1, as = asEva) =>
    adminCall(kit, 'POST /api/admin/difference-settle', { site, id: of, reason: 'Bij Mollie hersteld.' }, { as });
  expect((await settle(id, 2, asBoss)).status).toBe(404);
  const settled = await Promise.all([settle(id), settle(id)]);
  expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(settled.find(({ status }) => status === 409)?.refusal.error).toBe('stands_already');
  expect((await settle(strange)).status).toBe(200);

  await compare();
  expect((await see()).ok.items).toMatchObject([{ kind: 'missing', name: second.id }]);
  const dealt = (await see({ state: 'settled' })).ok.items;
  expect(dealt.map(({ name }) => name).toSorted()).toEqual([first.id, 'tr_stranger'].toSorted());
  expect(dealt[0]?.settled).toMatchObject({ by: 'Eva', reason: 'Bij Mollie hersteld.' });
  expect(await logOf('difference_settled')).toEqual([
    `1 ${eva.id} mollie ${first.id} Bij Mollie hersteld.`,
    `1 ${eva.id} mollie tr_stranger Bij Mollie hersteld.`,
  ]);
  expect(await logOf('differences_listed')).toContain(`1 ${eva.id}  settled`);

  // What was not over after all is put back, once, and is found by the next night as ever.
  const reopen = (of: string, at = 1, as = asEva) =>
    adminCall(kit, 'POST /api/admin/difference-reopen', { site: at, id: of, reason: 'Toch niet hersteld.' }, { as });
  expect((await reopen(id, 2, asBoss)).status).toBe(404);
  const reopened = await Promise.all([reopen(id), reopen(id)]);
  expect(reopened.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await see({ state: 'settled' })).ok.items).toMatchObject([{ name: 'tr_stranger' }]);
  await compare();
  const open = (await see()).ok.items;
  expect(open.map(({ name, settled: of }) => [name, of]).toSorted()).toEqual(
    [
      [first.id, null],
      [second.id, null],
    ].toSorted(),
  );
  expect(await logOf('difference_reopened')).toEqual([`1 ${eva.id} mollie ${first.id} Toch niet hersteld.`]);
  expect((await settle(id)).status).toBe(200);
  expect(await logOf('difference_settled')).toHaveLength(3);
});
