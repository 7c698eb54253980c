import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openGround, type Talker } from '../chat/chat-ground.ts';
import { generateMembers } from '../search/generate-members.ts';
import { openApplication } from './application.ts';
import { type ArchivedDatabase, missingForBackups, openArchivedDatabase } from './archived-database.ts';
import { type Acknowledged, startLoad } from './load.ts';
import { askOnce, until } from './programs.ts';

/** Profiles beside those who write. */
const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
/** Messages in a second. */
const rate = Number(process.env['BENCH_RATE'] ?? 50);
const pairs = Math.ceil(rate * 0.6);
/** So many are erased after the moment, who write nothing: what they wrote would go with them. */
const leavers = 4;
/** `archive_timeout` of deploy/pgbackrest/archive.conf, and what it takes to be written away. */
const mostSecondsLost = 75;
/** What each has to spend (`openGround`). */
const credits = 1_000_000;

/**
 * A drill: a full and an incremental backup while messages are sent, then the database is killed and deleted, and put
 * back twice: as of the last that was archived, and as of a moment. Keeps its budget when nothing that was acknowledged
 * before the moment lacks, nothing of after it is there, the sums agree, and who was erased since stays erased.
 */
export async function benchRestore(): Promise<boolean> {
  const missing = missingForBackups();
  if (missing.length > 0) {
    console.log(`skipped: apt-get install ${missing.join(' ')}`);
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'vonk-restore-'));
  chmodSync(folder, 0o755);
  const database = await openArchivedDatabase(folder);
  const application = await openApplication(folder, database.url);
  try {
    const talkers = await fill(database.url);
    const [writers, gone] = [talkers.slice(0, -leavers), talkers.slice(-leavers).map(({ id }) => id)];
    await application.start();
    const before = await loadAndDestroy(database, application, { writers, gone });
    const toEnd = await restoreTo(database, { ...before, writers, moment: undefined });
    await database.destroy();
    const toMoment = await restoreTo(database, { ...before, writers });
    const cameBack = await countErased(database.url, gone);
    const begun = performance.now();
    await application.start();
    const opened = seconds(begun);
    const stayErased = await countErased(database.url, gone);
    console.table({ backup: before.sizes });
    console.table({ 'as of the last archived': toEnd, 'as of a moment': toMoment });
    console.table({
      'erased after the moment': {
        members: leavers,
        'erased in what was restored': cameBack,
        'erased when the site opened': stayErased,
        'seconds until it opened': opened,
      },
    });
    return (
      toEnd['seconds lost'] <= mostSecondsLost &&
      toEnd['sums agree'] &&
      toMoment['lost before it'] === 0 &&
      toMoment['there from after it'] === 0 &&
      toMoment['sums agree'] &&
      cameBack === 0 &&
      stayErased === leavers
    );
  } finally {
    application.kill();
    database.stop();
    await wait(300);
    if (!process.env['KEEP']) rmSync(folder, { recursive: true, force: true });
    else console.log(folder);
  }
}

const seconds = (begun: number): number => Number(((performance.now() - begun) / 1000).toFixed(1));
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

async function fill(url: string): Promise<Talker[]> {
  process.env['DATABASE_URL'] = url;
  const { pool, talkers, close } = await openGround(pairs);
  // Both number those they make.
  await pool.query(`update profiles set name = 'Prater ' || left(public_id, 8)`);
  await generateMembers(pool, members, new Date().toISOString().slice(0, 10));
  await close();
  return talkers;
}

async function loadAndDestroy(
  database: ArchivedDatabase,
  application: { readonly port: number; kill(): void },
  { writers, gone }: { readonly writers: readonly Talker[]; readonly gone: readonly string[] },
) {
  const load = startLoad(() => application.port, writers, { rate });
  const timed = (kind: 'full' | 'incr') => {
    const begun = performance.now();
    return database.backUp(kind).then(() => seconds(begun));
  };
  await wait(5_000);
  const full = await timed('full');
  const fullBytes = await database.backupBytes();
  await wait(10_000);
  const incremental = await timed('incr');
  const { bytes } = await askOnce<{ bytes: string }>(
    database.url,
    'select pg_database_size(current_database()) as bytes',
  );
  const backupBytes = await database.backupBytes();
  await wait(5_000);
  const { moment } = await askOnce<{ moment: string }>(
    database.url,
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS"+00"') as moment`,
  );
  await wait(5_000);
  await eraseNow(database.url, gone);
  await until('the log of after the moment in the archive', () => isArchived(database.url, moment));
  await wait(20_000);
  application.kill();
  await database.destroy();
  return {
    moment,
    acknowledged: await load.abandon(),
    sizes: {
      'database MB': megabytes(Number(bytes)),
      'full seconds': full,
      'full MB': megabytes(fullBytes),
      'incremental seconds': incremental,
      'both and their log MB': megabytes(backupBytes),
    },
  };
}

/** Their grace is over, and the job of the application erases them. */
async function eraseNow(url: string, ids: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      `update accounts set status = 'leaving', left_as = 'confirmed', erase_at = now() where id = any($1)`,
      [ids],
    );
    await client.query(`select graphile_worker.add_job('erase-members', '{}')`);
  } finally {
    await client.end();
  }
  await until('the erasing', async () => (await countErased(url, ids)) === ids.length);
  // The list is written by a job behind it.
  await until('the list of who was erased', async () => {
    const { waiting } = await askOnce<{ waiting: number }>(
      url,
      `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'note-erased'`,
    );
    return waiting === 0;
  });
}

const countErased = async (url: string, ids: readonly string[]): Promise<number> =>
  (
    await askOnce<{ count: number }>(
      url,
      `select count(*)::int as count from accounts where status = 'erased' and id in ('${ids.join("', '")}')`,
    )
  ).count;

/** Whether a piece of the log that ended after the moment was taken. */
const isArchived = async (url: string, moment: string): Promise<boolean> =>
  (
    await askOnce<{ is: boolean }>(
      url,
      `select coalesce(last_archived_time > '${moment}'::timestamptz + interval '1 second', false) as is
        from pg_stat_archiver`,
    )
  ).is;

interface Restoring {
  readonly acknowledged: readonly Acknowledged[];
  readonly writers: readonly Talker[];
  /** As the database wrote it; left out: as of the last that was archived. */
  readonly moment: string | undefined;
}

/** Of those who wrote, and who were erased by nobody: what they had is what they have and what they spent. */
const sumsOf = `select (select sum(balance) from credit_balances where member_id = any($1))
      + (select coalesce(sum(price), 0) from messages where sender_id = any($1)) = cardinality($1::uuid[]) * $2::int
    and (select sum(balance) from credit_balances) = (select sum(remaining) from credit_lots) as agree`;

async function restoreTo(database: ArchivedDatabase, { acknowledged, writers, moment }: Restoring) {
  const begun = performance.now();
  await database.restore(moment);
  const copied = seconds(begun);
  await database.start();
  const whole = seconds(begun);
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>('select client_key as key from messages');
    const there = new Set(rows.map(({ key }) => key));
    const lost = acknowledged.filter(({ key }) => !there.has(key)).map(({ at }) => at);
    const end = Math.max(...acknowledged.map(({ at }) => at));
    const until = moment === undefined ? 0 : Date.parse(moment.replace(' ', 'T').replace(/\+00$/, 'Z'));
    const { rows: sums } = await client.query<{ agree: boolean }>(sumsOf, [writers.map(({ id }) => id), credits]);
    const { rows: after } = await client.query<{ count: number }>(
      'select count(*)::int as count from messages where created_at > $1',
      [moment ?? new Date(end)],
    );
    return {
      'seconds to copy': copied,
      'seconds until it takes writes': whole,
      acknowledged: acknowledged.length,
      lost: lost.length,
      'seconds lost': lost.length === 0 ? 0 : Number(((end - Math.min(...lost)) / 1000).toFixed(1)),
      'lost before it': lost.filter((at) => at <= until).length,
      'there from after it': after[0]?.count ?? 0,
      'sums agree': sums[0]?.agree ?? false,
    };
  } finally {
    await client.end();
  }
}
