import type { Db, Statement } from '../database/db.ts';

/** What one transaction deletes or changes at most of rows that may be many. */
const batchRows = 1000;

/**
 * Runs a statement over and over, each time in a transaction of its own, until it finds nothing any more: the work of a
 * night holds no lock, no snapshot and no replica for longer than a thousand rows take. Its last value says how many
 * rows it may touch.
 */
export async function runInBatches(db: Db, statement: Statement, values: readonly unknown[]): Promise<number> {
  for (let all = 0; ;) {
    const touched = await db.transact((tx) => tx.run(statement, [...values, batchRows]));
    if (touched === 0) return all;
    all += touched;
  }
}
