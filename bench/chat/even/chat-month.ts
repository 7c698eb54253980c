import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newKey } from 'uuid';
import { crontab } from '../../../server/src/main/jobs.ts';
import { liveEventDays } from '../../../server/src/platform/live/live-partitions.ts';
import { type HttpLine, openLine } from '../../http-line.ts';
import { body, type Ground, ms, openGround, pause, percentile, startServer, type Talker } from '../chat-ground.ts';
import { growTo } from './grow.ts';
import { pressEvenly } from './press.ts';
import { growth, type Size, sizesOf } from './table-sizes.ts';

/** A few more than events are kept for, so that their partitions go too. */
const days = Number(process.env['BENCH_DAYS'] ?? liveEventDays + 6);
const history = Number(process.env['BENCH_HISTORY'] ?? 5_000_000);
const rate = Number(process.env['BENCH_RATE'] ?? 400);
/** How long a day's messages are sent for. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
const pairs = 1500;
const lineCount = 64;
/** How long what a night does may take. */
const nightPatienceMs = 120_000;
/** How much slower than in the first days the p99 may be in the last, and how much larger what only changes. */
const mostSlowdown = 1.5;
const fewMilliseconds = 20;
const mostGrowth = 1.5;
const fewMegabytes = 8;
/** What a message changes, or what is thrown away again: these tables and their indexes have to stop growing. */
const changed = ['conversation_members', 'conversations', 'credit_lots', 'credit_balances', 'live_streams', 'sessions'];

/**
 * A month, and some days more, of a site with a history: each day its messages are sent and read, then the clock of
 * process and database goes to the next day (Debian's `libfaketime`), and all is done that is done by the clock, by
 * day or at night, while PostgreSQL vacuums by itself. Keeps its budget when the last days are as fast as the first,
 * what is only changed has stopped growing and events are dropped after their days.
 */
export async function benchChatMonth(): Promise<boolean> {
  const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (library === undefined) {
    console.log('skipped: apt-get install libfaketime');
    return true;
  }
  const clock = moveClock(library);
  const ground = await openGround(pairs, {
    folder: 'vonk-bench-month',
    // A day is over in half a minute; by default it would be looked after every minute.
    postgres: { max_wal_size: '4GB', autovacuum_naptime: '2s' },
  });
  try {
    await growTo(ground.pool, history, pairs);
    const server = await startServer(ground.dataDir, ground.connection, {});
    try {
      return await liveThrough(ground, server.port, clock);
    } finally {
      await server.stop();
    }
  } finally {
    await ground.close();
    clock.remove();
  }
}

interface FakedClock {
  set(day: number): void;
  remove(): void;
}

/** Every program that is started from here on has a clock that is set by a file, all the same one. */
function moveClock(library: string): FakedClock {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-clock-'));
  const file = join(folder, 'offset');
  const set = (day: number) => writeFileSync(file, `+${day}d\n`, { mode: 0o644 });
  set(0);
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // How long something takes is still measured.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  Object.assign(process.env, environment);
  return {
    set,
    remove() {
      for (const name of Object.keys(environment)) delete process.env[name];
      rmSync(folder, { recursive: true });
    },
  };
}

interface Day {
  sent: number;
  p50: number;
  p99: number;
  'seconds of its night': number;
  'parts of events': number;
}

async function liveThrough(ground: Ground, port: number, clock: FakedClock): Promise<boolean> {
  const lines = await Promise.all(Array.from({ length: lineCount }, () => openLine(port)));
  const talks = await talksOf(ground);
  const sizes = [await sizesOf(ground.pool, undefined)];
  const table: Day[] = [];
  for (let day = 1; day <= days; day += 1) {
    const times = await liveDay(lines, talks);
    clock.set(day);
    const took = await passNight(ground);
    sizes.push(await sizesOf(ground.pool, undefined));
    const lived = {
      sent: times.length,
      p50: ms(percentile(times, 0.5)),
      p99: ms(percentile(times, 0.99)),
      'seconds of its night': ms(took / 1000),
      'parts of events': await countParts(ground),
    };
    table.push(lived);
    console.log(
      `day ${day}: ${Object.entries(lived)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    );
  }
  for (const line of lines) line.close();
  console.table(table);
  console.table(growth(sizes.map((all) => largestOf(all, sizes.at(-1) ?? []))));
  return report(table, sizes);
}

interface Talk {
  from: Talker;
  to: Talker;
  conversation: string;
}

async function talksOf({ pool, talkers }: Ground): Promise<Talk[]> {
  const { rows } = await pool.query<{ member: string; conversation: string }>(
    `select cm.member_id as member, c.public_id as conversation from conversation_members cm
      join conversations c on c.id = cm.conversation_id`,
  );
  const conversationOf = new Map(rows.map(({ member, conversation }) => [member, conversation]));
  return talkers.flatMap((from, at) => {
    const [to, conversation] = [talkers[at ^ 1], conversationOf.get(from.id)];
    return to && conversation !== undefined ? [{ from, to, conversation }] : [];
  });
}

let turn = 0;

/** Messages at an even rate, each of which is read; how long the messages took. */
async function liveDay(lines: readonly HttpLine[], talks: readonly Talk[]): Promise<number[]> {
  const times: number[] = [];
  await pressEvenly({
    rate,
    milliseconds: seconds * 1000,
    lines,
    async send(line, due) {
      turn = (turn + 7) % talks.length;
      const { from, to, conversation } = talks[turn] as Talk;
      const message = { profile: to.publicId, key: newKey(), text: body };
      const { status, text } = await line.post('/api/message.php', from, message);
      if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
      times.push(performance.now() - due);
      const read = await line.post('/api/chat-read.php', to, { conversation, seq: 1_000_000_000 });
      if (read.status !== 200) throw new Error(`a read mark was answered ${read.status}: ${read.text}`);
    },
  });
  return times;
}

/** Runs once what runs by the clock, and waits for it; a round of autovacuum fits in. Answers its milliseconds. */
async function passNight({ pool }: Ground): Promise<number> {
  const begun = performance.now();
  // The clock is looked at once a second.
  await pause(2_500);
  const tasks = crontab.split('\n').map((line) => line.split(' ').at(-1));
  const asked = performance.now();
  await pool.query('select graphile_worker.add_job(task) from unnest($1::text[]) as task', [tasks]);
  for (;;) {
    const { rows } = await pool.query<{ waiting: number; failing: number }>(
      `select count(*) filter (where run_at <= now() and attempts < max_attempts)::integer as waiting,
        count(*) filter (where attempts > 0 and locked_at is null)::integer as failing from graphile_worker.jobs`,
    );
    if (rows[0]?.failing !== 0) throw new Error(`${rows[0]?.failing} jobs failed`);
    if (rows[0]?.waiting === 0) break;
    if (performance.now() - begun > nightPatienceMs) throw new Error(`${rows[0]?.waiting} jobs are not done`);
    await pause(100);
  }
  const took = performance.now() - asked;
  await pause(2_500);
  return took;
}

const countParts = async ({ pool }: Ground): Promise<number> =>
  (
    await pool.query<{ parts: number }>(
      `select count(*)::integer as parts from pg_inherits where inhparent = 'live_events'::regclass`,
    )
  ).rows[0]?.parts ?? 0;

/** Those that are largest at the end. */
function largestOf(all: readonly Size[], last: readonly Size[]): Size[] {
  const names = new Set(
    last
      .toSorted((one, other) => other.table + other.indexes - one.table - one.indexes)
      .slice(0, 16)
      .map(({ name }) => name),
  );
  return all.filter(({ name }) => names.has(name));
}

function report(table: readonly Day[], sizes: readonly (readonly Size[])[]): boolean {
  const third = Math.ceil(table.length / 3);
  const p99Of = (part: readonly Day[]) =>
    percentile(
      part.map(({ p99 }) => p99),
      0.5,
    );
  const [first, last] = [p99Of(table.slice(0, third)), p99Of(table.slice(-third))];
  const isAsFast = last <= Math.max(first * mostSlowdown, fewMilliseconds);
  const sizeOf = (at: number, name: string) => {
    const size = sizes[at]?.find((one) => one.name === name);
    return (size?.table ?? 0) + (size?.indexes ?? 0);
  };
  const grown = changed.filter((name) => {
    const [before, after] = [sizeOf(third, name), sizeOf(sizes.length - 1, name)];
    return after > Math.max(before * mostGrowth, fewMegabytes);
  });
  const parts = table.at(-1)?.['parts of events'] ?? 0;
  const areDropped = days < liveEventDays + 4 || parts <= liveEventDays + 6;
  console.log(
    `p99 ${ms(first)} ms in the first days, ${ms(last)} in the last (budget ${mostSlowdown} times); ` +
      `${grown.length === 0 ? 'nothing that is only changed grew' : `GREW: ${grown.join(', ')}`}; ` +
      `${parts} parts of events, of ${days} days`,
  );
  return isAsFast && grown.length === 0 && areDropped;
}
