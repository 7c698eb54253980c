import { takeReturns } from '../accounts/index.ts';
import { type Db, sql } from '../platform/database/db.ts';
import { addPeriods } from './counted.ts';
import type { Counting } from './stretches.ts';

const since = sql(`update counted_sites set returns_since = $2 where site_id = $1 and returns_since is null`);

/**
 * Counts who came back, by when they signed up and how much later it was: what was noted goes in the transaction that
 * adds it, so that each is counted once (STAFF-5).
 */
export const countReturns = (db: Db, site: Counting, now: Date): Promise<void> =>
  db.transact(async (tx) => {
    await tx.run(since, [site.siteId, now]);
    const returns = await takeReturns(tx, site);
    await addPeriods(
      tx,
      site,
      returns.map(({ step, cohort, after, count }) => ({
        measure: 'returned',
        step,
        day: cohort,
        part: String(after),
        currency: '',
        amount: count,
      })),
    );
  });
