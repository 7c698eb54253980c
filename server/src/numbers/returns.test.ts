import { calendarDay } from '@vonk/contract/calendar';
import { day, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../test/staff/colleagues.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };
const job = countNumbers({ sites: { all: () => [site] } });
async function count(): Promise<void> {
  kit.clock.advance(6 * minute);
  await Promise.all([1, 2].map((attempt) => job({}, { db: kit.db, now: kit.clock.now(), attempt })));
}
const visit = async (person: Person) =>
  expect((await kit.call('GET /api/notifications.php', {}, { as: person.browser })).status).toBe(200);

test('STAFF-5: of those who signed up on a day it is shown how many were here again so many days later, from when it was noted', async () => {
  await count();
  kit.clock.advance(day);
  const people = [await another(kit, 'anna'), await another(kit, 'bram'), await another(kit, 'anna')];
  const first = calendarDay(kit.clock.now(), site.timeZone);
  kit.clock.advance(day);
  await visit(people[0]!);
  await visit(people[0]!);
  await visit(people[1]!);
  await count();
  kit.clock.advance(day);
  await visit(people[0]!);
  await count();
  await kit.db.pool.query('delete from sessions where account_id = $1', [people[0]!.id]);
  kit.clock.advance(day);
  const as = await logInAgain(kit, owner);
  const show = async (step: string) => {
    const { ok } = await adminCall(kit, 'GET /api/admin/numbers', { step, site: 1 }, { as });
    const chart = ok.charts.find(({ name }) => name === 'retention');
    const values = (cohort: string) =>
      Object.fromEntries((chart?.parts ?? []).map(({ part, values: of }) => [part, of[ok.periods.indexOf(cohort)]]));
    return { chart, values, periods: ok.periods };
  };
  const { chart, values, periods } = await show('day');
  expect(values(first)).toMatchObject({ 0: 3, 1: 2, 2: 1, 3: 0 });
  // What lies ahead is not nought, and neither is what was before anybody noted it.
  expect(values(periods.at(-1)!)['1']).toBeNull();
  expect(values(periods[0]!)['1']).toBeNull();
  expect(chart?.total).toBeCloseTo(200 / 3);
  expect(chart?.before).toBe(0);
  const { ok } = await adminCall(kit, 'GET /api/admin/numbers-csv', { step: 'day', chart: 'retention' }, { as });
  expect(ok.csv).toContain(`"${first}","0","","3"\r\n`);
  expect(ok.csv).toContain(`"${first}","1","","2"\r\n`);
  const { rows } = await kit.db.pool.query('select from noted_returns');
  expect(rows).toHaveLength(0);
  const finance = await hire(kit, { ...owner, browser: as }, [{ role: 'finance', site: null }]);
  const seen = (await adminCall(kit, 'GET /api/admin/numbers', { step: 'day' }, { as: finance.browser })).ok;
  expect(seen.charts.map(({ name }) => name)).not.toContain('retention');
});
