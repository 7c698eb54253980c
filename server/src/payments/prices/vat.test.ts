import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { readVatRate, vatWithin, writeVatRate } from './vat.ts';

const kit = await createKit();
const amsterdam = { timeZone: 'Europe/Amsterdam' };
const rateAt = (country: string, moment: string) =>
  readVatRate(kit.db, { country, site: amsterdam, now: new Date(moment) });

test.each([
  ['NL', 2100, 434],
  ['DE', 1900, 399],
  ['PL', 2300, 467],
  ['CH', 810, 187],
  ['US', 0, 0],
])('PAY-7: in %s a total of 24.99 holds VAT at %i basis points', async (country, rate, vat) => {
  expect(await rateAt(country, '2026-11-21T12:00:00Z')).toBe(rate);
  expect(vatWithin(2499, rate)).toBe(vat);
});

test.each([
  ['EE', '2023-12-31', 2000, '2024-01-01', 2200],
  ['EE', '2025-06-30', 2200, '2025-07-01', 2400],
  ['SK', '2024-12-31', 2000, '2025-01-01', 2300],
  ['RO', '2025-07-31', 1900, '2025-08-01', 2100],
  ['FI', '2024-08-31', 2400, '2024-09-01', 2550],
  ['LU', '2023-12-31', 1600, '2024-01-01', 1700],
  ['CH', '2023-12-31', 770, '2024-01-01', 810],
])('PAY-7: in %s the rate of %s is %i, and that of %s is %i', async (country, before, old, from, rate) => {
  expect(await rateAt(country, `${before}T12:00:00Z`)).toBe(old);
  expect(await rateAt(country, `${from}T12:00:00Z`)).toBe(rate);
});

describe('PAY-7: a rate that an operator notes', () => {
  const noted = { country: 'NL', validFrom: '2027-01-01', basisPoints: 2250, source: 'Belastingplan 2027' };

  test('holds from the midnight of the site on, for packages and orders, and not for what was ordered before', async () => {
    expect(await kit.db.transact((tx) => writeVatRate(tx, noted, '2026-11-21'))).toBe(true);
    kit.clock.advance(Date.parse('2026-12-31T22:59:59Z') - kit.clock.now().getTime());
    const { browser } = await another(kit, 'anna');
    const ordered = async () => {
      const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
      const { ok } = await kit.call('POST /api/payment.php', input, { as: browser });
      return ok.payment;
    };
    const before = await ordered();
    expect(before).toMatchObject({ total_minor: 2499, vat_basis_points: 2100, vat_minor: 434 });
    kit.clock.advance(1000);
    expect((await kit.call('GET /api/packages.php', {})).ok.vat_basis_points).toBe(2250);
    expect(await ordered()).toMatchObject({ total_minor: 2499, vat_basis_points: 2250, vat_minor: 459 });
    const { ok } = await kit.call('GET /api/payment.php', { id: before.id }, { as: browser });
    expect(ok.payment).toMatchObject({ vat_basis_points: 2100, vat_minor: 434 });
  });

  test('may be put right until its day begins, and never after', async () => {
    const write = (basisPoints: number, today: string) =>
      kit.db.transact((tx) => writeVatRate(tx, { ...noted, validFrom: '2028-01-01', basisPoints }, today));
    expect(await write(2300, '2027-12-30')).toBe(true);
    expect(await write(2350, '2027-12-31')).toBe(true);
    expect(await write(2400, '2028-01-01')).toBe(false);
    expect(await rateAt('NL', '2028-01-01T12:00:00Z')).toBe(2350);
  });
});
