import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { createApp } from '../../server/src/main/http/app.ts';
import { readConfig } from '../../server/src/main/config.ts';
import { completeServices } from '../../server/src/main/open-services.ts';
import { updateDatabase } from '../../server/src/main/database/update-database.ts';
import { seedSites } from '../../server/src/main/sites/seed-sites.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Db, openDb, sql } from '../../server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { mergeCellsJob } from '../../server/src/profile/index.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { prepareJobs } from '../../server/src/platform/jobs/jobs.ts';
import { type HttpLine, openLine } from '../http-line.ts';
import { barePage, pages, runBare } from './bare-sql.ts';
import { together, whileActive } from './crowd.ts';
import { generateMembers } from './generate-members.ts';
import { addSearchers, type Searcher } from './searchers.ts';
import { forgetTimings, report, timed } from './timings.ts';

const searchers = Number(process.env['BENCH_SEARCHERS'] ?? 60);
const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
/** Filters as people use them, from common to hardly anybody's. */
const filters = {
  'with a photo': 'with_photo=1&online=1',
  'one answer': 'hair_color=blond',
  'hardly anybody': 'hair_color=red&eye_color=green&interests=sailing&body_type=athletic',
  nobody: 'hair_color=bald&max_age=99',
  'nobody, by age alone': 'min_age=98&max_age=99',
  'nobody, within 10 km': 'min_age=98&max_age=99&distance=10',
  'within 25 km': 'distance=25',
  'within 100 km': 'distance=100',
  nearest: 'order=near',
  'nearest in all ages, hardly anybody': 'order=near&hair_color=red&eye_color=green&interests=sailing&max_age=99',
  newest: 'order=new',
  'here last': 'order=online',
  'newest within 100 km': 'order=new&distance=100',
};
/** For who is 18 and older, where it says nothing else. */
const fromEighteen = (query: string): string => (query.includes('min_age=') ? query : `min_age=18&${query}`);
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
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  const { services, close } = await completeServices({
    config,
    clock: systemClock,
    db,
    log,
    build: 'bench',
    connect: () => new Client(connection),
  });
  // Distances count between places that stand for enough members, which a night makes anew.
  await mergeCellsJob(services)({}, { db, now: systemClock.now(), attempt: 1 });
  const { listener } = await createApp(services, undefined);
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = openAsking((server.address() as AddressInfo).port);
  try {
    const people = await addSearchers(db, searchers);
    for (const searcher of people.slice(0, 5)) await searchPages(ask, searcher, '');
    forgetTimings();
    for (const searcher of people) {
      await searchPages(ask, searcher, '');
      await searchPages(ask, searcher, ' in a region');
      await runBare(db, searcher);
      for (const [kind, query] of Object.entries(filters))
        await searchOnce(ask, searcher, { kind: `endpoint, ${kind}`, query: fromEighteen(query) });
    }
    const crowd = [...people, ...people, ...people, ...people];
    const first = (query: () => string) => (searcher: Searcher) => readPage(ask, searcher, query());
    const plain = () => unfiltered;
    const any = () => mixed[Math.floor(Math.random() * mixed.length)] ?? unfiltered;
    await together(crowd, 'bare SQL, page 1, 32 at once', (searcher) => barePage(db, searcher));
    await together(crowd, 'endpoint, page 1, 32 at once', first(plain));
    await together(crowd, 'endpoint, mixed filters, 32 at once', first(any));
    await whileActive(db, members, async () => {
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

async function searchPages(ask: Ask, searcher: Searcher, kind: '' | ' in a region'): Promise<void> {
  let cursor = '';
  for (let page = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      ...(kind === '' ? {} : { countryregion: searcher.region }),
      ...(cursor === '' ? {} : { cursor }),
    });
    const read = async () => JSON.parse(await ask(searcher, query.toString())) as { next: string | null };
    const { next } = page === 1 || page === pages ? await timed(`endpoint, page ${page}${kind}`, read) : await read();
    if (next === null) return;
    cursor = next;
  }
}

const searchOnce = (ask: Ask, searcher: Searcher, { kind, query }: { kind: string; query: string }): Promise<void> =>
  timed(kind, () => readPage(ask, searcher, query));

const readPage = async (ask: Ask, searcher: Searcher, query: string): Promise<void> =>
  void (await ask(searcher, query));

/** Asks for a page as somebody; answers its text. */
type Ask = (searcher: Searcher, query: string) => Promise<string>;

/** On as many connections as are needed at once: whoever asks stands in the process that is measured. */
function openAsking(port: number): Ask {
  const free: HttpLine[] = [];
  return async (searcher, query) => {
    const line = free.pop() ?? (await openLine(port));
    const { status, text } = await line.get(`/api/members.php?${query}`, searcher);
    free.push(line);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return text;
  };
}

if (import.meta.main) process.exitCode = (await benchSearch()) ? 0 : 1;
