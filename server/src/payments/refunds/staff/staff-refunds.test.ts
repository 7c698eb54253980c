import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledgerAgrees, readSums } from '../../../../test/credits.ts';
import { createKit } from '../../../../test/kit.ts';
import { freePort, listen } from '../../../../test/listen.ts';
import { mend, mollieKey, standIn } from '../../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../../test/profiles.ts';
import { keepAllBooks } from '../../books/keep-books.ts';
import { paymentTasks } from '../../jobs.ts';
import { closeRepayment } from '../../withdrawals/settle-repayment.ts';
import { askRefund } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';

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
const { db } = kit;
// One network may declare ten times an hour.
beforeEach(() => kit.advance(60 * minute + 1));
afterEach(() => mend(psp));

const settled = async () => {
  await psp.notifier.settled();
  await kit.advance(3000);
};
/** Somebody who bought credits: 30 for 24.99, 200 for 99.99. */
async function buyer({ credits = 30, method = 'ideal' } = {}) {
  const person = await another(kit, 'luuk');
  const input = { credits, method, start_now: true, key: randomUUID() };
  const { ok } = await kit.callWith('POST /api/payment.php', input, { as: person.browser });
  const reference = /(tr_\w+)$/.exec(ok.redirect ?? '')?.[1] ?? '';
  psp.decide(reference, 'paid');
  await settled();
  return { person, id: ok.payment.id, reference };
}
const write = async (person: Person, times: number) => {
  const friend = await another(kit, 'lotte');
  const key = () => randomUUID();
  const input = () => ({ profile: friend.publicId, key: key(), text: 'Hoi' });
  return Promise.all(
    Array.from({ length: times }, () => kit.call('POST /api/message.php', input(), { as: person.browser })),
  );
};
const ask = (payment: string, minor: number | 'whole', actor = 'ina', reason = 'uit coulance') =>
  askRefund(kit.services, { siteId: 1, payment, minor, reason, actor, now: kit.clock.now() });
const confirm = (number: string, actor: string) =>
  decideRefund(kit.services, { siteId: 1, number, outcome: 'confirmed', actor, now: kit.clock.now() });
const show = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const userOf = async ({ browser }: Person) => (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user;
const refundsAt = (reference: string) =>
  psp.mollie.payments.get(reference)?.refunds.map(({ amount, status }) => [amount.value, status]) ?? [];
const arrive = async (reference: string) => {
  await kit.advance(1000);
  psp.decide(reference, 'refunds_done');
  await settled();
  await kit.advance(1000);
};
const mailsOf = async (person: Person) =>
  (await kit.mailsTo(person.email)).filter(({ subject }) => subject.startsWith('We betalen'));
/** What the nightly job would say of the books, and of balances and ledger. */
async function allAgrees(): Promise<boolean> {
  const found: object[] = [];
  const log = { ...kit.services.log, error: (about: object) => void found.push(about) };
  kit.clock.advance(25 * 60 * minute);
  await keepAllBooks({ ...kit.services, log })({}, { db, now: kit.clock.now(), attempt: 1 });
  expect(found).toEqual([]);
  return ledgerAgrees(kit);
}

describe('the staff gives back (T112)', () => {
  test('all of an only purchase: credits go first, the money the way it came, then premium (CRED-2)', async () => {
    const { person, id, reference } = await buyer();
    const { number } = await show(person, id);
    const { isWaiting } = await ask(number ?? '', 'whole');
    expect(isWaiting).toBe(false);
    // Before any money went back.
    expect(refundsAt(reference)).toEqual([]);
    expect(await userOf(person)).toMatchObject({ credits: 0, paid_user: true });
    await arrive(reference);
    expect(refundsAt(reference)).toEqual([['24.99', 'refunded']]);
    const { state, documents } = await show(person, id);
    expect(state).toBe('refunded');
    expect(documents.map(({ kind, total_minor: minor }) => [kind, minor])).toEqual([
      ['invoice', 2499],
      ['credit_note', 2499],
    ]);
    expect(await userOf(person)).toMatchObject({ credits: 0, paid_user: false });
    const [mail, more] = await mailsOf(person);
    expect(more).toBeUndefined();
    expect(mail?.text).toMatch(/Op \d+ november 2026.* \d\d:\d\d .*hele betaling.*24,99/);
    expect(mail?.text).toContain('Daarvoor zijn 30 credits van je saldo af.');
    expect(await allAgrees()).toBe(true);
  });

  test.each([
    ['part of what is left', 0, 500, 6, 24],
    ['what is left and part of what was used', 28, 500, 2, 0],
    ['what was used alone', 30, 500, 0, 0],
    ['a cent', 0, 1, 1, 29],
  ])('%s', async (_, sent, minor, taken, left) => {
    const { person, id, reference } = await buyer();
    for (let times = 0; times < sent; times += 10) await write(person, Math.min(10, sent - times));
    await ask(id, minor);
    expect(await readSums(kit, person)).toMatchObject({ balance: left, ledger: left, lots: left });
    const { rows } = await db.pool.query('select credits from repayments where member_id = $1', [person.id]);
    expect(rows).toEqual([{ credits: taken }]);
    await arrive(reference);
    expect(refundsAt(reference)).toEqual([[(minor / 100).toFixed(2), 'refunded']]);
    expect((await show(person, id)).state).toBe('completed');
    expect(await allAgrees()).toBe(true);
  });

  test('above 50 euro only when somebody else confirms it, and nothing moves before (C44)', async () => {
    const { person, id, reference } = await buyer({ credits: 200 });
    const { refund, isWaiting } = await ask(id, 5001);
    expect(isWaiting).toBe(true);
    expect(await userOf(person)).toMatchObject({ credits: 200 });
    await expect(confirm(refund.number, 'ina')).rejects.toThrow('somebody else');
    await expect(confirm(refund.number, ' INA ')).rejects.toThrow('somebody else');
    expect((await db.pool.query('select from repayments where member_id = $1', [person.id])).rowCount).toBe(0);
    expect(await mailsOf(person)).toEqual([]);
    await confirm(refund.number, 'joris');
    await expect(confirm(refund.number, 'joris')).rejects.toThrow('decided already');
    await arrive(reference);
    expect(refundsAt(reference)).toEqual([['50.01', 'refunded']]);
    const { rows } = await db.pool.query(
      `select action, actor, reason from audit where subject = $1 order by happened_at, action`,
      [refund.number],
    );
    expect(rows).toEqual([
      { action: 'refund_asked', actor: 'ina', reason: 'uit coulance' },
      { action: 'refund_confirmed', actor: 'joris', reason: 'uit coulance' },
      { action: 'repayment_paid', actor: 'mollie', reason: expect.stringMatching(/^re_/) },
    ]);
    expect(await allAgrees()).toBe(true);
  });

  test('50 euro by one person, and no more in small parts; refused, nothing is given back', async () => {
    const { person, id } = await buyer({ credits: 200 });
    expect((await ask(id, 2500)).isWaiting).toBe(false);
    // The same command given again, as when its answer was lost.
    await expect(ask(id, 2500)).rejects.toThrow('It stands already');
    expect((await ask(id, 2500, 'ina', 'nog eens')).isWaiting).toBe(false);
    const { refund, isWaiting } = await ask(id, 1);
    expect(isWaiting).toBe(true);
    const decision = { siteId: 1, number: refund.number, actor: 'ina', reason: 'toch niet', now: kit.clock.now() };
    await decideRefund(kit.services, { ...decision, outcome: 'refused' });
    await expect(confirm(refund.number, 'joris')).rejects.toThrow('decided already');
    const { rows } = await db.pool.query('select sum(amount_minor)::int from repayments where member_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ sum: 5000 }]);
  });

  test('never more than was paid or is left, of none that is not paid, and says why', async () => {
    const { id } = await buyer();
    await expect(ask(id, 2500)).rejects.toThrow('At most 24.99 EUR');
    await expect(ask(id, 0)).rejects.toThrow('At most');
    await expect(ask(id, 0.5)).rejects.toThrow('At most');
    await expect(ask('none', 100)).rejects.toThrow('No such payment');
    await expect(askRefund(kit.services, { ...(await asked(id)), reason: ' ' })).rejects.toThrow('3 to 500');
    await expect(askRefund(kit.services, { ...(await asked(id)), siteId: 2 })).rejects.toThrow('No such payment');
    await ask(id, 2000);
    await expect(ask(id, 500)).rejects.toThrow('At most 4.99 EUR');
    await ask(id, 'whole');
    await expect(ask(id, 1)).rejects.toThrow('All of it was given back');
  });
  const asked = async (payment: string) => ({
    siteId: 1,
    payment,
    minor: 100,
    reason: 'uit coulance',
    actor: 'ina',
    now: kit.clock.now(),
  });

  test('two of the staff at once: one gives it back', async () => {
    const { person, id, reference } = await buyer();
    const both = await Promise.allSettled(['ina', 'joris', 'ina', 'mo'].map((actor) => ask(id, 'whole', actor)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await arrive(reference);
    expect(refundsAt(reference)).toEqual([['24.99', 'refunded']]);
    expect(await mailsOf(person)).toHaveLength(1);
    expect(await allAgrees()).toBe(true);
  });

  test('two confirm at once: it goes once', async () => {
    const { id, reference } = await buyer({ credits: 200 });
    const { refund } = await ask(id, 'whole');
    const both = await Promise.allSettled(['joris', 'mo', 'kim'].map((actor) => confirm(refund.number, actor)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await arrive(reference);
    expect(refundsAt(reference)).toEqual([['99.99', 'refunded']]);
    expect(await allAgrees()).toBe(true);
  });

  test('beside messages that spend the last credits: each is spent or taken once', async () => {
    const { person, id, reference } = await buyer({ credits: 10 });
    const [sent] = await Promise.all([write(person, 14), ask(id, 'whole')]);
    const spent = sent.filter(({ status }) => status === 200).length;
    const { rows } = await db.pool.query<{ credits: number }>('select credits from repayments where member_id = $1', [
      person.id,
    ]);
    expect(spent + (rows[0]?.credits ?? 0)).toBe(10);
    expect(await readSums(kit, person)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
    await arrive(reference);
    expect(await allAgrees()).toBe(true);
  });

  test('beside a withdrawal: together never more than was paid', async () => {
    const { person, id, reference } = await buyer();
    await ask(id, 1000);
    const { withdrawal, number } = await show(person, id);
    // Twelve of thirty credits went with it: 1000 of 2499 is 12.005 of them.
    expect(withdrawal).toMatchObject({ is_open: true, refund_minor: 1499 });
    const declared = { name: 'Luuk', order: number ?? '', email: person.email };
    await kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
    await expect(ask(id, 1)).rejects.toThrow('All of it was given back');
    await arrive(reference);
    expect(refundsAt(reference).map(([amount]) => amount)).toEqual(['10.00', '14.99']);
    expect((await show(person, id)).state).toBe('refunded');
    expect(await userOf(person)).toMatchObject({ credits: 0, paid_user: false });
    expect(await allAgrees()).toBe(true);
  });

  test('what is not paid back after all is the buyer’s again, books and credits', async () => {
    const { person, id } = await buyer({ method: 'paysafecard', credits: 10 });
    await write(person, 8);
    const { refund } = await ask(id, 500);
    expect(await readSums(kit, person)).toMatchObject({ balance: 0 });
    const settlement = { siteId: 1, number: refund.number, actor: 'ina', reference: 'toch niet' };
    await kit.advance(1000);
    expect(await closeRepayment(kit.services, { ...settlement, outcome: 'dropped', now: kit.clock.now() })).toBe(true);
    expect(await readSums(kit, person)).toMatchObject({ balance: 2, lots: 2, ledger: 2 });
    expect(await allAgrees()).toBe(true);
    expect((await ask(id, 'whole')).refund.minor).toBe(999);
  });
});

describe('and a bank takes it back (T113)', () => {
  test('before it was asked of the provider: nothing goes twice', async () => {
    const { person, id, reference } = await buyer();
    psp.faults.unavailable = 50;
    await ask(id, 1000);
    await kit.advance(0).catch(() => undefined);
    mend(psp);
    psp.decide(reference, 'charged_back');
    await settled();
    await kit.advance(40 * minute);
    await paymentTasks(kit.services)['check-refunds']({}, { db, now: kit.clock.now(), attempt: 1 });
    await kit.advance(1000);
    expect(refundsAt(reference)).toEqual([]);
    expect((await show(person, id)).state).toBe('charged_back');
    await expect(ask(id, 1)).rejects.toThrow('charged_back');
    expect(await readSums(kit, person)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
    expect(await allAgrees()).toBe(true);
  });

  test('while the refund is under way: the books say that it went twice', async () => {
    const { person, id, reference } = await buyer();
    await ask(id, 1000);
    await kit.advance(1000);
    psp.decide(reference, 'charged_back');
    await settled();
    await arrive(reference);
    expect((await show(person, id)).state).toBe('charged_back');
    const { rows } = await db.pool.query(
      `select kind, sum(amount_minor)::int as minor from money_entries m join payments p on p.id = m.payment_id
        where p.public_id = $1 and credit_account = 'provider' group by 1 order by 1`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 'chargeback', minor: 2499 },
      { kind: 'refund', minor: 1000 },
    ]);
    expect(await allAgrees()).toBe(true);
  });

  test('after a part was refunded: the rest goes, and no refund follows', async () => {
    const { person, id, reference } = await buyer();
    await ask(id, 1000);
    await arrive(reference);
    psp.decide(reference, 'charged_back');
    await settled();
    expect(await readSums(kit, person)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
    const { documents } = await show(person, id);
    expect(documents.reduce((sum, { kind, total_minor: minor }) => sum + (kind === 'invoice' ? 0 : minor), 0)).toBe(
      2499,
    );
    await expect(ask(id, 'whole')).rejects.toThrow('charged_back');
    expect(await allAgrees()).toBe(true);
  });
});
