import { randomUUID } from 'node:crypto';
import { undoSeconds } from '@vonk/contract/admin/queues';
import { hour, minute } from '@vonk/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { payer } from '../../../test/payments/payer.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { askRefund } from '../../payments/index.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const boss = await firstOwner(kit);
const [eva, otto] = [
  await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva'),
  await hire(kit, boss, [{ role: 'support', site: 1 }], 'Otto'),
];
const site = 1;
let asEva: Browser = eva.browser;
let asOtto: Browser = otto.browser;
beforeEach(async () => {
  await kit.advance(3 * hour);
  [asEva, asOtto] = [await logInAgain(kit, eva), await logInAgain(kit, otto)];
});
const effect = async () => {
  await kit.advance(undoSeconds * 1000);
  await kit.advance(2000);
};
const actionsOn = async (subject: string) =>
  (
    await kit.db.pool.query<{ action: string }>(
      'select action from audit join audit_chain on audit_id = id where subject = $1 order by position',
      [subject],
    )
  ).rows.map(({ action }) => action);

/** Presses a button of the sandbox's page, and lets its notification come in. */
async function press(payment: string, outcome: string): Promise<void> {
  const { rows } = await kit.db.pool.query<{ reference: string }>(
    'select provider_reference as reference from payments where public_id = $1',
    [payment],
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await kit.app.request(`/sandbox/checkout/${rows[0]?.reference}`, {
    method: 'POST',
    body: `outcome=${outcome}`,
    headers,
  });
  await kit.advance(2000);
}
const order = async (person: Person, method: 'ideal' | 'paysafecard' | 'sdd', credits: number) => {
  const input = { credits, method, start_now: true, key: randomUUID() };
  return (await kit.call('POST /api/payment.php', input, { as: person.browser })).ok.payment.id;
};
const stateOf = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;
const refunds = async (as: Browser) => (await adminCall(kit, 'GET /api/admin/refunds', { site }, { as })).ok.items;
const open = (as: Browser, id: string) => adminCall(kit, 'POST /api/admin/refunds-open', { site, id }, { as });
type Decision = { outcome: 'confirmed' } | { outcome: 'refused' | 'paid' | 'dropped'; reason: string };
const decide = (as: Browser, id: string, decision: Decision) =>
  adminCall(kit, 'POST /api/admin/refunds-decide', { site, id, decision }, { as });

/** Somebody who bought for 99.99 euro, and what staff ask to be given back of it. */
async function asked(minor: number | 'whole', method: 'ideal' | 'paysafecard' = 'ideal') {
  const person = await another(kit, 'luuk');
  const payment = await order(person, method, method === 'ideal' ? 200 : 10);
  await press(payment, 'paid');
  const about = { siteId: site, payment, minor, reason: 'uit coulance', actor: eva.id, now: kit.clock.now() };
  const { refund } = await askRefund(kit.services, about);
  return { person, payment, number: refund.number };
}

describe('the queue of money that goes back (STAFF-2)', () => {
  test('C44: a large sum waits for somebody else, who reads the mail as it will go out, and then confirms it', async () => {
    const { person, payment, number } = await asked('whole');
    expect((await refunds(asEva)).find(({ id }) => id === number)).toMatchObject({
      kind: 'second',
      minor: 9999,
      is_own: true,
      name: person.name,
    });
    expect((await open(asEva, number)).refusal.error).toBe('same_person');
    expect((await decide(asEva, number, { outcome: 'confirmed' })).refusal.error).toBe('same_person');
    const { ok } = await open(asOtto, number);
    expect(ok.case).toMatchObject({ asked_by: 'Eva', reason: 'uit coulance', person: { id: person.publicId } });
    const decision = { outcome: 'confirmed' as const };
    const input = { site, id: number, decision };
    const { letter } = (await adminCall(kit, 'POST /api/admin/refunds-letter', input, { as: asOtto })).ok;
    expect((await kit.mailsTo(person.email)).map(({ text }) => text)).not.toContain(letter?.text);
    expect(await stateOf(person, payment)).toBe('completed');
    expect((await decide(asOtto, number, decision)).status).toBe(200);
    await effect();
    const mailed = (await kit.mailsTo(person.email)).map(({ subject, text }) => ({ subject, text }));
    expect(mailed).toContainEqual({ subject: letter?.subject, text: letter?.text });
    expect((await refunds(asOtto)).map(({ id }) => id)).not.toContain(number);
    expect(await actionsOn(number)).toEqual(
      expect.arrayContaining(['refund_viewed', 'decision_made', 'refund_confirmed']),
    );
  });

  test('it asks a fresh proof, and what is taken back in ten seconds never was', async () => {
    const { person, number } = await asked('whole');
    await open(asOtto, number);
    await decide(asOtto, number, { outcome: 'confirmed' });
    expect(
      (await adminCall(kit, 'DELETE /api/admin/refunds-decide', { site, id: number }, { as: asOtto })).status,
    ).toBe(200);
    await effect();
    expect((await kit.mailsTo(person.email)).some(({ subject }) => subject.startsWith('We betalen'))).toBe(false);
    await kit.advance(11 * minute);
    expect((await decide(asOtto, number, { outcome: 'confirmed' })).refusal.error).toBe('fresh_login_required');
  });

  test('refused by the other: nothing moves, and a decision for the other kind does nothing', async () => {
    const { person, payment, number } = await asked('whole');
    await decide(asOtto, number, { outcome: 'paid', reason: 'overgemaakt' });
    await effect();
    expect((await refunds(asOtto)).map(({ id }) => id)).toContain(number);
    expect((await actionsOn(number)).at(-1)).toBe('decision_overtaken');
    expect((await decide(asOtto, number, { outcome: 'refused', reason: 'dat was niet afgesproken' })).status).toBe(200);
    await effect();
    expect(await stateOf(person, payment)).toBe('completed');
    expect((await actionsOn(number)).slice(-2)).toEqual(['decision_made', 'refund_refused']);
  });

  test('what no provider pays back is paid by hand, and settled with its reference; nobody is asked for what is under way', async () => {
    const underWay = await asked(4000);
    expect((await refunds(asOtto)).map(({ id }) => id)).not.toContain(underWay.number);
    const { number } = await asked('whole', 'paysafecard');
    await kit.advance(2000);
    expect((await refunds(asOtto)).find(({ id }) => id === number)).toMatchObject({
      kind: 'due',
      origin: 'refund',
      minor: 999,
    });
    const { ok } = await open(asOtto, number);
    expect(ok.case).toMatchObject({ provider: 'sandbox', account: null });
    expect((await decide(asOtto, number, { outcome: 'paid', reason: 'ING 2026-11-25' })).status).toBe(200);
    await effect();
    expect((await refunds(asOtto)).map(({ id }) => id)).not.toContain(number);
    const { rows } = await kit.db.pool.query('select state, settled_by, reference from repayments where number = $1', [
      number,
    ]);
    expect(rows).toEqual([{ state: 'paid', settled_by: otto.id, reference: 'ING 2026-11-25' }]);
  });
});

describe('the queue of debits that came back (T115)', () => {
  test('says why and what is owed; lifting one lets the member use direct debit again, and is logged', async () => {
    const anna = await payer(kit);
    const payment = await order(anna, 'sdd', 30);
    await press(payment, 'AM04');
    const { ok } = await adminCall(kit, 'GET /api/admin/debits', { site }, { as: asOtto });
    expect(ok.items.find(({ id }) => id === payment)).toMatchObject({ return_reason: 'no_money', minor: 2499 });
    const opened = await adminCall(kit, 'POST /api/admin/debits-open', { site, id: payment }, { as: asOtto });
    expect(opened.ok.case).toMatchObject({ return_code: 'AM04', owed_minor: 0, person: { id: anna.publicId } });
    const decision = { reason: 'de bank vergiste zich' };
    await adminCall(kit, 'POST /api/admin/debits-decide', { site, id: payment, decision }, { as: asOtto });
    await effect();
    expect((await kit.call('GET /api/direct-debit.php', {}, { as: anna.browser })).ok.block).toBeNull();
    expect(await actionsOn(opened.ok.case.reference)).toEqual(['debit_block_lifted']);
    const late = await adminCall(kit, 'POST /api/admin/debits-open', { site, id: payment }, { as: asOtto });
    expect(late.refusal.error).toBe('decided_already');
  });
});
