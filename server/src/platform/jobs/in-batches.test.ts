import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { sql } from '../database/db.ts';
import { runInBatches } from './in-batches.ts';

const { db } = await createTestDatabase();
await db.pool.query('create table nights (n integer, taken_by xid8); create table days (n integer)');
const count = async (table: string) =>
  (await db.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]?.count;

test('what is over goes a thousand rows at a time, each thousand in a transaction of its own, and the rest stays', async () => {
  await db.pool.query('insert into days select generate_series(1, 2600)');
  const forget = sql(`with gone as (
      delete from days where ctid = any(array(select ctid from days where n <= $1 limit $2)) returning n)
    insert into nights select n, pg_current_xact_id() from gone`);
  expect(await runInBatches(db, forget, [2500])).toBe(2500);
  expect(await count('days')).toBe(100);
  const { rows } = await db.pool.query<{ count: number }>(
    'select count(*)::integer as count from nights group by taken_by order by count desc',
  );
  expect(rows.map((row) => row.count)).toEqual([1000, 1000, 500]);
  expect(await runInBatches(db, forget, [2500])).toBe(0);
});
