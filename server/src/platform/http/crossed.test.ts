import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { sql, type Tx } from '../database/db.ts';
import { asRefusal } from './answer-call.ts';

const { db } = await createKit();
await db.pool.query('create table crossed (n integer primary key); insert into crossed values (1), (2)');
const lock = sql('select from crossed where n = $1 for update');

test('of two transactions that cross, the one that PostgreSQL ends is told to come back, and nothing else is', async () => {
  let taken = 0;
  let goOn = () => {};
  const bothTook = new Promise<void>((resolve) => (goOn = resolve));
  const cross = (first: number, second: number) =>
    db.transact(async (tx: Tx) => {
      await tx.run(lock, [first]);
      if ((taken += 1) === 2) goOn();
      await bothTook;
      await tx.run(lock, [second]);
    });
  const ended = await Promise.allSettled([cross(1, 2), cross(2, 1)]);
  const [failed, ...others] = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(others).toEqual([]);
  expect(asRefusal(failed)).toMatchObject({ code: 'briefly_unavailable', details: { seconds: 1 } });
  const mistake = await db.pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(asRefusal(mistake)).toBeUndefined();
});
