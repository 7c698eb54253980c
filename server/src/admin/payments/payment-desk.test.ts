import { randomUUID } from 'node:crypto';
import { calendarDay } from '@vonk/contract/calendar';
import { hour, minute } from '@vonk/contract/durations';
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

const list = (input: Record<string, unknown> = {}) =>
  adminCall(kit, 'GET /api/admin/payments', { site: 1, ...input }, { as: asEva ?? boss.browser });

test('the payments of a site are found by what they are, name nobody, and each look stands in the log', async () => {
  const { id, person } = await buyer();
  const { ok: large } = { ok: await buyer(200) };
  const other = await another(kit, 'luuk');
  const order = { credits: 10, method: 'paypal', start_now: true, key: randomUUID() };
  await kit.callWith('POST /api/payment.php', order, { as: other.browser });
  const { ok } = await list();
  expect(ok.payments.slice(1, 3).map((payment) => payment.id)).toEqual([large.id, id]);
  expect(JSON.stringify(ok)).not.toContain(person.name);
  expect(ok.providers).toContain('mollie');
  const idsOf = async (input: Record<string, unknown>) => (await list(input)).ok.payments.map((one) => one.id);
  const number = ok.payments[2]?.number ?? '';
  expect(await idsOf({ name: ` ${number} ` })).toEqual([id]);
  expect(await idsOf({ name: id })).toEqual([id]);
  expect(await idsOf({ name: '2026-999999' })).toEqual([]);
  expect(await idsOf({ state: 'completed', most: 2499, provider: 'mollie', method: 'ideal' })).toContain(id);
  expect(await idsOf({ least: 2500 })).toContain(large.id);
  expect(await idsOf({ least: 2500 })).not.toContain(id);
  const today = calendarDay(kit.clock.now(), 'Europe/Amsterdam');
  expect(await idsOf({ from: today, until: today })).toContain(id);
  expect(await idsOf({ until: '2020-01-01' })).toEqual([]);
  expect((await list({ from: 'gisteren' })).refusal.error).toBe('invalid_input');
  expect((await list({ after: 'nowhere' })).refusal).toMatchObject({ error: 'invalid_input', field: 'after' });
  expect(await logOf(number)).toEqual([`${eva.id} payments_listed`]);
});

test('page follows page without a gap or a double, and another site has none of them', async () => {
  const person = await another(kit, 'luuk');
  for (let made = 0; made < 52; made += 1) {
    if (made % 5 === 0) await kit.advance(20 * minute);
    const order = { credits: 10, method: 'ideal', start_now: true, key: randomUUID() };
    expect((await kit.callWith('POST /api/payment.php', order, { as: person.browser })).status).toBe(200);
  }
  [asEva] = [await logInAgain(kit, eva)];
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { ok }: Awaited<ReturnType<typeof list>> = await list(after === null ? {} : { after });
    seen.push(...ok.payments.map(({ id }) => id));
    after = ok.next;
  } while (after !== null);
  const { rows } = await kit.db.pool.query<{ id: string }>(
    'select public_id as id from payments where site_id = 1 order by created_at desc, payments.id desc',
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  const elsewhere = await adminCall(kit, 'GET /api/admin/payments', { site: 2 }, { as: await logInAgain(kit, boss) });
  expect(elsewhere.ok.payments).toEqual([]);
});

test('what is found is taken along as CSV, with its sums as accountants read them', async () => {
  const { id } = await buyer();
  const { ok } = await adminCall(
    kit,
    'GET /api/admin/payments-csv',
    { site: 1, name: id },
    { as: asEva ?? boss.browser },
  );
  const [head, row, ...rest] = ok.csv.trim().split('\r\n');
  expect(head).toMatch(/^id,receipt,ordered_at/);
  expect(row).toMatch(new RegExp(`^"${id}","\\d{4}-\\d+",.*"completed","ideal","mollie","tr_\\w+","30","24.99","EUR"`));
  expect(rest).toEqual([]);
  expect(await logOf(id)).toEqual([`${eva.id} payments_exported`]);
});
