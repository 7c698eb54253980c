import type { Db } from '../../server/src/platform/database/db.ts';
import { openDb } from '../../server/src/platform/database/db.ts';
import { tellWeekly } from '../../server/src/search/index.ts';
import { openSites, type Sites } from '../../server/src/sites/index.ts';
import { ms, openGround, percentile, startServer } from '../chat/chat-ground.ts';
import { measureSeen, tellsMissing } from '../chat/measure-seen.ts';
import { generateMembers } from '../search/generate-members.ts';
import { fillSeekers } from './seekers.ts';
import { silent, tells } from './tells.ts';

const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
const seekers = Number(process.env['BENCH_SEEKERS'] ?? 1_000_000);
/** Milliseconds a member, megabytes of this process, and milliseconds from send to seen while it counts. */
const budgets = { each: 3, memory: 1000, chat: 250 };
const pairs = 150;
const quiet = 10_000;

interface Counted {
  readonly looked: number;
  readonly told: number;
  readonly seconds: number;
  /** Megabytes, the most of it. */
  readonly memory: number;
}

/** Counts new members for all who want to be told, on a Friday at four. */
export async function countWeekly(db: Db, sites: Sites): Promise<Counted> {
  const now = new Date('2026-11-27T15:00:00Z');
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss() / 1e6)), 200);
  const started = performance.now();
  await tellWeekly({ sites })({}, { db, now, attempt: 1 });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(look);
  const { rows } = await db.pool.query<{ told: number; looked: number }>(
    `select (select count(*) from tellings where kind = 'weekly') as told, count(*) as looked from weekly_marks`,
  );
  return { looked: Number(rows[0]?.looked ?? 0), told: Number(rows[0]?.told ?? 0), seconds, memory };
}

export function tellsWeekly({ looked, told, seconds, memory }: Counted): boolean {
  const more = ` (${looked} members in ${seconds.toFixed(1)} s, ${told} are told; ${memory.toFixed(0)} MB)`;
  return looked > 0 && tells('weekly, a member', (seconds * 1000) / looked, { budget: budgets.each, unit: 'ms', more });
}

/** The weekly count for a million members who all want it, and what those who chat meanwhile see of it. */
export async function benchWeekly(): Promise<boolean> {
  const ground = await openGround(pairs);
  const db = openDb({ connection: ground.connection, onError: () => {} });
  const server = await startServer(ground.dataDir, ground.connection);
  try {
    await ground.pool.query('truncate tellings, push_subscriptions, notification_choices, weekly_marks, blocks');
    await ground.pool.query('delete from graphile_worker._private_jobs');
    // Their names are free for those who are made now.
    await ground.pool.query("update profiles set name = 'Prater' || substr(name, 4) where name like 'Lid %'");
    await generateMembers(ground.pool, members, '2026-11-27');
    await fillSeekers(ground.pool, { seekers });
    const sites = await openSites(db, silent);
    const before = await measureSeen(server, ground.talkers, { pairs, milliseconds: quiet });
    let isCounting = true;
    const chat = measureSeen(server, ground.talkers, { pairs, isGoingOn: () => isCounting });
    // Both come to their end, whichever fails: the server outlives those who talk.
    const counting = countWeekly(db, sites).finally(() => (isCounting = false));
    await Promise.allSettled([counting, chat]);
    const [counted, seen] = [await counting, await chat];
    const more = ` (p50 ${ms(percentile(seen.times, 0.5))} ms; p99 ${ms(percentile(before.times, 0.99))} ms before it)`;
    return [
      tellsWeekly(counted),
      tells('memory', counted.memory, { budget: budgets.memory, unit: 'MB' }),
      tells('send to seen meanwhile, p99', percentile(seen.times, 0.99), { budget: budgets.chat, unit: 'ms', more }),
      tellsMissing(seen),
    ].every(Boolean);
  } finally {
    await server.stop();
    await db.close();
    await ground.close();
  }
}
