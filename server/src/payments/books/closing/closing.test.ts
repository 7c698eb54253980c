import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKit } from '../../../../test/kit.ts';
import { away } from '../../../../test/profiles.ts';
import { bookPayment } from '../../booking/book-payment.ts';
import { bookPastPurchase } from '../../sandbox/past-purchase.ts';
import { closeMonth, spanOf } from './close-month.ts';
import { decimals, writeCsv } from './csv.ts';
import { openRow, tablesOf } from './month.ts';
import { homeOf, schemeOf, writeOss } from './oss.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const site = services.sites.byId(1)!;
const folder = mkdtempSync(join(tmpdir(), 'vonk-closing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (...path: string[]) =>
  readFileSync(join(folder, ...path), 'utf8')
    .trim()
    .split('\n');
const moveTo = (moment: string) => clock.advance(Date.parse(moment) - clock.now().getTime());
const buyAt = async (moment: string, credits: number, country: string) => {
  moveTo(moment);
  const who = { siteId: 1, memberId: (await away(kit, 'anna')).id };
  await db.transact((tx) => bookPastPurchase(tx, who, { site, credits, country, locale: 'nl', now: clock.now() }));
  const { rows } = await db.pool.query<{ id: string; public_id: string; total_minor: number }>(
    'select id, public_id, total_minor from payments where member_id = $1',
    [who.memberId],
  );
  return { who, ...rows[0]! };
};
const refund = async ({ who, id, public_id: orderId, total_minor: minor }: Awaited<ReturnType<typeof buyAt>>) => {
  const told = { orderId, amountMinor: minor, refundedMinor: minor, currency: 'EUR', isLive: false, feeMinor: 25 };
  await db.transact((tx) =>
    bookPayment(tx, who, { paymentId: id, told: { ...told, state: 'refunded' }, site, now: clock.now() }),
  );
};
const spend = (memberId: string, credits: number) =>
  db.pool.query(`select spend_credits_v1(1::smallint, $1, $2, true, false, 'message', 'm', $3::date, $3)`, [
    memberId,
    credits,
    clock.now(),
  ]);
const close = (month: string, name = month) =>
  closeMonth(db, [site], { month, folder: join(folder, name), now: clock.now() });
const oss = (quarter: string, name = quarter) =>
  writeOss(db, [site], { quarter, folder: join(folder, name), rates: new Map(), now: clock.now() });

beforeAll(async () => {
  const dutch = await buyAt('2026-11-22T12:00:00Z', 30, 'NL');
  await spend(dutch.who.memberId, 7);
  const german = await buyAt('2026-11-30T22:59:59Z', 10, 'DE');
  await buyAt('2026-11-30T23:00:00Z', 75, 'DE');
  await buyAt('2026-12-31T22:59:59.999Z', 10, 'US');
  moveTo('2027-01-15T12:00:00Z');
  await refund(german);
  moveTo('2027-04-02T12:00:00Z');
});

test('PAY-7: a month is written by country, rate and method, from midnight to midnight of the site', async () => {
  expect(await close('2026-11')).toMatchObject({ isOver: true });
  expect(linesOf('2026-11', 'sales.csv')).toEqual([
    'site,entity,country,rate,provider,method,currency,payments,gross,vat,net',
    `vonk,vat:NL000000000B01,DE,19.00%,sandbox,ideal,EUR,1,9.99,1.60,8.39`,
    `vonk,vat:NL000000000B01,NL,21.00%,sandbox,ideal,EUR,1,24.99,4.34,20.65`,
  ]);
  expect(linesOf('2026-11', 'deferred.csv')).toEqual([
    'site,currency,opening,sale,earned,owed,unowed,refund,chargeback,won,closing',
    'vonk,EUR,0.00,29.04,-4.82,0.00,0.00,0.00,0.00,0.00,24.22',
  ]);
  expect(readdirSync(join(folder, '2026-11')).toSorted()).toEqual(
    [
      'accounts',
      'credit-notes',
      'deferred',
      'fees',
      'journal',
      'payouts',
      'repayments',
      'returns',
      'sales',
      'transit',
      'vat',
    ].map((name) => `${name}.csv`),
  );
  expect(linesOf('2026-11', 'journal.csv')).toHaveLength(1 + 4 + 1);
});

test('PAY-7: what went back stands in its own month, with its credit note and its fee', async () => {
  await close('2027-01');
  expect(linesOf('2027-01', 'returns.csv').slice(1)).toEqual([
    'vonk,refund,vat:NL000000000B01,DE,19.00%,sandbox,ideal,EUR,9.99,1.60,8.39,0.00,0.00',
  ]);
  expect(linesOf('2027-01', 'credit-notes.csv').slice(1)).toEqual([
    expect.stringMatching(/^vonk,C2027-000001,2027-01-15T12:00:00.000Z,refund,DE,19.00%,EUR,9.99,1.60$/),
  ]);
  expect(linesOf('2027-01', 'fees.csv').slice(1)).toEqual([expect.stringMatching(/,EUR,0.25$/)]);
  expect(linesOf('2027-01', 'accounts.csv')).toContain('vonk,EUR,vat,-13.92,1.60,0.00,-12.32');
});

test('PAY-7: the One Stop Shop has other countries of the union alone, and corrects a quarter in the next one (T49)', async () => {
  await oss('2026-Q4');
  expect(linesOf('2026-Q4', 'oss-2026-Q4.csv').slice(1)).toEqual([
    'vat:NL000000000B01,vonk,oss,supply,2026-Q4,DE,19.00%,EUR,50.40,9.58,1,50.40,9.58',
  ]);
  expect(linesOf('2026-Q4', 'elsewhere-2026-Q4.csv').slice(1)).toEqual([
    'vat:NL000000000B01,vonk,domestic,supply,2026-Q4,NL,21.00%,EUR,20.65,4.34,1,20.65,4.34',
    'vat:NL000000000B01,vonk,outside,supply,2026-Q4,US,0.00%,EUR,9.99,0.00,1,9.99,0.00',
  ]);
  await oss('2027-Q1');
  expect(linesOf('2027-Q1', 'oss-2027-Q1.csv').slice(1)).toEqual([
    'vat:NL000000000B01,vonk,oss,correction,2026-Q4,DE,19.00%,EUR,-8.39,-1.60,1,-8.39,-1.60',
  ]);
});

test('PAY-7: what does not close is not written, and the row is named', async () => {
  await db.pool.query('update credit_lots set remaining = remaining - 1 where remaining = 75');
  await expect(close('2026-12', 'broken')).rejects.toThrow(/payment \w{14}, deferred: 42.01 in the books, 41.45/);
  await expect(oss('2026-Q4', 'broken')).rejects.toThrow('deferred');
  await db.pool.query('update credit_lots set remaining = remaining + 1 where remaining = 74');
  expect(readdirSync(folder).filter((name) => name === 'broken' || name.startsWith('.'))).toEqual([]);
  const movement = {
    entity: 'x',
    country: 'NL',
    basisPoints: 2100,
    provider: 'p',
    method: 'ideal',
    currency: 'EUR',
    kind: 'sale',
    debit: 'provider',
    credit: 'deferred',
    minor: 100,
    entries: 1,
  };
  const books = { site, opening: [], movements: [movement], notes: [], payouts: [] };
  expect(openRow(tablesOf([{ ...books, closing: [] }]))).toBe('accounts.csv: vonk provider EUR');
  const provider = { currency: 'EUR', account: 'provider', minor: 100 };
  const deferred = { currency: 'EUR', account: 'deferred', minor: -100 };
  expect(openRow(tablesOf([{ ...books, closing: [provider, deferred] }]))).toBeUndefined();
});

test('PAY-7: what was closed is not written over, and a month that is not over says so', async () => {
  await close('2026-12', 'once');
  await expect(close('2026-12', 'once')).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  expect(await close('2027-04')).toMatchObject({ isOver: false });
  for (const period of ['2026-13', '2026', '2026-Q5', '2026-1', 'x'])
    expect(() => spanOf(period, 'UTC')).toThrow(period);
});

test('PAY-7: a text that a spreadsheet would run stays a text, an amount keeps its sign', async () => {
  const file = join(folder, 'formulas.csv');
  const texts = ['=1+1', '+31', '-x', '@sum', 'a,b', 'a"b', 'a\nb'];
  await writeCsv(
    file,
    ['text', 'amount'],
    texts.map((text) => ({ text, amount: -5n })),
  );
  expect(readFileSync(file, 'utf8')).toBe(
    `text,amount\n'=1+1,-0.05\n'+31,-0.05\n'-x,-0.05\n'@sum,-0.05\n"a,b",-0.05\n"a""b",-0.05\n"a\nb",-0.05\n`,
  );
  writeFileSync(join(folder, 'there.csv'), '');
  await expect(writeCsv(join(folder, 'there.csv'), ['x'], [])).rejects.toThrow('EEXIST');
  expect([0n, 5n, -5n, 123456n, -100n].map(decimals)).toEqual(['0.00', '0.05', '-0.05', '1234.56', '-1.00']);
});

test('PAY-7: a company is at home where its VAT number is', () => {
  const company = { ...site.company, vat_numbers: 'EL123456789', country: 'NL' };
  expect(homeOf({ company })).toBe('GR');
  expect(homeOf({ company: { ...company, vat_numbers: '', country: 'ch' } })).toBe('CH');
  expect(['NL', 'DE', 'GB'].map((country) => schemeOf({ country }, 'NL'))).toEqual(['domestic', 'oss', 'outside']);
});
