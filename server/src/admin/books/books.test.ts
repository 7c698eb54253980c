import { beforeAll, beforeEach, expect, test } from 'vitest';
import { unzip } from '../../../test/files/unzip.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { away } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { bookPastPurchase } from '../../payments/index.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva');
let asEva: Browser;

const moveTo = (moment: string) => clock.advance(Date.parse(moment) - clock.now().getTime());
const buyAt = async (moment: string, credits: number, country: string) => {
  moveTo(moment);
  const { id: memberId } = await away(kit, 'anna');
  await db.transact((tx) =>
    bookPastPurchase(tx, { siteId: 1, memberId }, { site, credits, country, locale: 'nl', now: clock.now() }),
  );
};
const logOf = async (action: string) =>
  (
    await db.pool.query<{ line: string }>(
      `select site_id || ' ' || actor || ' ' || subject as line from audit where action = $1`,
      [action],
    )
  ).rows.map(({ line }) => line);
const filesOf = ({ zip }: { zip: string }) => unzip(Buffer.from(zip, 'base64'));

beforeAll(async () => {
  await buyAt('2026-11-28T12:00:00Z', 30, 'NL');
  await buyAt('2026-11-30T22:59:59Z', 10, 'DE');
  await buyAt('2026-11-30T23:00:00Z', 75, 'DE');
  moveTo('2027-01-02T12:00:00Z');
});
beforeEach(async () => {
  await kit.advance(60_000);
  asEva = await logInAgain(kit, eva);
});
const months = (input: object = {}, as = asEva) =>
  adminCall(kit, 'GET /api/admin/months', { site: 1, ...input }, { as });

test('PAY-7: months of the site’s calendar stand with their totals, and are those of the files', async () => {
  const { ok } = await months({ year: 2026 });
  expect(ok.years).toEqual([2027, 2026]);
  expect(ok.months.map(({ month, is_over: isOver }) => [month, isOver])).toEqual([
    ['2026-12', true],
    ['2026-11', true],
  ]);
  expect(ok.months[1]?.sums).toMatchObject([
    { currency: 'EUR', payments: 2, sold_minor: 3498, back_minor: 0, vat_minor: 594, fees_minor: 0 },
  ]);
  expect(ok.quarters).toEqual([{ quarter: '2026-Q4', is_over: true, currencies: [] }]);
  expect((await months()).ok).toMatchObject({ year: 2027, months: [{ month: '2027-01', is_over: false }] });

  const month = { site: 1, month: '2026-11' };
  const { ok: taken } = await adminCall(kit, 'POST /api/admin/month-files', month, { as: asEva });
  expect(taken).toMatchObject({ name: 'finance-vonk-2026-11.zip', is_over: true });
  const files = filesOf(taken);
  expect([...files.keys()]).toContain('journal.csv');
  const sales = files.get('sales.csv')?.toString().trim().split('\n').slice(1) ?? [];
  const gross = sales.map((line) => Math.round(Number(line.split(',')[8]) * 100));
  expect(gross.reduce((sum, one) => sum + one, 0)).toBe(3498);
  expect(sales.every((line) => line.startsWith('vonk,'))).toBe(true);
  expect(await logOf('month_closed')).toEqual([`1 ${eva.id} 2026-11`]);
});

test('T49: a quarter is taken as the return of the One Stop Shop and what is declared elsewhere', async () => {
  const asked = { site: 1, quarter: '2026-Q4', rates: [] };
  const { ok } = await adminCall(kit, 'POST /api/admin/quarter-files', asked, { as: asEva });
  const files = filesOf(ok);
  expect([...files.keys()].toSorted()).toEqual(['elsewhere-2026-Q4.csv', 'oss-2026-Q4.csv']);
  expect(files.get('oss-2026-Q4.csv')?.toString()).toContain(',oss,supply,2026-Q4,DE,19.00%,EUR,');
  expect(await logOf('oss_written')).toEqual([`1 ${eva.id} 2026-Q4`]);
  const bad = await adminCall(kit, 'POST /api/admin/quarter-files', { ...asked, quarter: '2026-Q5' }, { as: asEva });
  expect(bad.refusal.error).toBe('invalid_input');
});

test('T49: what was sold in another currency needs the rate of the day, and says of which', async () => {
  await db.pool.query(`alter table money_entries disable trigger all`);
  await db.pool.query(`update money_entries set currency = 'PLN' where vat_country = 'DE'`);
  await db.pool.query(`alter table money_entries enable trigger all`);
  expect((await months({ year: 2026 })).ok.quarters).toMatchObject([{ currencies: ['PLN'] }]);
  const take = (rates: object[]) =>
    adminCall(kit, 'POST /api/admin/quarter-files', { site: 1, quarter: '2026-Q4', rates }, { as: asEva });
  const refused = await take([]);
  expect(refused.refusal).toMatchObject({ error: 'rate_missing', details: { name: 'PLN' } });
  const { ok } = await take([{ currency: 'PLN', rate: 4.25 }]);
  expect(filesOf(ok).get('oss-2026-Q4.csv')?.toString()).toContain(',PLN,');
});

test('PAY-7: books that do not close are not handed out, and the payment is named', async () => {
  await db.pool.query('update credit_lots set remaining = remaining - 1 where amount = 75 and remaining > 0');
  const { refusal } = await adminCall(kit, 'POST /api/admin/month-files', { site: 1, month: '2026-12' }, { as: asEva });
  expect(refusal.error).toBe('books_open');
  expect(refusal.details).toMatchObject({ place: 'payment', fault: 'deferred' });
  expect(refusal.message).toMatch(
    /^De boeken kloppen niet, .+ Van betaling \w{14} is wat nog niet gebruikt is in de boeken €\s\d+,\d\d, en .+ €\s\d+,\d\d\.$/,
  );
});
