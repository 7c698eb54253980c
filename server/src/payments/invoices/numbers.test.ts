import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createKit } from '../../../test/kit.ts';
import { legalEntityOf } from '../../sites/index.ts';
import { nextInvoiceNumber } from './numbers.ts';

const kit = await createKit();
const { db, services } = kit;
const [one, two] = [services.sites.byId(1)!, services.sites.byId(2)!];
const now = kit.clock.now();
const next = (site: typeof one, at = now) =>
  db.transact((tx) => nextInvoiceNumber(tx, site, { series: 'invoice', now: at }));
const asNumber = (number: string) => Number(number.slice(-6));

test('bookings of two sites of one company at once leave no gap and give no number twice (T48)', async () => {
  const first = asNumber(await next(one));
  const given = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const site = at % 2 ? one : two;
      // Every fifth booking fails after it got its number.
      return db
        .transact(async (tx) => {
          const number = await nextInvoiceNumber(tx, site, { series: 'invoice', now });
          if (at % 5 === 0) throw new Error('the booking fails');
          return number;
        })
        .catch(() => undefined);
    }),
  );
  const numbers = given.flatMap((number) => (number === undefined ? [] : [asNumber(number)]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, at) => first + 1 + at));
});

test('invoices, credit notes and years are each numbered from 1 (T48)', async () => {
  const later = new Date('2031-06-01T12:00:00Z');
  const note = () => db.transact((tx) => nextInvoiceNumber(tx, one, { series: 'credit_note', now: later }));
  expect([await next(one, later), await note(), await next(two, later), await note()]).toEqual([
    '2031-000001',
    'C2031-000001',
    '2031-000002',
    'C2031-000002',
  ]);
  // The year is that of the site's own clock.
  expect(await next(one, new Date('2031-12-31T23:30:00Z'))).toBe('2032-000001');
});

test('what the release before counted for its site is not given there again, nor the other way round', async () => {
  const year = new Date('2033-06-01T12:00:00Z');
  const before = `insert into receipt_counters as c (site_id, year, last_number) values ($1, 2033, 1)
    on conflict (site_id, year) do update set last_number = c.last_number + 1 returning last_number`;
  const old = async (siteId: number) => (await db.pool.query(before, [siteId])).rows[0].last_number as number;
  expect([await old(1), await old(1), asNumber(await next(one, year)), await old(1)]).toEqual([1, 2, 3, 4]);
  expect([asNumber(await next(two, year)), await old(2), asNumber(await next(one, year))]).toEqual([4, 5, 5]);
});

test('the migration goes on where the busiest site of each company stood, under the names that the code gives', async () => {
  const { db: fresh } = await createTestDatabase();
  const companies = [
    { id: 11, company: { vat_numbers: 'nl 0012.34.567.b01; DE1', kvk: '1', country: 'NL' } },
    { id: 12, company: { vat_numbers: 'NL001234567B01', kvk: '1', country: 'NL' } },
    { id: 13, company: { vat_numbers: '', kvk: '0123 4567', country: ' nl' } },
    { id: 14, company: { vat_numbers: '', kvk: '', country: 'NL' } },
  ];
  for (const { id, company } of companies) {
    await fresh.pool.query(
      `insert into sites (id, slug, is_default, name, domain, domain_language, time_zone, primary_color, settings, company,
        created_at) values ($1, $3, false, 'S', 's', 'nl', 'Europe/Amsterdam', '#9b2246', '{}', $2, now())`,
      [id, company, `site-${id}`],
    );
    await fresh.pool.query('insert into receipt_counters values ($1, 2026, $2)', [id, id]);
  }
  const migration = readFileSync(new URL('../../../migrations/0222-invoice-counters.sql', import.meta.url), 'utf8');
  await fresh.pool.query(`truncate invoice_counters; ${migration.slice(migration.indexOf('insert into'))}`);
  const { rows } = await fresh.pool.query('select entity, last_number from invoice_counters order by last_number');
  const entities = companies.map(({ id, company }) =>
    legalEntityOf({ siteId: id, company: { ...one.company, ...company } }),
  );
  expect(rows).toEqual([
    { entity: entities[1], last_number: 12 },
    { entity: entities[2], last_number: 13 },
    { entity: entities[3], last_number: 14 },
  ]);
  expect(entities[0]).toBe(entities[1]);
});
