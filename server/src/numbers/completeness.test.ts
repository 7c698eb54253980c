import { day, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another, setColumns } from '../../test/profiles.ts';
import { adminCall, firstOwner } from '../../test/staff/colleagues.ts';
import { sql } from '../platform/database/db.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const job = countNumbers({ sites: { all: () => [{ siteId: 1, timeZone: 'Europe/Amsterdam' }] } });
const count = () => job({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
const perDay = async () =>
  (
    await kit.db.rows<{ amounts: string }>(
      sql(`select string_agg(part || ':' || amount, ' ' order by part::integer) as amounts from counted_days
        where site_id = 1 and measure = 'completeness' and step = 'day' group by day order by day`),
    )
  ).map(({ amounts }) => amounts);

test('STAFF-5: how complete profiles of members are is counted once a day, and a week shows the last of its days', async () => {
  const owner = await firstOwner(kit);
  for (const completeness of [0, 24, 25, 99]) await another(kit, 'anna', { columns: { completeness } });
  const full = await another(kit, 'bram', { columns: { completeness: 100 } });
  await another(kit, 'bram', { columns: { completeness: 60, is_confirmed: false } });
  await addOther(kit, 'Luna');
  kit.clock.advance(6 * minute);
  await Promise.all([count(), count()]);
  expect(await perDay()).toEqual(['0:2 25:1 75:1 100:1']);
  // The same day holds what was counted first; nobody goes through all members again.
  await setColumns(kit, full.id, { completeness: 50 });
  kit.clock.advance(20 * minute);
  await count();
  expect(await perDay()).toEqual(['0:2 25:1 75:1 100:1']);
  const { ok } = await adminCall(kit, 'GET /api/admin/numbers', { step: 'month' }, { as: owner.browser });
  const chart = ok.charts.find(({ name }) => name === 'completeness');
  expect(chart?.parts.map(({ part, values }) => [part, values.at(-1)])).toEqual([
    ['0', 2],
    ['25', 1],
    ['75', 1],
    ['100', 1],
  ]);
  expect(chart).toMatchObject({ total: 5, before: 0 });
  kit.clock.advance(day);
  await count();
  expect(await perDay()).toEqual(['0:2 25:1 75:1 100:1', '0:2 25:1 50:1 75:1']);
  const { rows } = await kit.db.pool.query<{ all: number }>(
    `select sum(amount)::integer as all from counted_days where measure = 'completeness' and step = 'month'
      and day = (select max(day) from counted_days where measure = 'completeness' and step = 'month')`,
  );
  expect(rows).toEqual([{ all: 5 }]);
});

test('STAFF-5: counting them reads an index and no profiles', async () => {
  await kit.db.pool.query('vacuum analyze profiles');
  const { rows } = await kit.db.transact(async (tx) => {
    await tx.run(sql('set local enable_seqscan = off'), []);
    return {
      rows: await tx.rows<Record<string, string>>(
        sql(`explain select completeness, count(*) from profiles
          where site_id = 1 and kind = 'member' and is_confirmed and status <> 'erased' group by 1`),
      ),
    };
  });
  expect(JSON.stringify(rows)).toContain('Index Only Scan using profiles_by_completeness');
});
