import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDay } from '@vonk/contract/calendar';
import type { WithdrawalMistake } from '@vonk/contract/withdrawal-form';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { away } from '../../../test/profiles.ts';
import type { AnyCall } from '../../accounts/index.ts';
import { closeCredits } from '../../credits/index.ts';
import { refuseAny } from '../../platform/refusal.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { bookPastPurchase } from '../sandbox/past-purchase.ts';
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';
import { closeMonth, readBooks } from './closing/close-month.ts';
import type { Balance } from './closing/movements.ts';
import { writeOss } from './closing/oss.ts';
import { askRefund } from '../refunds/staff/ask-refund.ts';
import { decideRefund } from '../refunds/staff/decide-refund.ts';
import { NoRefund } from '../refunds/staff/policy.ts';
import { compareBooks } from './compare.ts';
import { bookOwed } from './entries.ts';
import { dayStart } from './earn.ts';
import { keepBooks } from './keep-books.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const site = services.sites.byId(1)!;
const hour = 3_600_000;

type Who = { siteId: number; memberId: string };
const newMember = async (): Promise<Who> => ({ siteId: 1, memberId: (await away(kit, 'anna')).id });

const buy = (who: Who, credits: number, country: string) =>
  db.transact((tx) => bookPastPurchase(tx, who, { site, credits, country, locale: 'nl', now: clock.now() }));
let spends = 0;
type Spent = { key: string; at: Date };
async function spend({ memberId }: Who, amount: number): Promise<Spent> {
  const key = `s${(spends += 1)}`;
  await db.pool.query(
    `select spend_credits_v1(1::smallint, $1, $2, true, false, 'message', $3,
    $4::timestamptz::date, $4::timestamptz)`,
    [memberId, amount, key, clock.now()],
  );
  return { key, at: clock.now() };
}
const unspend = ({ memberId }: Who, { key, at }: Spent) =>
  db.pool.query(
    `select return_credits_v1(1::smallint, $1, 'message', $2, false,
    $3::timestamptz::date, $4)`,
    [memberId, key, at, clock.now()],
  );
const paymentsOf = async ({ memberId }: Who) =>
  (
    await db.pool.query<{ id: string; public_id: string; number: string; total_minor: number; currency: string }>(
      'select id, public_id, number, total_minor, currency from payments where member_id = $1 order by id',
      [memberId],
    )
  ).rows;
async function tell(who: Who, at: number, state: 'refunded' | 'charged_back' | 'won'): Promise<void> {
  const all = await paymentsOf(who);
  const payment = all[at % Math.max(all.length, 1)];
  if (!payment) return;
  const told = {
    orderId: payment.public_id,
    amountMinor: payment.total_minor,
    currency: payment.currency,
    isLive: false,
    refundedMinor: state === 'refunded' ? payment.total_minor : 0,
    state: state === 'won' ? ('completed' as const) : state,
    isWonBack: state === 'won',
    feeMinor: 29,
  };
  await db.transact((tx) => bookPayment(tx, who, { paymentId: payment.id, told, site, now: clock.now() }));
}
async function withdraw(who: Who, at: number): Promise<void> {
  const all = await paymentsOf(who);
  const payment = all[at % Math.max(all.length, 1)];
  if (!payment) return;
  const member = { ...who, publicId: 'x' };
  const call = {
    site,
    member,
    now: clock.now(),
    locale: 'nl',
    refuse: refuseAny,
  } as unknown as AnyCall<WithdrawalMistake>;
  await declareWithdrawal(services, call, { name: 'Anna', order: payment.number, email: 'anna@example.org' });
}
/** What the staff gives back: a part, or all that is left of it. */
async function give(who: Who, at: number): Promise<void> {
  const payment = (await paymentsOf(who))[at % 2];
  if (!payment) return;
  const asked = { siteId: 1, payment: payment.public_id, reason: `r${(spends += 1)}`, now: clock.now() };
  const minor = at < 2 ? 1 + ((at * 37 + spends * 101) % payment.total_minor) : 'whole';
  try {
    const { refund, isWaiting } = await askRefund(services, { ...asked, minor, actor: 'ina' });
    const decision = { siteId: 1, number: refund.number, outcome: 'confirmed', actor: 'joris' } as const;
    if (isWaiting) await decideRefund(services, { ...decision, now: clock.now() });
  } catch (error) {
    if (!(error instanceof NoRefund)) throw error;
  }
}
async function settle(who: Who, at: number, outcome: 'paid' | 'dropped'): Promise<void> {
  const { rows } = await db.pool.query<{ number: string }>(
    `select number from repayments where member_id = $1 and state = 'due' order by number`,
    [who.memberId],
  );
  const due = rows[at % Math.max(rows.length, 1)];
  if (due)
    await closeRepayment(services, { siteId: 1, ...due, outcome, actor: 'ina', reference: 'r', now: clock.now() });
}

const balances = async (...of: string[]) =>
  Object.fromEntries(
    (
      await db.pool.query<{ account: string; minor: number }>(
        `select account, sum(minor)::bigint as minor from money_entries m cross join lateral (values
            (debit_account, amount_minor), (credit_account, -amount_minor)) as side (account, minor)
          where payment_id = any($1) group by 1 order by 1`,
        [of],
      )
    ).rows.map(({ account, minor }) => [account, minor]),
  );

/** What is to be paid back to a member. */
const dueOf = async ({ memberId }: Who) =>
  (
    await db.pool.query<{ number: string; amount_minor: number; credits: number }>(
      `select number, amount_minor, credits from repayments where member_id = $1 and state = 'due' order by number`,
      [memberId],
    )
  ).rows;
/** Accounts that hold something. */
const strip = (all: Record<string, number>) =>
  Object.fromEntries(Object.entries(all).filter(([, minor]) => minor !== 0));

const repaymentsOf = async (payment: string) =>
  (await db.pool.query('select from repayments where payment_id = $1', [payment])).rows.length;

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy'), at: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('spend'), at: fc.integer({ min: 1, max: 23 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'unspend',
        'refund',
        'chargeback',
        'chargeback',
        'won',
        'won',
        'withdraw',
        'give',
        'paid',
        'dropped',
        'erase',
        'day',
        'keep',
      ),
      at: fc.integer({ min: 0, max: 3 }),
    }),
  },
);
const countries = ['NL', 'DE', 'PL', 'CH', 'US'];
const packs = [1, 7, 10, 30, 75];

/** What each step does, with its number. */
const acts: Readonly<Record<string, (who: Who, at: number, spent: Spent[]) => Promise<unknown>>> = {
  buy: (who, at) => buy(who, packs[at]!, countries[at]!),
  spend: async (who, at, spent) => spent.push(await spend(who, at)),
  unspend: async (who, at, spent) => spent[at] && unspend(who, spent[at]),
  refund: (who, at) => tell(who, at, 'refunded'),
  chargeback: (who, at) => tell(who, at, 'charged_back'),
  won: (who, at) => tell(who, at, 'won'),
  withdraw: (who, at) => withdraw(who, at),
  give: (who, at) => give(who, at),
  paid: (who, at) => settle(who, at, 'paid'),
  dropped: (who, at) => settle(who, at, 'dropped'),
  day: async () => clock.advance(24 * hour),
  keep: () => keepBooks(db, site, clock.now()),
  erase: (who) =>
    db.transact(async (tx) => {
      await closeCredits(tx, who, clock.now());
      await bookOwed(tx, who, clock.now());
    }),
};

/** Payments of which nothing is owed, and whose VAT in the books is not that of invoice and credit notes. */
const unlikeDocuments = async () =>
  (
    await db.pool.query(`select payment_id, books, documents from (
      select payment_id, sum(case 'vat' when credit_account then amount_minor when debit_account then -amount_minor
          else 0 end) as books,
        sum(case 'owed' when credit_account then amount_minor when debit_account then -amount_minor else 0 end) as owed
      from money_entries group by 1) b join (
      select payment_id, sum(case kind when 'invoice' then vat_minor else -vat_minor end) as documents
      from invoices group by 1) d using (payment_id) where owed = 0 and books <> documents`)
  ).rows;

/** Closes every month and quarter there was: each begins as the one before ended. */
async function closeAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-books-'));
  let before: readonly Balance[] = [];
  const quarters = new Set<string>();
  for (let month = '2026-11'; month <= clock.now().toISOString().slice(0, 7); month = nextMonth(month)) {
    const { opening, closing, span } = await readBooks(db, site, { period: month, now: clock.now() });
    expect({ month, opening }).toEqual({ month, opening: before });
    expect(calendarDay(span.from, site.timeZone)).toBe(`${month}-01`);
    before = closing;
    await closeMonth(db, [site], { month, folder: join(folder, month), now: clock.now() });
    quarters.add(`${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`);
  }
  const rates = new Map([
    ['PLN', 4.2512],
    ['CHF', 0.9312],
    ['USD', 1.1],
  ]);
  for (const quarter of quarters)
    await writeOss(db, [site], { quarter, folder: join(folder, quarter), rates, now: clock.now() });
  expect(quarters.size).toBeGreaterThan(1);
  await rm(folder, { recursive: true });
}
const nextMonth = (month: string) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
};

test('PAY-7: in whatever order credits are bought, spent, refunded, charged back, won, withdrawn and repaid, the books agree with them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const who = await newMember();
      await buy(who, 10, 'NL');
      const spent: Spent[] = [];
      let isErased = false;
      for (const { kind, at } of steps) {
        clock.advance(7 * hour);
        await acts[kind]?.(who, at, spent);
        isErased ||= kind === 'erase';
        // What is paid after its buyer was erased ends with the same transaction.
        if ((kind === 'buy' || kind === 'won') && isErased) await acts['erase']?.(who, at, spent);
      }
      clock.advance(25 * hour);
      const bought = await paymentsOf(who);
      const kept = await keepBooks(db, site, clock.now());
      expect(kept).toEqual({ until: dayStart(clock.now(), site.timeZone), adopted: 0, faults: [] });
      for (const { id } of bought) {
        const all = await balances(id);
        expect(Object.values(all).reduce((sum, minor) => sum + minor, 0)).toBe(0);
        for (const account of ['deferred', 'vat', 'owed']) expect(all[account] ?? 0).toBeLessThanOrEqual(0);
        // The VAT of each repayment is rounded by itself, so what is deferred for credits that come back after it may be
        // a cent more than what was earned with them, until they are spent or paid back too.
        expect(all['revenue'] ?? 0).toBeLessThanOrEqual(await repaymentsOf(id));
      }
    }),
    { numRuns: 60 },
  );
  expect(await compareBooks(db, site, clock.now())).toEqual([]);
  expect(await unlikeDocuments()).toEqual([]);
  await closeAll();
}, 120_000);

test('PAY-7: what is spent is revenue of its day, to the cent once all of it is', async () => {
  const who = await newMember();
  await buy(who, 7, 'NL');
  const [payment] = await paymentsOf(who);
  expect(payment?.total_minor).toBe(699);
  expect(await balances(payment!.id)).toEqual({ provider: 699, vat: -121, deferred: -578 });
  const revenues: number[] = [];
  for (let day = 0; day < 7; day += 1) {
    await spend(who, 1);
    clock.advance(24 * hour);
    await keepBooks(db, site, clock.now());
    revenues.push(-((await balances(payment!.id))['revenue'] ?? 0));
  }
  expect(revenues).toEqual([83, 165, 248, 330, 413, 495, 578]);
  expect(await balances(payment!.id)).toEqual({ provider: 699, vat: -121, deferred: 0, revenue: -578 });
});

test('PAY-7: a withdrawal owes what was not spent with its VAT, and is paid or is the purchase’s again', async () => {
  for (const outcome of ['paid', 'dropped'] as const) {
    const who = await newMember();
    await buy(who, 10, 'NL');
    const [payment] = await paymentsOf(who);
    await spend(who, 4);
    await withdraw(who, 0);
    expect(await balances(payment!.id)).toMatchObject({ provider: 999, owed: -599, vat: -69 });
    await settle(who, 0, outcome);
    clock.advance(24 * hour);
    expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
    expect(await balances(payment!.id)).toEqual(
      outcome === 'paid'
        ? { provider: 400, owed: 0, vat: -69, deferred: 0, revenue: -331 }
        : { provider: 999, owed: 0, vat: -173, deferred: -496, revenue: -330 },
    );
  }
});

test('T26, T113: what is returned of a purchase whose money went back as a whole is not paid back once more', async () => {
  for (const state of ['charged_back', 'refunded'] as const)
    for (const end of ['erase', 'withdraw', 'give'] as const) {
      const who = await newMember();
      await buy(who, 10, 'NL');
      const spent = [await spend(who, 4), await spend(who, 1)];
      await tell(who, 0, state);
      await unspend(who, spent[0]!);
      await acts[end]!(who, 0, spent);
      await unspend(who, spent[1]!);
      const { rows } = await db.pool.query('select amount_minor from repayments where member_id = $1', [who.memberId]);
      expect({ state, end, owed: rows.filter((row) => row.amount_minor > 0) }).toEqual({ state, end, owed: [] });
      clock.advance(24 * hour);
      expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
      const [payment] = await paymentsOf(who);
      expect(await balances(payment!.id)).toMatchObject({ vat: 0 });
      expect((await balances(payment!.id))['owed'] ?? 0).toBe(0);
    }
});

test('T113: a chargeback that was won stands on every account as it stood before, to the cent', async () => {
  for (const spends of [4, 10])
    for (const before of ['keep', 'withdraw', 'give', 'erase']) {
      const who = await newMember();
      await buy(who, 10, 'NL');
      const [payment] = await paymentsOf(who);
      if (spends > 0) await spend(who, spends);
      await acts[before]!(who, 0, []);
      const [stood, due] = [await balances(payment!.id), await dueOf(who)];
      await tell(who, 0, 'charged_back');
      expect(await balances(payment!.id)).toMatchObject({ provider: -29 });
      expect(await dueOf(who)).toEqual([]);
      clock.advance(25 * hour);
      expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
      await Promise.all([tell(who, 0, 'won'), tell(who, 0, 'won'), tell(who, 0, 'won')]);
      // What was held back for a day is due again, and the books agree as of before and after.
      expect(await dueOf(who)).toEqual(due);
      expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
      clock.advance(25 * hour);
      expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
      const { revenue = 0, deferred = 0, fees, chargebacks, provider, ...rest } = await balances(payment!.id);
      const { revenue: earned = 0, deferred: left = 0, provider: had, ...others } = stood;
      expect({
        spends,
        before,
        provider,
        fees,
        rest: strip(rest),
        whole: revenue + deferred + (chargebacks ?? 0),
      }).toEqual({
        spends,
        before,
        provider: had! - 29,
        fees: 29,
        rest: strip(others),
        whole: earned + left,
      });
      expect(await ledgerAgrees(kit)).toBe(true);
      await settle(who, 0, 'paid');
      clock.advance(25 * hour);
      expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
    }
});

test('T113: a bank that takes a payment back once more after that was won is for people, and books nothing', async () => {
  const who = await newMember();
  await buy(who, 10, 'NL');
  const [payment] = await paymentsOf(who);
  await tell(who, 0, 'charged_back');
  await tell(who, 0, 'won');
  const stood = await balances(payment!.id);
  await tell(who, 0, 'charged_back');
  expect(await balances(payment!.id)).toEqual(stood);
  const { rows } = await db.pool.query(
    'select problem from payment_events where payment_id = $1 and problem is not null',
    [payment!.id],
  );
  expect(rows).toEqual([{ problem: 'move' }]);
  await tell(who, 0, 'refunded');
  expect(await balances(payment!.id)).toMatchObject({ provider: -29, vat: 0, deferred: 0 });
});

test('T42, T112: a withdrawal from what was given back already owes nothing, and is closed like any other', async () => {
  for (const outcome of ['paid', 'dropped'] as const) {
    const who = await newMember();
    await buy(who, 10, 'NL');
    const spent = await spend(who, 10);
    await give(who, 2);
    await unspend(who, spent);
    await withdraw(who, 0);
    await settle(who, 0, 'paid');
    await settle(who, 0, outcome);
    clock.advance(24 * hour);
    expect((await keepBooks(db, site, clock.now())).faults).toEqual([]);
    const { rows } = await db.pool.query(
      'select amount_minor, state from repayments where member_id = $1 order by amount_minor',
      [who.memberId],
    );
    expect(rows).toMatchObject([
      { amount_minor: 0, state: expect.stringMatching('paid|dropped') },
      { amount_minor: 999, state: expect.stringMatching('paid|dropped') },
    ]);
  }
});

test('PAY-7: what the books do not agree about is named, with both figures', async () => {
  const who = await newMember();
  await buy(who, 10, 'NL');
  const [payment] = await paymentsOf(who);
  clock.advance(24 * hour);
  await keepBooks(db, site, clock.now());
  await db.pool.query('update credit_lots set remaining = 9 where payment_id = $1', [payment!.id]);
  expect(await compareBooks(db, site, clock.now())).toEqual([
    { payment: payment!.public_id, fault: 'deferred', books: 826, actual: 743, currency: 'EUR' },
  ]);
  await db.pool.query('update credit_lots set remaining = 10 where payment_id = $1', [payment!.id]);
});

test('PAY-7: what was sold by a release without books comes into them with all that became of it', async () => {
  const who = await newMember();
  await buy(who, 30, 'DE');
  await buy(who, 10, 'NL');
  await buy(who, 10, 'PL');
  await spend(who, 3);
  await tell(who, 0, 'refunded');
  await withdraw(who, 1);
  await settle(who, 0, 'paid');
  clock.advance(1000);
  await withdraw(who, 2);
  await tell(who, 2, 'charged_back');
  clock.advance(1000);
  await buy(who, 7, 'NL');
  await tell(who, 3, 'charged_back');
  clock.advance(1000);
  await tell(who, 3, 'won');
  const ids = (await paymentsOf(who)).map(({ id }) => id);
  const before = await balances(...ids);
  await db.pool.query(`set session_replication_role = replica;
    delete from money_entries where payment_id = any('{${ids.join(',')}}');
    set session_replication_role = origin`);
  clock.advance(24 * hour);
  expect(await keepBooks(db, site, clock.now())).toMatchObject({ adopted: 4, faults: [] });
  // Only what the provider kept is not known any more.
  const { fees = 0, provider = 0 } = before;
  expect(await balances(...ids)).toMatchObject({ provider: provider + fees, owed: 0, vat: before['vat'] });
  expect(await keepBooks(db, site, clock.now())).toMatchObject({ adopted: 0 });
});

test('PAY-7: no entry of the books is changed, and one cause is booked once', async () => {
  const who = await newMember();
  await buy(who, 10, 'NL');
  const [payment] = await paymentsOf(who);
  await expect(
    db.pool.query('update money_entries set amount_minor = 1 where payment_id = $1', [payment!.id]),
  ).rejects.toThrow('append-only');
  await expect(
    db.pool.query(`select book_sale_v1(1::smallint, $1, 'x', $2)`, [payment!.id, clock.now()]),
  ).rejects.toThrow('money_entries_once');
});
