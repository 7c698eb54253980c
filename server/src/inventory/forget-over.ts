import { type Db, sql } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import { inventory } from './inventory.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-over': NoPayload;
  }
}

const forget = sql('select forget_over_v1($1, $2, $3, $4) as forgotten');
const batch = 1000;

const conditions = Object.entries(inventory).flatMap(([table, { ends }]) =>
  Object.values(ends).flatMap((end) => (typeof end === 'object' && 'over' in end ? [{ table, over: end.over }] : [])),
);

/**
 * The nightly job that deletes what is over on every site, by the inventory's own conditions (T80). What fails in one
 * table keeps no other: the job fails, and is tried again, once it went through all.
 */
export const forgetOver: Tasks['forget-over'] = async (_, { db, now }) => {
  const failures: { table: string; error: unknown }[] = [];
  for (const { table, over } of conditions)
    await forgetRows(db, { table, over, now }).catch((error: unknown) => failures.push({ table, error }));
  if (failures.length === 0) return;
  const tables = failures.map(({ table }) => table).join(', ');
  throw new Error(`what is over stays in ${tables}`, { cause: failures[0]?.error });
};

async function forgetRows(db: Db, { table, over, now }: { table: string; over: string; now: Date }): Promise<void> {
  let forgotten = batch;
  while (forgotten === batch)
    ({ forgotten } = await db.transact((tx) => tx.one<{ forgotten: number }>(forget, [table, over, now, batch])));
}
