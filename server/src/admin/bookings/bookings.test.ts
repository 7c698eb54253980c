import { day } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/kit.ts';
import { signMandate } from '../../../test/payments/payer.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const { kit, psp, ...shop } = await openShop(['mollie']);
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva');
let asEva: Browser;
beforeEach(async () => {
  await kit.advance(60_000);
  asEva = await logInAgain(kit, eva);
});
const logOf = async (action: string) =>
  (
    await kit.db.pool.query<{ line: string }>(
      `select actor || ' ' || subject || ' ' || reason as line from audit where action = $1`,
      [action],
    )
  ).rows.map(({ line }) => line);

test('T109: what a provider said and did not fit is shown, with what did not, and names nobody', async () => {
  const person = await another(kit, 'luuk');
  const { id, reference } = await shop.ordered(person);
  const see = () => adminCall(kit, 'GET /api/admin/unbooked', { site: 1 }, { as: asEva });
  expect((await see()).ok.items).toEqual([]);
  const theirs = psp.mollie.payments.get(reference);
  if (theirs) Object.assign(theirs, { amount: { currency: 'EUR', value: '0.01' } });
  psp.decide(reference, 'paid');
  await shop.settled();
  const { ok } = await see();
  expect(ok.items).toMatchObject([
    { payment: id, number: null, state: 'created', told: 'completed', problem: 'amount', total_minor: 2499 },
  ]);
  expect(JSON.stringify(ok)).not.toContain(person.name);
  expect(await logOf('unbooked_listed')).toEqual([`${eva.id}  `, `${eva.id}  `]);
  const asBoss = await logInAgain(kit, boss);
  const elsewhere = await adminCall(kit, 'GET /api/admin/unbooked', { site: 2 }, { as: asBoss });
  expect(elsewhere.ok.items).toEqual([]);

  const settle = async (site = 1, as = asEva) => {
    const input = { site, payment: id, told: 'completed', problem: 'amount', reason: 'Bij Mollie gevraagd.' } as const;
    return adminCall(kit, 'POST /api/admin/unbooked-settle', input, { as });
  };
  expect((await settle(2, asBoss)).status).toBe(404);
  const settled = await Promise.all([settle(), settle()]);
  expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await see()).ok.items).toEqual([]);
  const dealt = await adminCall(kit, 'GET /api/admin/unbooked', { site: 1, state: 'settled' }, { as: asEva });
  const by = { by: 'Eva', reason: 'Bij Mollie gevraagd.' };
  expect(dealt.ok.items).toMatchObject([{ payment: id, problem: 'amount', settled: by }]);
  expect(await logOf('unbooked_settled')).toEqual([`${eva.id} ${id} completed amount Bij Mollie gevraagd.`]);

  const reopen = async (at = 1, as = asEva) => {
    const input = { site: at, payment: id, told: 'completed', problem: 'amount', reason: 'Toch niet klaar.' } as const;
    return adminCall(kit, 'POST /api/admin/unbooked-reopen', input, { as });
  };
  expect((await reopen(2, asBoss)).status).toBe(404);
  const reopened = await Promise.all([reopen(), reopen()]);
  expect(reopened.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await see()).ok.items).toMatchObject([{ payment: id, problem: 'amount', settled: null }]);
  expect(await logOf('unbooked_reopened')).toEqual([`${eva.id} ${id} completed amount Toch niet klaar.`]);
});

test('T114: mandates are shown as they stand, and one is ended once, with a mail and a reason in the log', async () => {
  const person = await another(kit, 'anna');
  await signMandate(kit, person);
  const see = async (input: object = {}) =>
    (await adminCall(kit, 'GET /api/admin/mandates', { site: 1, ...input }, { as: asEva })).ok.mandates;
  const [mandate] = await see();
  const reference = mandate?.reference ?? '';
  expect(mandate).toMatchObject({ state: 'standing', used_at: null, ended_at: null, end_reason: null });
  expect(await see({ reference: 'ANDERE' })).toEqual([]);
  expect(await see({ state: 'dormant' })).toEqual([]);
  const end = (site = 1, as = asEva) =>
    adminCall(kit, 'POST /api/admin/mandate-end', { site, reference, reason: 'Op verzoek.' }, { as });
  expect((await end(2, await logInAgain(kit, boss))).status).toBe(404);
  const ended = await Promise.all([end(), end()]);
  expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(ended.find(({ status }) => status === 409)?.refusal.error).toBe('stands_already');
  expect(await see({ state: 'ended' })).toMatchObject([{ reference, end_reason: 'revoked' }]);
  expect(await see({ state: 'standing' })).toEqual([]);
  await kit.advance(3000);
  expect((await kit.mailsTo(person.email)).filter(({ subject }) => subject.includes(reference)).length).toBe(2);
  expect(await logOf('mandate_ended')).toEqual([`${eva.id} ${reference} Op verzoek.`]);
});

test('T114: one that was not used for three years sleeps', async () => {
  const person = await another(kit, 'bram');
  await signMandate(kit, person);
  await kit.db.pool.query(`update mandates set signed_at = $2 where member_id = $1`, [
    person.id,
    new Date(kit.clock.now().getTime() - 1100 * day),
  ]);
  const { ok } = await adminCall(kit, 'GET /api/admin/mandates', { site: 1, state: 'dormant' }, { as: asEva });
  expect(ok.mandates).toMatchObject([{ state: 'dormant', ended_at: null }]);
});
