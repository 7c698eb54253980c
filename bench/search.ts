import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Client, Pool } from 'pg';
import { day } from '@vonk/contract/durations';
import { createApp } from '../server/src/main/http/app.ts';
import { readConfig } from '../server/src/main/config.ts';
import { completeServices } from '../server/src/main/open-services.ts';
import { updateDatabase } from '../server/src/main/database/update-database.ts';
import { seedSites } from '../server/src/main/seed-sites.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { type Db, openDb, sql } from '../server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { openActivity } from '../server/src/profile/index.ts';
import { createLog } from '../server/src/platform/log.ts';
import { prepareJobs } from '../server/src/platform/jobs/jobs.ts';
import { top } from '../server/src/search/query/find.ts';
import { answerMasks, interestMask } from '../server/src/search/query/masks.ts';
import { maxScanned, memberCounts, memberPages, type MemberValues } from '../server/src/search/query/statements.ts';
import { generateMembers } from './generate-members.ts';
import { addSearchers, type Searcher } from './searchers.ts';

/** Milliseconds that 99 of 100 first pages of bare SQL may take at 1,000,000 members. */
const budget = 30;
const searchers = Number(process.env['BENCH_SEARCHERS'] ?? 60);
const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
const pages = 20;
/** Filters as people use them, from common to hardly anybody's. */
const filters = {
  'with a photo': 'with_photo=1&online=1',
  'one answer': 'hair_color=blond',
  'hardly anybody': 'hair_color=red&eye_color=green&interests=sailing&body_type=athletic',
  nobody: 'hair_color=bald&min_age=18&max_age=99',
  'within 25 km': 'distance=25',
  'within 100 km': 'distance=100',
};
/** Without it a search that says nothing would be the one before it. */
const unfiltered = 'fresh=1';
/** What people ask for who search at the same time: most change nothing or little. */
const mixed = [
  unfiltered,
  unfiltered,
  unfiltered,
  'with_photo=1',
  'min_age=25&max_age=40',
  'hair_color=blond',
  'distance=50',
  'online=1&with_photo=1',
];
/** Which bare SQL a row of the endpoint is held against. */
const bareOf: Readonly<Record<string, string>> = {
  'endpoint, page 1': 'bare SQL, page 1',
  'endpoint, page 20': 'bare SQL, page 20',
  'endpoint, page 1 in a region': 'bare SQL, page 1 in a region',
  'endpoint, page 20 in a region': 'bare SQL, page 20 in a region',
  'endpoint, page 1, 32 at once': 'bare SQL, page 1, 32 at once',
  'endpoint, page 1, 32 at once, activity': 'bare SQL, page 1, 32 at once',
};
/** Of the members, who come by in the busiest minute: a tenth of them a day, a tenth of these within one hour. */
const perMinute = Math.max(10, Math.round(members / 10 / 10 / 60));
/** What the filters of the sheet ask for when all are off. */
const noFilters = { photos: 0, hereSince: null, newSince: null, interests: interestMask([]), ...answerMasks({}) };

const timings = new Map<string, number[]>();
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  timings.set(name, [...(timings.get(name) ?? []), performance.now() - started]);
  return result;
}
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Measures the first and the twentieth page of a search, at the endpoint over HTTP and as bare SQL. */
export async function benchSearch(): Promise<boolean> {
  const dataDir = process.env['BENCH_DATA'] ?? join(tmpdir(), 'vonk-bench');
  await mkdir(dataDir, { recursive: true });
  const log = createLog('error');
  const settings = { shared_buffers: '512MB', jit: 'off', max_wal_size: '2GB', synchronous_commit: 'off' };
  const embedded =
    process.env['DATABASE_URL'] === undefined ? await startEmbeddedPostgres({ dataDir, log, settings }) : undefined;
  const connection = embedded?.connection ?? { connectionString: process.env['DATABASE_URL'] ?? '' };
  const db = openDb({ connection, onError: () => {} });
  await updateDatabase(db.pool);
  await prepareJobs(db, log);
  await seedSites(db, systemClock.now());
  await fill(db, new Pool(connection));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { services, close } = await completeServices({
    config,
    clock: systemClock,
    db,
    log,
    build: 'bench',
    connect: () => new Client(connection),
  });
  const app = await createApp(services, undefined);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const people = await addSearchers(db, searchers);
    for (const searcher of people.slice(0, 5)) await searchPages(base, searcher, '');
    timings.clear();
    for (const searcher of people) {
      await searchPages(base, searcher, '');
      await searchPages(base, searcher, ' in a region');
      await runBare(db, searcher);
      for (const [kind, query] of Object.entries(filters))
        await searchOnce(base, searcher, { kind: `endpoint, ${kind}`, query: `min_age=18&${query}` });
    }
    const crowd = [...people, ...people, ...people, ...people];
    const first = (query: () => string) => (searcher: Searcher) => fetchPage(base, searcher, query());
    const plain = () => unfiltered;
    const any = () => mixed[Math.floor(Math.random() * mixed.length)] ?? unfiltered;
    await together(crowd, 'bare SQL, page 1, 32 at once', (searcher) => barePage(db, searcher));
    await together(crowd, 'endpoint, page 1, 32 at once', first(plain));
    await together(crowd, 'endpoint, mixed filters, 32 at once', first(any));
    await whileActive(db, async () => {
      await together(crowd, 'endpoint, page 1, 32 at once, activity', first(plain));
      await together(crowd, 'endpoint, mixed filters, 32 at once, activity', first(any));
    });
  } finally {
    server.closeAllConnections();
    server.close();
    await close();
    await db.close();
    await embedded?.stop();
  }
  return report();
}

async function fill(db: Db, pool: Pool): Promise<void> {
  const { count } = await db.one<{ count: number }>(
    sql(
      `select count(*) * (select count(*) from (select from blocks limit 1) some_block) as count from profiles
        where name like 'Lid %'`,
    ),
  );
  if (count !== members) {
    await pool.query('truncate profiles, accounts, sessions cascade');
    const started = performance.now();
    await generateMembers(pool, members, systemClock.now().toISOString().slice(0, 10));
    console.log(`${members} members made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const { size, indexes } = await db.one<{ size: string; indexes: string }>(
    sql(
      `select pg_size_pretty(pg_table_size('profiles')) as size,
          pg_size_pretty(pg_indexes_size('profiles')) as indexes`,
    ),
  );
  console.log(`profiles: table ${size}, indexes ${indexes}`);
  await pool.end();
}

async function searchPages(base: string, { cookie, region }: Searcher, kind: '' | ' in a region'): Promise<void> {
  let cursor = '';
  for (let page = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      ...(kind === '' ? {} : { countryregion: region }),
      ...(cursor === '' ? {} : { cursor }),
    });
    const read = async () => {
      const answer = await fetch(`${base}/api/members.php?${query}`, { headers: { cookie } });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
      return JSON.parse(text) as { next: string | null };
    };
    const { next } = page === 1 || page === pages ? await timed(`endpoint, page ${page}${kind}`, read) : await read();
    if (next === null) return;
    cursor = next;
  }
}

const bitOf = ({ gender }: Searcher) => (gender === 'male' ? 1 : 2);
const fromTop = { ...top, without: [], limit: 25 };

/** What a searcher asks for at first, as the statements want it. */
function conditionOf({ id, gender, age, country }: Searcher, region: string | null): MemberValues {
  const year = systemClock.now().getUTCFullYear();
  return {
    site: 1,
    searcher: id,
    genders: [gender === 'male' ? 'female' : 'male'],
    places: [country],
    region,
    bornFrom: `${year - Math.min(99, age + 10) - 1}-06-01`,
    bornTo: `${year - Math.max(18, age - 10)}-06-01`,
    scanned: maxScanned,
    ...noFilters,
  };
}

const barePage = async (db: Db, searcher: Searcher): Promise<void> =>
  void (await db.rows(...memberPages[bitOf(searcher)].country({ ...conditionOf(searcher, null), ...fromTop })));

async function runBare(db: Db, searcher: Searcher): Promise<void> {
  for (const [area, place] of [
    ['country', null],
    ['region', searcher.region],
  ] as const) {
    const condition = conditionOf(searcher, place);
    const suffix = area === 'region' ? ' in a region' : '';
    let part = fromTop;
    for (let page = 1; page <= pages; page += 1) {
      const read = () =>
        db.rows<{ id: string; rank: number }>(...memberPages[bitOf(searcher)][area]({ ...condition, ...part }));
      const rows = page === 1 || page === pages ? await timed(`bare SQL, page ${page}${suffix}`, read) : await read();
      const last = rows.at(-1);
      if (!last || rows.length < fromTop.limit) break;
      part = { ...fromTop, ...last };
    }
    await timed(`bare SQL, count${suffix}`, () => db.rows(...memberCounts[bitOf(searcher)][area](condition)));
  }
}

const searchOnce = (
  base: string,
  searcher: Searcher,
  { kind, query }: { kind: string; query: string },
): Promise<void> => timed(kind, () => fetchPage(base, searcher, query));

async function fetchPage(base: string, { cookie }: Searcher, query: string): Promise<void> {
  const answer = await fetch(`${base}/api/members.php?${query}`, { headers: { cookie } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
}

/**
 * Runs `work` while members come by: what a server writes down once in the busiest minute is written every second,
 * sixty times as often.
 */
async function whileActive(db: Db, work: () => Promise<void>): Promise<void> {
  const activity = openActivity(db);
  const ids = await db.rows<{ id: string }>(
    sql("select id from profiles tablesample bernoulli (2) where kind = 'member' and status = 'active' limit 20000"),
  );
  const site = { id: 1, timeZone: 'Europe/Amsterdam' } as Parameters<typeof activity.touch>[0]['site'];
  let [isOver, written] = [false, 0];
  const write = async () => {
    for (let at = 0; !isOver; at += perMinute) {
      const now = new Date(systemClock.now().getTime() + day * (1 + Math.floor(at / 20_000)));
      for (const { id } of ids.slice(at % 20_000, (at % 20_000) + perMinute))
        activity.touch({ member: { memberId: id, siteId: 1 } as never, site, now });
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
async function together(
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

function report(): boolean {
  console.log(
    `\n${'search, ms'.padEnd(48)}${['n', 'p50', 'p99'].map((title) => title.padStart(9)).join('')}` +
      `   to bare SQL, p50 and p99`,
  );
  for (const [name, values] of [...timings].sort(([one], [other]) => one.localeCompare(other))) {
    const bare = timings.get(bareOf[name] ?? '');
    const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
    const ratio = bare
      ? `${(p50 / percentile(bare, 0.5)).toFixed(1)} x`.padStart(10) +
        `${(p99 / percentile(bare, 0.99)).toFixed(1)} x`.padStart(8)
      : '';
    console.log(
      `${name.padEnd(48)}` +
        `${[String(values.length), p50.toFixed(2), p99.toFixed(2)].map((text) => text.padStart(9)).join('')}${ratio}`,
    );
  }
  const worst = percentile(timings.get('bare SQL, page 1') ?? [], 0.99);
  console.log(
    `budget: bare SQL page 1 p99 ${worst.toFixed(2)} ms of ${budget} ms: ${worst < budget ? 'kept' : 'BROKEN'}`,
  );
  return worst < budget;
}

if (import.meta.main) process.exitCode = (await benchSearch()) ? 0 : 1;
