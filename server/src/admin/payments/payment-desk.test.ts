import { randomUUID } from 'node:crypto';
import { hour } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { mend, mollieKey, standIn } from '../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const psp = await standIn();
const port = await freePort();
const kit = await createKit({
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'silent',
  MOLLIE_API_KEY: mollieKey,
  MOLLIE_API_URL: psp.mollieUrl,
});
await listen(kit, port);
const boss = await firstOwner(kit);
const [eva, otto] = [
  await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva'),
  await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Otto'),
];
let [asEva, asOtto]: Browser[] = [];
beforeEach(async () => {
  mend(psp);
  await kit.advance(3 * hour);
  [asEva, asOtto] = [await logInAgain(kit, eva), await logInAgain(kit, otto)];
});

/** Somebody who bought credits: 30 for 24.99, 200 for 99.99. */
async function buyer(credits = 30): Promise<{ person: Person; id: string; reference: string }> {
  const person = await another(kit, 'luuk');
  const input = { credits, method: 'ideal', start_now: true, key: randomUUID() };
  const { ok } = await kit.callWith('POST /api/payment.php', input, { as: person.browser });
  const reference = /(tr_\w+)$/.exec(ok.redirect ?? '')?.[1] ?? '';
  psp.decide(reference, 'paid');
  await psp.notifier.settled();
  await kit.advance(3000);
  return { person, id: ok.payment.id, reference };
}
const see = (id: string, as = asEva, site = 1) =>
  adminCall(kit, 'GET /api/admin/payment', { site, id }, { as: as ?? boss.browser });
const giveBack = (id: string, minor: number | null, { as = asEva, reason = 'Uit coulance.' } = {}) =>
  adminCall(kit, 'POST /api/admin/payment-refund', { site: 1, id, minor, reason }, { as: as ?? boss.browser });
const logOf = async (subject: string) =>
  (
    await kit.db.pool.query<{ line: string }>(
      `select actor || ' ' || action as line from audit join audit_chain on audit_id = id where subject = $1
        order by position`,
      [subject],
    )
  ).rows.map(({ line }) => line);

test('a payment is shown with all that became of it, by id and by receipt; each look stands in the log', async () => {
  const { person, id, reference } = await buyer();
  const { ok } = await see(id);
  expect(ok).toMatchObject({
    id,
    state: 'completed',
    total_minor: 2499,
    left_minor: 2499,
    provider: 'mollie',
    reference,
    member: { id: person.publicId, name: person.name },
  });
  expect(ok.moves.map(({ state, source }) => [state, source])).toEqual([
    ['created', 'member'],
    ['completed', 'provider'],
  ]);
  expect(ok.documents).toMatchObject([{ kind: 'invoice' }]);
  expect((await see(ok.number ?? '')).ok.id).toBe(id);
  expect(await logOf(id)).toEqual([`${eva.id} payment_viewed`, `${eva.id} payment_viewed`]);
  expect((await see(id, await logInAgain(kit, boss), 2)).status).toBe(404);
  expect((await see('nobody')).status).toBe(404);
});

test('an order that nobody paid has nothing to give back, and none of it is shown to another site', async () => {
  const person = await another(kit, 'luuk');
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() };
  const { ok } = await kit.callWith('POST /api/payment.php', input, { as: person.browser });
  expect((await see(ok.payment.id)).ok).toMatchObject({ number: null, left_minor: null, documents: [] });
  expect((await giveBack(ok.payment.id, null)).refusal.error).toBe('not_refundable');
});

test('its provider says how it stands there; one that is silent is said to be, and nothing is booked', async () => {
  const { id } = await buyer();
  const ask = () =>
    adminCall(kit, 'POST /api/admin/payment-at-provider', { site: 1, id }, { as: asEva ?? boss.browser });
  expect((await ask()).ok).toMatchObject({ state: 'completed', minor: 2499, currency: 'EUR', refunded_minor: 0 });
  psp.faults.unavailable = 99;
  expect((await ask()).refusal.error).toBe('provider_silent');
  mend(psp);
  expect((await logOf(id)).filter((line) => line.endsWith('payment_provider_asked'))).toHaveLength(2);
});

test('T112: part of it goes back at once, the same order twice only once, and never more than is left', async () => {
  const { id, reference } = await buyer();
  const twice = await Promise.all([giveBack(id, 1000), giveBack(id, 1000)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(twice.find(({ status }) => status === 409)?.refusal.error).toBe('refund_stands');
  expect((await giveBack(id, 1500)).refusal).toMatchObject({ error: 'refund_too_much', field: 'amount' });
  await kit.advance(3000);
  expect(psp.mollie.payments.get(reference)?.refunds.map(({ amount }) => amount.value)).toEqual(['10.00']);
  const { ok } = await see(id);
  expect(ok.left_minor).toBe(1499);
  expect(ok.given_back).toMatchObject([{ minor: 1000 }]);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('C44: a large one waits for a second person, and what waits is not left to be given', async () => {
  const { id } = await buyer(200);
  const { ok } = await giveBack(id, null);
  expect(ok).toMatchObject({ minor: 9999, waits: true });
  expect((await see(id)).ok).toMatchObject({ left_minor: 0, given_back: [{ minor: 9999, state: 'waits' }] });
  expect((await giveBack(id, 100, { as: asOtto })).refusal.error).toBe('not_refundable');
  const shown = await adminCall(kit, 'GET /api/admin/refunds', { site: 1 }, { as: asEva ?? boss.browser });
  expect(shown.ok.items).toMatchObject([{ id: ok.number, is_own: true }]);
});
