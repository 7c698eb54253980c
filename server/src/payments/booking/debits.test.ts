import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { CallInput } from '@vonk/contract/api';
import { createKit, type Browser } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { password } from '../../../test/members.ts';
import { ownIban, payer, signMandate } from '../../../test/payments/payer.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { checkCredits } from '../../credits/index.ts';
import { compareBooks } from '../books/compare.ts';
import { earnDays } from '../books/earn.ts';
import { liftBlock, listBlocks } from '../../direct-debit/index.ts';
import { eraseMembers } from '../../leaving/index.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const minute = 60_000;
const day = 24 * 60 * minute;
const { db } = kit;

/** What the nightly job says of balances and ledger. */
async function disagreements(): Promise<object[]> {
  const found: object[] = [];
  const log = { ...kit.services.log, error: (about: object) => void found.push(about) };
  await checkCredits({ log })({}, { db, now: kit.clock.now(), attempt: 1 });
  return found;
}

const order = (browser: Browser, more: Partial<CallInput<'POST /api/payment.php'>> = {}) =>
  kit.call(
    'POST /api/payment.php',
    { credits: 30, method: 'sdd', start_now: true, key: randomUUID(), ...more },
    { as: browser },
  );
const referenceOf = async (id: string) =>
  (
    await db.pool.query<{ reference: string }>(
      'select provider_reference as reference from payments where public_id = $1',
      [id],
    )
  ).rows[0]?.reference ?? '';
/** Presses a button of the sandbox's page, and lets its notification come in. */
async function decide(id: string, outcome: string, page?: string | null): Promise<void> {
  const path = page ? new URL(page).pathname : `/sandbox/checkout/${await referenceOf(id)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await kit.app.request(path, { method: 'POST', body: `outcome=${outcome}`, headers });
  await kit.advance(2000);
}
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits ?? 0;
const stateOf = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;
const show = async ({ browser }: Person) => (await kit.call('GET /api/direct-debit.php', {}, { as: browser })).ok;
/** Spends credits as a message to somebody new does. */
async function spend({ browser }: Person, credits: number): Promise<void> {
  const other = await another(kit, 'bram');
  for (let sent = 0; sent < credits; sent += 1) {
    const input = { profile: other.publicId, key: randomUUID(), text: `Hallo ${sent}` };
    expect((await kit.call('POST /api/message.php', input, { as: browser })).status).toBe(200);
  }
}

describe('an order by direct debit', () => {
  test('gives ten credits at once and the rest with the money, mailed a day before it is debited (C44, T114, T115)', async () => {
    const anna = await payer(kit);
    const { ok } = await order(anna.browser);
    expect(ok).toMatchObject({ redirect: null, payment: { state: 'pending', method: 'sdd', redirect: null } });
    expect(await creditsOf(anna)).toBe(10);
    const notice = (await kit.mailsTo(anna.email)).find(({ subject }) => subject.startsWith('We schrijven'));
    const { mandate, due_on: due } = await show(anna);
    expect(notice?.text).toContain(mandate?.reference);
    expect(notice?.text).toContain('NL22ZZZ000000000000');
    const dueAt = Date.parse(`${due}T00:00:00+01:00`);
    // It is debited on a later day than the one on which the mail went out, and not before.
    expect(dueAt).toBeGreaterThan(kit.clock.now().getTime());
    await kit.advance(dueAt - kit.clock.now().getTime() - 1000);
    expect(await stateOf(anna, ok.payment.id)).toBe('pending');
    await kit.advance(day);
    await kit.advance(2000);
    expect(await stateOf(anna, ok.payment.id)).toBe('completed');
    expect(await creditsOf(anna)).toBe(30);
    expect((await kit.mailsTo(anna.email)).some(({ subject }) => subject.startsWith('Bon voor bestelling'))).toBe(true);
    const { rows } = await db.pool.query(
      'select amount, remaining, round(unit_price_minor * 30) as total from credit_lots where member_id = $1',
      [anna.id],
    );
    expect(rows).toEqual([{ amount: 30, remaining: 30, total: '2499' }]);
  });

  test('asks a mandate, and one that may be used', async () => {
    const anna = await another(kit, 'anna');
    expect((await order(anna.browser)).refusal.error).toBe('mandate_required');
    await signMandate(kit, anna);
    await kit.call('DELETE /api/direct-debit.php', {}, { as: anna.browser });
    expect((await order(anna.browser)).refusal.error).toBe('mandate_required');
    expect((await db.pool.query('select from payments where member_id = $1', [anna.id])).rowCount).toBe(0);
  });

  test('that did not reach its provider is not debited by a mandate that ended since', async () => {
    const anna = await payer(kit);
    const sandbox = kit.services.providers.find(({ name }) => name === 'sandbox')!;
    const away = vi.spyOn(sandbox, 'createPayment').mockRejectedValueOnce(new Error('away'));
    const key = randomUUID();
    expect((await order(anna.browser, { key })).refusal.error).toBe('payment_unavailable');
    await kit.call('DELETE /api/direct-debit.php', {}, { as: anna.browser });
    expect((await order(anna.browser, { key })).refusal.error).toBe('mandate_required');
    expect(away).toHaveBeenCalledTimes(1);
    away.mockRestore();
    expect(await creditsOf(anna)).toBe(0);
    // Another mandate is another promise: what was ordered by the first is ordered anew.
    await signMandate(kit, anna);
    expect((await order(anna.browser, { key })).refusal.error).toBe('mandate_required');
    expect((await order(anna.browser)).status).toBe(200);
  });

  test('is for euro alone: elsewhere it is no method, in a clear word', async () => {
    const browser = kit.browser('maanlicht.localhost');
    browser.cookies.set('country', 'PL');
    const { ok } = await kit.call('GET /api/packages.php', {}, { as: browser });
    expect(ok.methods.map(({ slug }) => slug)).not.toContain('sdd');
    expect((await kit.call('GET /api/packages.php', {})).ok.methods.map(({ slug }) => slug)).toContain('sdd');
  });

  test('pressed twice is one; beyond ten credits ahead, two orders and 150 euro a day it waits or is refused (T115, PAY-5)', async () => {
    const anna = await payer(kit);
    const key = randomUUID();
    const twice = await Promise.all([
      order(anna.browser, { key, credits: 6 }),
      order(anna.browser, { key, credits: 6 }),
    ]);
    expect(new Set(twice.map(({ ok }) => ok.payment.id)).size).toBe(1);
    expect(await creditsOf(anna)).toBe(6);
    await order(anna.browser, { credits: 6 });
    expect(await creditsOf(anna)).toBe(10);
    expect((await order(anna.browser, { credits: 6 })).refusal.error).toBe('debit_limit');
    const rich = await payer(kit);
    expect((await order(rich.browser, { credits: 200 })).status).toBe(200);
    expect((await order(rich.browser, { credits: 200 })).refusal.error).toBe('debit_limit');
    // The next day is another one, and what is still under way counts until it is there.
    await kit.advance(day);
    await kit.advance(2 * minute);
    expect((await order(anna.browser, { credits: 6 })).status).toBe(200);
  });

  test('ten at once are no more than two, and no more than ten credits ahead', async () => {
    const anna = await payer(kit);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(anna.browser, { credits: 8 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ refusal }) => refusal.error === 'debit_limit')).toHaveLength(8);
    expect(await creditsOf(anna)).toBe(10);
    expect(await disagreements()).toEqual([]);
  });

  test('the same outcome told again and again gives the rest once', async () => {
    const anna = await payer(kit);
    const { ok } = await order(anna.browser);
    await Promise.all(Array.from({ length: 5 }, () => decide(ok.payment.id, 'settled')));
    await Promise.all(
      Array.from({ length: 20 }, () =>
        kit.call('POST /api/payment-check.php', { id: ok.payment.id }, { as: anna.browser }),
      ),
    );
    expect(await creditsOf(anna)).toBe(30);
    expect(await disagreements()).toEqual([]);
  });
});

describe('a debit that comes back', () => {
  test.each([
    ['AC04', 'closed'],
    ['AM04', 'no_money'],
    ['MD01', 'no_mandate'],
    ['MD06', 'payer'],
    ['MS03', 'unknown'],
  ])(
    'with %s before its money was there takes what is left, asks what was used and stops (T115)',
    async (code, reason) => {
      const anna = await payer(kit);
      const { ok } = await order(anna.browser);
      await spend(anna, 3);
      await decide(ok.payment.id, code);
      expect(await stateOf(anna, ok.payment.id)).toBe('failed');
      expect(await creditsOf(anna)).toBe(0);
      const state = await show(anna);
      expect(state.mandate).toBeNull();
      expect(state.block).toMatchObject({
        payment: ok.payment.id,
        reason,
        amount_minor: 2499,
        debt_credits: 3,
        debt_minor: 250,
      });
      expect((await order(anna.browser)).refusal.error).toBe('mandate_required');
      const mail = (await kit.mailsTo(anna.email)).find(({ subject }) => subject.startsWith('Je bank boekte'));
      expect(mail?.text).toMatch(/2,50/);
      expect(await disagreements()).toEqual([]);
    },
  );

  test('after its money was there is charged back, with what was used of all of it', async () => {
    const anna = await payer(kit);
    const { ok } = await order(anna.browser);
    await decide(ok.payment.id, 'settled');
    await spend(anna, 12);
    await decide(ok.payment.id, 'MD06');
    expect(await stateOf(anna, ok.payment.id)).toBe('charged_back');
    expect(await creditsOf(anna)).toBe(0);
    expect((await show(anna)).block).toMatchObject({ debt_credits: 12, debt_minor: 1000 });
    // Login, reading and other methods go on.
    expect((await kit.call('GET /api/chats.php', {}, { as: anna.browser })).status).toBe(200);
    expect((await order(anna.browser, { method: 'ideal' })).status).toBe(200);
  });

  test('blocks its member and its account, whoever comes with it; others go on', async () => {
    const iban = ownIban();
    const anna = await payer(kit, iban);
    const bram = await payer(kit, iban);
    const { ok } = await order(anna.browser);
    await spend(anna, 1);
    await decide(ok.payment.id, 'AC04');
    const begin = (person: Person, account: string) =>
      kit.call(
        'POST /api/direct-debit-code.php',
        { iban: account, holder: 'M. Dekker', phone: '+31687654399', country: 'NL' },
        { as: person.browser },
      );
    expect((await begin(anna, ownIban())).refusal.error).toBe('debit_blocked');
    expect((await order(bram.browser)).refusal.error).toBe('debit_blocked');
    expect((await begin(await another(kit, 'anna'), iban)).refusal.error).toBe('debit_blocked');
    const carla = await payer(kit);
    expect((await order(carla.browser)).status).toBe(200);
  });

  async function debtor() {
    const anna = await payer(kit);
    const { ok } = await order(anna.browser);
    await spend(anna, 3);
    await decide(ok.payment.id, 'AM04');
    return { anna, debit: ok.payment.id };
  }

  test('is made good by paying what was used another way: no credits for it, and direct debit is free again', async () => {
    const { anna, debit } = await debtor();
    expect((await order(anna.browser, { open_debit: debit })).refusal.error).toBe('debit_blocked');
    expect((await order(anna.browser, { open_debit: debit, method: 'ideal', total_minor: 1 })).refusal.error).toBe(
      'price_changed',
    );
    const stranger = await another(kit, 'bram');
    expect((await order(stranger.browser, { open_debit: debit, method: 'ideal' })).refusal.error).toBe('no_debt');
    // An ordinary purchase does not pay it.
    const bought = await order(anna.browser, { method: 'ideal', credits: 10 });
    await decide(bought.ok.payment.id, 'paid', bought.ok.redirect);
    expect((await show(anna)).block).not.toBeNull();
    const { ok } = await order(anna.browser, { open_debit: debit, method: 'ideal', total_minor: 250 });
    expect(ok.payment).toMatchObject({ credits: 3, total_minor: 250 });
    await decide(ok.payment.id, 'paid', ok.redirect);
    expect(await stateOf(anna, ok.payment.id)).toBe('completed');
    expect(await creditsOf(anna)).toBe(10);
    expect((await show(anna)).block).toBeNull();
    await signMandate(kit, anna);
    expect((await order(anna.browser)).status).toBe(200);
    expect(await disagreements()).toEqual([]);
  });

  test('paid twice in two tabs gives credits for the second; what paid it and goes back opens it again', async () => {
    const { anna, debit } = await debtor();
    const [one, two] = [
      await order(anna.browser, { open_debit: debit, method: 'ideal' }),
      await order(anna.browser, { open_debit: debit, method: 'paypal' }),
    ];
    await decide(one.ok.payment.id, 'paid', one.ok.redirect);
    await decide(two.ok.payment.id, 'paid', two.ok.redirect);
    expect(await creditsOf(anna)).toBe(3);
    expect((await show(anna)).block).toBeNull();
    await decide(one.ok.payment.id, 'charged_back', one.ok.redirect);
    expect((await show(anna)).block).toMatchObject({ debt_minor: 250 });
    expect(await creditsOf(anna)).toBe(3);
    expect(await disagreements()).toEqual([]);
  });

  test('paid once more while what paid it first was contested: what is won is then a purchase, and no credit is lost', async () => {
    const { anna, debit } = await debtor();
    const pay = async (method: 'ideal' | 'paypal') => {
      const { ok } = await order(anna.browser, { open_debit: debit, method });
      await decide(ok.payment.id, 'paid', ok.redirect);
      return ok;
    };
    const first = await pay('ideal');
    await decide(first.payment.id, 'charged_back', first.redirect);
    const second = await pay('paypal');
    expect((await show(anna)).block).toBeNull();
    expect(await creditsOf(anna)).toBe(0);
    await decide(first.payment.id, 'chargeback_won', first.redirect);
    expect(await stateOf(anna, first.payment.id)).toBe('completed');
    expect((await show(anna)).block).toBeNull();
    expect(await creditsOf(anna)).toBe(3);
    // What paid it second still does: it opens again when that goes back, and what was given stays.
    await decide(second.payment.id, 'charged_back', second.redirect);
    expect((await show(anna)).block).toMatchObject({ debt_minor: 250 });
    expect(await creditsOf(anna)).toBe(3);
    expect(await disagreements()).toEqual([]);
  });

  test('what gave credits because the debt was paid does not pay it as well when its chargeback is won', async () => {
    const { anna, debit } = await debtor();
    const [one, two] = [
      (await order(anna.browser, { open_debit: debit, method: 'ideal' })).ok,
      (await order(anna.browser, { open_debit: debit, method: 'paypal' })).ok,
    ];
    for (const { payment, redirect } of [one, two]) await decide(payment.id, 'paid', redirect);
    for (const { payment, redirect } of [one, two]) await decide(payment.id, 'charged_back', redirect);
    expect(await creditsOf(anna)).toBe(0);
    await decide(two.payment.id, 'chargeback_won', two.redirect);
    expect(await creditsOf(anna)).toBe(3);
    expect((await show(anna)).block).toMatchObject({ debt_minor: 250 });
    await decide(one.payment.id, 'chargeback_won', one.redirect);
    expect(await creditsOf(anna)).toBe(3);
    expect((await show(anna)).block).toBeNull();
    expect(await disagreements()).toEqual([]);
  });

  test('of which nothing was used is made good by any purchase; the staff lift a block, which is logged', async () => {
    const anna = await payer(kit);
    const { ok } = await order(anna.browser);
    await decide(ok.payment.id, 'AM04');
    expect((await show(anna)).block).toMatchObject({ debt_minor: 0 });
    const bought = await order(anna.browser, { method: 'ideal', credits: 10 });
    await decide(bought.ok.payment.id, 'paid', bought.ok.redirect);
    expect((await show(anna)).block).toBeNull();

    const { anna: bea } = await debtor();
    const blocked = (await listBlocks(db, { siteId: 1 }, 100)).at(-1);
    const lift = (reference: string) =>
      liftBlock(db, { siteId: 1, reference, actor: 'ina', reason: 'de bank vergiste zich', now: kit.clock.now() });
    expect(await lift('0000-0000')).toBe(false);
    expect(await lift(blocked?.reference ?? '')).toBe(true);
    expect(await lift(blocked?.reference ?? '')).toBe(false);
    expect((await show(bea)).block).toBeNull();
    const { rows } = await db.pool.query('select subject, reason from audit where action = $1', ['debit_block_lifted']);
    expect(rows).toEqual([{ subject: blocked?.reference, reason: 'de bank vergiste zich' }]);
  });
});

test('who is erased while a debit is under way is repaid what came in the end, and nothing that did not (T26, T55)', async () => {
  const [came, back] = [await payer(kit), await payer(kit)];
  const ids: string[] = [];
  for (const { browser } of [came, back]) {
    ids.push((await order(browser)).ok.payment.id);
    await kit.call('POST /api/leave.php', { password, now: false }, { as: browser });
  }
  // The bank takes long.
  await db.pool.query(`delete from graphile_worker._private_jobs where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'sandbox-pay')`);
  await kit.advance(14 * day);
  await eraseMembers(kit.services)({}, { db, now: kit.clock.now(), attempt: 1 });
  const repaid = async ({ id }: Person) =>
    (await db.pool.query('select credits, amount_minor, state from repayments where member_id = $1', [id])).rows;
  expect(await repaid(came)).toEqual([]);
  await decide(ids[0] ?? '', 'settled');
  await decide(ids[1] ?? '', 'AC04');
  expect(await repaid(came)).toMatchObject([{ credits: 30, amount_minor: 2499 }]);
  expect(await repaid(back)).toEqual([]);
  expect(await disagreements()).toEqual([]);
});

test('the books agree with payments and credits about every debit and debt of these tests (PAY-7)', async () => {
  await kit.advance(2 * day);
  const site = kit.services.sites.byId(1);
  if (!site) throw new Error('no site');
  const until = await earnDays(db, site, kit.clock.now());
  expect(await compareBooks(db, site, until ?? kit.clock.now())).toEqual([]);
});
