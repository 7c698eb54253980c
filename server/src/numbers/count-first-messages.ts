import { noteWriters } from '../accounts/index.ts';
import { readFirstOfWriters } from '../chat/index.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { addDays, type Counted } from './counted.ts';
import { type Counting, endOfStretch, holdMeasure, reachMeasure } from './stretches.ts';

const measure = 'first_messages';

/**
 * Counts in which moment members wrote for the first time, up to a moment. It notes with each account that its member
 * wrote, in the transaction that counts it: no conversation that goes later makes a second message the first.
 */
export async function countFirstMessages(db: Db, site: Counting, until: Date): Promise<void> {
  while (await db.transact((tx) => countNext(tx, site, until)));
}

/** Counts the next stretch of a site; false once it is counted up to a moment. */
async function countNext(tx: Tx, site: Counting, until: Date): Promise<boolean> {
  const from = await holdMeasure(tx, site, { measure, until });
  if (from >= until) return false;
  const to = endOfStretch(from, until);
  const written = await readFirstOfWriters(tx, site, { from, to, timeZone: site.timeZone });
  const isFirst = await noteWriters(
    tx,
    site,
    written.map(({ memberId }) => memberId),
  );
  const firsts = written.filter(({ memberId }) => isFirst.has(memberId));
  const counted = [...Map.groupBy(firsts, ({ day, isInvented }) => `${day} ${isInvented ? 'invented' : 'members'}`)];
  await addDays(
    tx,
    site,
    counted.map(([key, { length }]): Counted => {
      const [day = '', part = ''] = key.split(' ');
      return { measure, day, part, currency: '', amount: length };
    }),
  );
  await reachMeasure(tx, site, { measure, until: to });
  return to < until;
}
