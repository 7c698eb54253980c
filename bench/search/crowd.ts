import { day } from '@vonk/contract/durations';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Db, sql } from '../../server/src/platform/database/db.ts';
import { openActivity } from '../../server/src/profile/index.ts';
import type { Searcher } from './searchers.ts';
import { timed } from './timings.ts';

/** Of the members, who come by in the busiest minute: a tenth of them a day, a tenth of these within one hour. */
const inBusiestMinute = (members: number): number => Math.max(10, Math.round(members / 10 / 10 / 60));

/**
 * Runs `work` while members come by: what a server writes down once in the busiest minute is written every second,
 * sixty times as often.
 */
export async function whileActive(db: Db, members: number, work: () => Promise<void>): Promise<void> {
  const perMinute = inBusiestMinute(members);
  const activity = openActivity(db);
  const ids = await db.rows<{ id: string }>(
    sql("select id from profiles tablesample bernoulli (2) where kind = 'member' and status = 'active' limit 20000"),
  );
  const site = { timeZone: 'Europe/Amsterdam' };
  let [isOver, written] = [false, 0];
  const write = async () => {
    for (let at = 0; !isOver; at += perMinute) {
      const now = new Date(systemClock.now().getTime() + day * (1 + Math.floor(at / 20_000)));
      for (const { id } of ids.slice(at % 20_000, (at % 20_000) + perMinute))
        activity.touch({ member: { memberId: id, siteId: 1 }, site, now });
      written += await activity.flush();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  const writing = write();
  await work();
  isOver = true;
  await writing;
  console.log(`meanwhile ${written} profiles were marked active, ${perMinute} at a time`);
}

/** All of them, 32 at once. */
export async function together(
  people: readonly Searcher[],
  kind: string,
  search: (searcher: Searcher) => Promise<void>,
): Promise<void> {
  const waiting = [...people];
  const started = performance.now();
  const one = async () => {
    for (let searcher = waiting.pop(); searcher; searcher = waiting.pop()) {
      const who = searcher;
      await timed(kind, () => search(who));
    }
  };
  await Promise.all(Array.from({ length: 32 }, one));
  console.log(`${kind}: ${((people.length * 1000) / (performance.now() - started)).toFixed(0)} first pages a second`);
}
