import { execFile, fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrationsFolder } from '../server/src/main/open-services.ts';
import { seedSites } from '../server/src/main/seed-sites.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDb } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { hashToken, newId, newToken, publicId } from '../server/src/platform/ids.ts';
import { prepareJobs } from '../server/src/platform/jobs.ts';
import { keepLivePartitions } from '../server/src/platform/live-partitions.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { openLine } from './http-line.ts';

/** The part of pgbench's rate that the endpoint keeps, and the milliseconds in which 99 of 100 messages are seen. */
const budget = { ratio: 0.35, seenP99: 100 };
const concurrent = 32;
const pairs = 2000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const onlinePairs = 100;

interface Talker {
  id: string;
  publicId: string;
  token: string;
  /** Of a network of their own: what is sent from one is limited. */
  address: string;
}

/** Measures sending: the endpoint over HTTP against the bare SQL function, and how soon the other one sees it. */
export async function benchChatSend(): Promise<boolean> {
  const dataDir = process.env['BENCH_CHAT_DATA'] ?? join(tmpdir(), 'vonk-bench-chat');
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const log = createLog('error');
  const embedded = process.env['DATABASE_URL'] === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  const connection: pg.ClientConfig = embedded ? { ...embedded.connection } : { connectionString: process.env['DATABASE_URL'] ?? '' };
  const db = openDb({ connection, onError: () => {} });
  await migrate(db.pool, migrationsFolder);
  await prepareJobs(db, log);
  await keepLivePartitions(db, systemClock.now());
  await seedSites(db, systemClock.now());
  const talkers = await addTalkers(db.pool);
  const server = await startServer(dataDir, connection);
  try {
    const rates = await compareRates(server, { talkers, connection, dataDir });
    const seen = await measureSeen(server, talkers);
    return report(rates, seen);
  } finally {
    await server.stop();
    await db.close();
    await embedded?.stop();
  }
}

interface Server {
  port: number;
  /** CPU seconds so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

async function startServer(dataDir: string, connection: pg.ClientConfig): Promise<Server> {
  const profile = process.env['BENCH_PROFILE'];
  const execArgv = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child: ChildProcess = fork(fileURLToPath(new URL('chat-server.ts', import.meta.url)), {
    execArgv,
    env: { ...process.env, DATA_DIR: dataDir, CONNECTION: JSON.stringify(connection), NODE_ENV: 'production' },
  });
  const answer = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
  const { port } = await answer<{ port: number }>();
  return {
    port,
    async cpu() {
      const said = answer<{ cpu: NodeJS.CpuUsage }>();
      child.send('usage');
      const { cpu } = await said;
      return (cpu.user + cpu.system) / 1e6;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

/** Members in pairs, confirmed, with a session and more credits than they can spend here; each pair has talked before. */
async function addTalkers(pool: pg.Pool): Promise<Talker[]> {
  await pool.query(`truncate accounts, profiles, sessions, conversations, messages, conversation_members, credit_lots, credit_balances,
    ledger_entries, live_events, live_streams restart identity cascade`);
  const now = systemClock.now();
  const talkers = Array.from({ length: pairs * 2 }, (_, at) => ({
    id: newId(now),
    publicId: publicId(),
    token: newToken(),
    address: `10.${at >> 8}.${at & 255}.1`,
  }));
  const columns = [
    talkers.map(({ id }) => id), talkers.map(({ publicId }) => publicId), talkers.map(({ token }) => hashToken(token)),
    talkers.map(() => newId(now)), now,
  ]; // prettier-ignore
  const from =
    'from unnest($1::uuid[], $2::text[], $3::bytea[], $4::uuid[]) with ordinality as t(id, public_id, hash, lot, n), (select $5::timestamptz as now) clock';
  for (const insert of [
    `insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale, signed_up_at)
       select 1, t.id, t.public_id, 'm' || n || '@example.org', 'x', 'confirmed', true, 'nl', now - interval '30 days' ${from}`,
    `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, created_at)
       select 1, t.id, t.public_id, 'member', 'active', true, 'Lid ' || n, '1985-03-14', case when n % 2 = 0 then 'male' else 'female' end, now ${from}`,
    `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
       select 1, t.id, t.hash, now, now, now + interval '30 days', now ${from}`,
    `insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining, created_at)
       select 1, t.lot, t.id, 'bought', t.lot, 50, 'EUR', 1000000, 1000000, now ${from}`,
    `insert into credit_balances (site_id, member_id, balance, granted) select 1, t.id, 1000000, 0 ${from}`,
  ])
    await pool.query(insert, columns);
  await pool.query(
    `drop table if exists bench_pairs; create table bench_pairs (n integer primary key, sender uuid not null, recipient text not null)`,
  );
  const both = talkers.map((talker, at) => ({ sender: talker.id, recipient: talkers[at ^ 1]?.publicId }));
  await pool.query('insert into bench_pairs select n, sender, recipient from unnest($1::uuid[], $2::text[]) with ordinality as p(sender, recipient, n)', [
    both.map(({ sender }) => sender), both.map(({ recipient }) => recipient),
  ]); // prettier-ignore
  await pool.query(sendStatement.replace(':n', 'p.n').replace('where p.n = p.n', 'where p.n % 2 = 1'));
  await pool.query('analyze');
  return talkers;
}

const body = 'Zullen we zaterdag langs de Eem lopen? Ik neem koffie mee, en de hond.';
// `bench_pairs` names who writes to whom; the rest is what the endpoint passes.
const sendStatement = `select s.outcome from bench_pairs p, lateral send_message_v1(1::smallint, p.sender, p.recipient, gen_random_uuid(), 'text', '${body}',
  null, jsonb_build_object('price', 1, 'noticeVersion', '2026-11-01', 'maxStarted', 2, 'maxNewPerDay', 50, 'maxHeld', 3, 'asks', false,
    'brakeDay', 100000, 'brakeMonth', 100000, 'day', current_date::text), gen_random_uuid(), substr(md5(gen_random_uuid()::text), 1, 14), clock_timestamp()) s where p.n = :n`;

interface Rates {
  http: number;
  bare: number;
  cpuMicroseconds: number;
  p50: number;
  p99: number;
  by: string;
}

async function compareRates(server: Server, data: { talkers: Talker[]; connection: pg.ClientConfig; dataDir: string }): Promise<Rates> {
  const http: { rate: number; cpu: number; times: number[] }[] = [];
  const bare: { rate: number; by: string }[] = [];
  await sendOverHttp(server, data.talkers, 1500);
  for (let round = 0; round < rounds; round += 1) {
    http.push(await sendOverHttp(server, data.talkers, seconds * 1000));
    bare.push(await sendBare(data));
  }
  const times = http.flatMap(({ times }) => times);
  return {
    http: median(http.map(({ rate }) => rate)),
    bare: median(bare.map(({ rate }) => rate)),
    by: bare[0]?.by ?? '',
    cpuMicroseconds: median(http.map(({ cpu }) => cpu)),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

let turn = 0;
/** 32 lines send as fast as they are answered, each message from another member, so that no rate limit is met. */
async function sendOverHttp(server: Server, talkers: Talker[], milliseconds: number) {
  const times: number[] = [];
  const lines = await Promise.all(Array.from({ length: concurrent }, () => openLine(server.port)));
  const cpuBefore = await server.cpu();
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() - started < milliseconds) {
        const at = (turn += 1) % talkers.length;
        const [from, to] = [talkers[at], talkers[at ^ 1]];
        if (!from || !to) return;
        const asked = performance.now();
        const { status, text } = await line.post('/api/message.php', from, { profile: to.publicId, key: randomUUID(), text: body });
        if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
        times.push(performance.now() - asked);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  for (const line of lines) line.close();
  return { rate: times.length / elapsed, cpu: (((await server.cpu()) - cpuBefore) * 1e6) / times.length, times };
}

/** The same function on the same data without a server of ours: pgbench where there is one, else a loop of 32 connections. */
async function sendBare({ connection, dataDir }: { connection: pg.ClientConfig; dataDir: string }): Promise<{ rate: number; by: string }> {
  const pgbench = findPgbench();
  if (pgbench === undefined || connection.connectionString !== undefined) return sendByDriver(connection);
  const script = join(dataDir, 'send.sql');
  writeFileSync(script, `\\set n random(1, ${pairs * 2})\n${sendStatement};\n`);
  const { stdout } = await promisify(execFile)(pgbench, [
    '-n', '-M', 'prepared', '-c', String(concurrent), '-j', '2', '-T', String(seconds), '-f', script,
    '-h', String(connection.host), '-p', String(connection.port), '-U', String(connection.user), String(connection.database),
  ]); // prettier-ignore
  return { rate: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), by: 'pgbench' };
}

function findPgbench(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted().toReversed() : [];
  return versions.map((version) => `${root}/${version}/bin/pgbench`).find((path) => existsSync(path));
}

async function sendByDriver(connection: pg.ClientConfig): Promise<{ rate: number; by: string }> {
  const clients = Array.from({ length: concurrent }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const text = sendStatement.replace(':n', '$1');
  let sent = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - started < seconds * 1000) {
        await client.query({ name: 'send', text, values: [1 + Math.floor(Math.random() * pairs * 2)] });
        sent += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return { rate: (sent * 1000) / (performance.now() - started), by: 'own loop' };
}

/** 100 people with an open stream are each written to about once a second: from the press of the button to the other's screen. */
async function measureSeen(server: Server, talkers: Talker[]): Promise<number[]> {
  const seen: number[] = [];
  const pressed = new Map<string, number>();
  const writers = talkers.slice(0, onlinePairs * 2).filter((_, at) => at % 2 === 0);
  const readers = talkers.slice(0, onlinePairs * 2).filter((_, at) => at % 2 === 1);
  const streams = await Promise.all(
    readers.map((reader) => listenTo(server.port, reader, (key) => seen.push(performance.now() - (pressed.get(key) ?? Number.NaN)))),
  );
  const until = performance.now() + 10_000;
  await Promise.all(
    writers.map(async (writer, at) => {
      const line = await openLine(server.port);
      await pause(at * 10);
      while (performance.now() < until) {
        const key = randomUUID();
        pressed.set(key, performance.now());
        await line.post('/api/message.php', writer, { profile: readers[at]?.publicId, key, text: body });
        await pause(800 + Math.random() * 400);
      }
      line.close();
    }),
  );
  await pause(500);
  for (const stream of streams) stream.destroy();
  if (seen.length !== pressed.size) throw new Error(`${pressed.size} messages were sent, ${seen.length} seen`);
  return seen;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function listenTo(port: number, { token }: Talker, onMessage: (key: string) => void) {
  const asked = request({ port, path: '/api/events', headers: { host: 'localhost', cookie: `session=${token}` }, agent: false });
  asked.on('error', () => {});
  await new Promise<void>((resolve) => {
    asked.on('response', (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        resolve();
        for (const [, key] of text.matchAll(/"key":\s*"([0-9a-f-]{36})"/g)) if (key) onMessage(key);
      });
    });
    asked.end();
  });
  return asked;
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

function report(rates: Rates, seen: readonly number[]): boolean {
  const ratio = rates.http / rates.bare;
  const seenP99 = percentile(seen, 0.99);
  console.table({
    [`endpoint, ${concurrent} at once`]: { 'per second': Math.round(rates.http), p50: ms(rates.p50), p99: ms(rates.p99), 'server CPU us': Math.round(rates.cpuMicroseconds) },
    [`${rates.by}, same function`]: { 'per second': Math.round(rates.bare) },
    [`send to seen, ${onlinePairs} pairs online`]: { p50: ms(percentile(seen, 0.5)), p99: ms(seenP99) },
  }); // prettier-ignore
  console.log(
    `ratio ${ratio.toFixed(2)} (budget ${budget.ratio}), seen p99 ${ms(seenP99)} ms (budget ${budget.seenP99}), on ${cpus().length} cores`,
  );
  return ratio >= budget.ratio && seenP99 <= budget.seenP99;
}

const ms = (value: number) => Number(value.toFixed(1));
