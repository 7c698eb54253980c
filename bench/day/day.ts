import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { databaseCpu, type Ground, ms, openGround, pause, percentile } from '../chat/chat-ground.ts';
import { type Application, openApplication } from '../machines/application.ts';
import { drawPhoto, keepOpen, type Scene } from './acts.ts';
import { castTown } from './cast-town.ts';
import { type Cost, needsOf } from './needs.ts';
import { play, repeat } from './play.ts';
import { cpuOfTree } from './spent.ts';
import { type Act, actNames, busiest, byHour, minutesOnline, perDay } from './town.ts';

/** Profiles of the town, and how many of them come on a day. */
const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const daily = Number(process.env['BENCH_TOWN'] ?? 20_000);
/** How long each of the 24 hours is played, at the pace that it has. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
/** Who does all of it: enough that no limit of one of them bites. */
const pairs = 2000;
/** How long each act is repeated by itself. */
const aloneSeconds = Math.max(3, seconds / 2);
/** Milliseconds in which 99 of 100 are answered in the busiest hour; photos and passwords are meant to take longer. */
const p99Budget = 250;
const slow: readonly Act[] = ['photo', 'login', 'signup'];
const sizes = [10_000, 100_000, 1_000_000, 10_000_000];

/**
 * Plays a day of a town in one process, hour by hour at its own pace, and tells what it cost: each act by itself, each
 * hour, one member's day, and what 10,000 to 10,000,000 members a day would need. Keeps its budget when nothing is
 * refused and the busiest hour is answered in time.
 */
export async function benchDay(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-day-'));
  chmodSync(folder, 0o755);
  process.env['BENCH_CHAT_DATA'] = join(folder, 'ground');
  const ground = await openGround(pairs, { transport: 'tcp' });
  const application = await openApplication(folder, addressOf(ground));
  try {
    const people = await castTown(ground, members);
    await application.start();
    const scene: Scene = {
      port: application.port,
      people,
      photo: await drawPhoto(),
      streams: [],
      wanted: 0,
      answered: 0,
    };
    const town: Town = { ground, application, scene, folder };
    // Everybody's first: from then on sessions, limits and prepared statements are there.
    for (const act of actNames) await repeat(scene, act, 1);
    await settle(town);
    const alone = await eachAlone(town);
    const idle = await rest(town);
    const hours = await playHours(town);
    await keepOpen(scene, 0);
    return report({ alone, idle, hours });
  } finally {
    application.kill();
    await ground.close();
    await pause(500);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Town {
  readonly ground: Ground;
  readonly application: Application;
  readonly scene: Scene;
  readonly folder: string;
}

function addressOf({ connection: { user = '', password, host = '', port, database = '' } }: Ground): string {
  if (typeof password !== 'string') throw new Error('the database has no password to connect with');
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** What was used so far: CPU seconds, and bytes. */
interface Used {
  readonly application: number;
  readonly database: number;
  readonly grown: number;
  readonly logged: number;
  readonly answered: number;
  readonly files: number;
}

async function usedBy({ ground, application, scene, folder }: Town): Promise<Used> {
  const { size, logged } = await sizeOf(ground.pool);
  return {
    application: cpuOfTree(application.pid()),
    database: databaseCpu(ground.dataDir),
    grown: size,
    logged,
    answered: scene.answered + scene.streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    files: bytesIn(join(folder, 'data')),
  };
}

async function sizeOf(pool: Pool): Promise<{ size: number; logged: number }> {
  const { rows } = await pool.query<{ size: string; logged: string }>(
    `select pg_database_size(current_database()) as size, pg_current_wal_lsn() - '0/0'::pg_lsn as logged`,
  );
  return { size: Number(rows[0]?.size), logged: Number(rows[0]?.logged) };
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const between = (before: Used, after: Used): Used => ({
  application: after.application - before.application,
  database: after.database - before.database,
  grown: after.grown - before.grown,
  logged: after.logged - before.logged,
  answered: after.answered - before.answered,
  files: after.files - before.files,
});

/** Until nothing that was begun is left to be done: photos, mails, bookings. */
async function settle({ ground: { pool } }: Town): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    await pause(500);
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where run_at <= now() + interval '5 seconds'
        and attempts < max_attempts`,
    );
    if (rows[0]?.left === 0) return;
  }
  throw new Error('jobs were not done within two minutes');
}

interface Alone extends Used {
  readonly count: number;
}

/** Each act by itself, and what it started: what it costs beside what goes on anyway. */
async function eachAlone(town: Town): Promise<Record<Act, Alone>> {
  const costs: Partial<Record<Act, Alone>> = {};
  for (const act of actNames) {
    const before = await usedBy(town);
    const count = await repeat(town.scene, act, aloneSeconds);
    await settle(town);
    costs[act] = { ...between(before, await usedBy(town)), count };
  }
  return costs as Record<Act, Alone>;
}

/** Of a second in which nobody does anything. */
async function rest(town: Town): Promise<Used> {
  const before = await usedBy(town);
  const milliseconds = seconds * 2000;
  await pause(milliseconds);
  const used = between(before, await usedBy(town));
  return {
    ...used,
    application: (used.application * 1000) / milliseconds,
    database: (used.database * 1000) / milliseconds,
  };
}

interface Hour extends Used {
  readonly acts: number;
  readonly streams: number;
  /** How long it was played: until the last was answered. */
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

async function playHours(town: Town): Promise<Hour[]> {
  const hours: Hour[] = [];
  for (const share of byHour) {
    const streams = Math.round((daily * minutesOnline * share) / 60_000);
    await keepOpen(town.scene, streams);
    const each = actNames.map((act) => [act, (perDay[act] * daily * share) / 1000 / 3600]);
    const perSecond = Object.fromEntries(each) as Record<Act, number>;
    const before = await usedBy(town);
    const started = performance.now();
    const times = await play(town.scene, { perSecond, seconds });
    const taken = actNames.filter((act) => !slow.includes(act)).flatMap((act) => times[act]);
    hours.push({
      ...between(before, await usedBy(town)),
      acts: Object.values(times).reduce((sum, { length }) => sum + length, 0),
      streams,
      seconds: (performance.now() - started) / 1000,
      p50: percentile(taken, 0.5),
      p99: percentile(taken, 0.99),
    });
  }
  return hours;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

function report({ alone, idle, hours }: { alone: Record<Act, Alone>; idle: Used; hours: readonly Hour[] }): boolean {
  console.table(Object.fromEntries(actNames.map((act) => [act, rowOf(act, alone[act])])));
  console.table(
    Object.fromEntries(
      hours.map((hour, at) => [
        `${String(at).padStart(2, '0')}:00`,
        {
          'acts/s': round(hour.acts / hour.seconds, 1),
          streams: hour.streams,
          'application cores': round(hour.application / hour.seconds),
          'database cores': round(hour.database / hour.seconds),
          'p50 ms': ms(hour.p50),
          'p99 ms': ms(hour.p99),
        },
      ]),
    ),
  );
  const cost = costOf(alone, { idle, hours });
  const added = sum(
    actNames.map((act) => perDay[act] * ((alone[act].application + alone[act].database) / alone[act].count)),
  );
  console.log(
    `a process of which nobody asks anything: ${round(idle.application * 1000, 1)} ms a second of its own, ` +
      `${round(idle.database * 1000, 1)} of PostgreSQL`,
  );
  console.log(
    `a member's day: ${round(cost.application)} ms of the application and ${round(cost.database)} of PostgreSQL ` +
      `as played (${round(added * 1000)} of both by its acts alone), the database grows by ` +
      `${round(cost.grown, 1)} kB and writes ${round(cost.logged, 1)} kB of log, ` +
      `${round(cost.files, 1)} kB of files, ${round(cost.answered, 1)} kB go out`,
  );
  console.table(Object.fromEntries(sizes.map((size) => [size.toLocaleString('en'), needsOf(size, cost)])));
  const p99 = hours[byHour.indexOf(busiest * 1000)]?.p99 ?? Number.NaN;
  const isKept = p99 <= p99Budget;
  console.log(
    `${daily.toLocaleString('en')} members a day on ${cpus().length} cores, the busiest hour: ` +
      `p99 ${ms(p99)} ms of ${p99Budget}: ${isKept ? 'kept' : 'BROKEN'}`,
  );
  return isKept;
}

const rowOf = (act: Act, { count, ...used }: Alone) => ({
  'a day': perDay[act],
  done: count,
  'application ms': round((used.application * 1000) / count),
  'database ms': round((used.database * 1000) / count),
  'grows kB': round(used.grown / count / 1000),
  'log kB': round(used.logged / count / 1000),
  'out kB': round(used.answered / count / 1000, 1),
});

/**
 * CPU as the day was played, without what a process uses anyway; bytes by what each act leaves, as a played day is too
 * short for tables to grow by it.
 */
function costOf(alone: Record<Act, Alone>, { idle, hours }: { idle: Used; hours: readonly Hour[] }): Cost {
  const cpu = (kind: 'application' | 'database'): number =>
    (sum(hours.map((hour) => Math.max(0, hour[kind] / hour.seconds - idle[kind]) * 3600)) * 1000) / daily;
  const kilobytes = (kind: 'grown' | 'logged' | 'answered' | 'files'): number =>
    sum(actNames.map((act) => (perDay[act] * Math.max(0, alone[act][kind])) / alone[act].count)) / 1000;
  return {
    application: cpu('application'),
    database: cpu('database'),
    grown: kilobytes('grown'),
    logged: kilobytes('logged'),
    answered: kilobytes('answered'),
    files: kilobytes('files'),
  };
}
