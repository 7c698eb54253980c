import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { v7 as newKey } from 'uuid';
import {
  body,
  median,
  ms,
  openGround,
  percentile,
  sendStatement,
  type Server,
  startServer,
  type Talker,
} from './chat-ground.ts';
import { openLine } from '../http-line.ts';
import { measureSeen, type Seen, tellsMissing } from './measure-seen.ts';

/** The part of pgbench's rate that the endpoint keeps, and the milliseconds in which 99 of 100 messages are seen. */
const budget = { ratio: 0.35, seenP99: 100 };
const concurrent = 32;
const pairs = 2000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const onlinePairs = 100;

/** Measures sending: the endpoint over HTTP against the bare SQL function, and how soon the other one sees it. */
export async function benchChatSend(): Promise<boolean> {
  const ground = await openGround(pairs);
  const { talkers, dataDir, connection } = ground;
  const server = await startServer(dataDir, connection);
  try {
    const rates = await compareRates(server, { talkers, connection, dataDir });
    const seen = await measureSeen(server, talkers, { pairs: onlinePairs, milliseconds: 10_000 });
    return report(rates, seen);
  } finally {
    await server.stop();
    await ground.close();
  }
}

interface Rates {
  http: number;
  bare: number;
  cpuMicroseconds: number;
  p50: number;
  p99: number;
  by: string;
}

async function compareRates(
  server: Server,
  data: { talkers: Talker[]; connection: pg.ClientConfig; dataDir: string },
): Promise<Rates> {
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
        const { status, text } = await line.post('/api/message.php', from, {
          profile: to.publicId,
          key: newKey(),
          text: body,
        });
        if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
        times.push(performance.now() - asked);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  for (const line of lines) line.close();
  return { rate: times.length / elapsed, cpu: (((await server.cpu()) - cpuBefore) * 1e6) / times.length, times };
}

/**
 * The same function on the same data without a server of ours: pgbench where there is one, else a loop of 32
 * connections.
 */
async function sendBare({
  connection,
  dataDir,
}: {
  connection: pg.ClientConfig;
  dataDir: string;
}): Promise<{ rate: number; by: string }> {
  const pgbench = findPgbench();
  if (pgbench === undefined || connection.connectionString !== undefined) return sendByDriver(connection);
  const script = join(dataDir, 'send.sql');
  writeFileSync(script, `\\set n random(1, ${pairs * 2})\n${sendStatement};\n`);
  const { stdout } = await promisify(execFile)(pgbench, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(concurrent),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
    '-h',
    String(connection.host),
    '-p',
    String(connection.port),
    '-U',
    String(connection.user),
    String(connection.database),
  ]);
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

function report(rates: Rates, seen: Seen): boolean {
  const ratio = rates.http / rates.bare;
  const seenP99 = percentile(seen.times, 0.99);
  console.table({
    [`endpoint, ${concurrent} at once`]: {
      'per second': Math.round(rates.http),
      p50: ms(rates.p50),
      p99: ms(rates.p99),
      'server CPU us': Math.round(rates.cpuMicroseconds),
    },
    [`${rates.by}, same function`]: { 'per second': Math.round(rates.bare) },
    [`send to seen, ${onlinePairs} pairs online`]: { p50: ms(percentile(seen.times, 0.5)), p99: ms(seenP99) },
  });
  console.log(
    `ratio ${ratio.toFixed(2)} (budget ${budget.ratio}), ` +
      `seen p99 ${ms(seenP99)} ms (budget ${budget.seenP99}), on ${cpus().length} cores`,
  );
  const isWhole = tellsMissing(seen);
  return isWhole && ratio >= budget.ratio && seenP99 <= budget.seenP99;
}
