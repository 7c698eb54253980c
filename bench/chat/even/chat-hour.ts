import { v7 as newKey } from 'uuid';
import { minute } from '../../../contract/src/durations.ts';
import { openLine } from '../../http-line.ts';
import { body, databaseCpu, type Ground, ms, openGround, pause, percentile, startServer } from '../chat-ground.ts';
import { openStreams } from '../open-streams.ts';
import { pressEvenly } from './press.ts';
import { growth, sizesOf } from './table-sizes.ts';

const rate = Number(process.env['BENCH_RATE'] ?? 500);
const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
/** Rows of the table. */
const parts = 12;
const pairs = 1500;
const lines = 256;
/** How long the last message may take to be seen. */
const patience = 10_000;
/** How much slower than the first part after the start the last may be. */
const mostSlowdown = 1.5;
/** Each of them is written to by a message. */
const grown = [
  'messages',
  'conversation_members',
  'conversations',
  'credit_lots',
  'credit_balances',
  'ledger_entries',
  'live_streams',
];

/**
 * Sends as many messages a second for an hour, between 3,000 members with an open stream each, in one process whose
 * jobs run, on a PostgreSQL that vacuums by itself: what each twelfth of the hour cost, and how large the tables grew.
 * Keeps its budget when the last twelfth is as fast as the second, nothing is lost and the sums agree.
 */
export async function benchChatHour(): Promise<boolean> {
  const ground = await openGround(pairs);
  const server = await startServer(ground.dataDir, ground.connection, {});
  const opened = await Promise.all(Array.from({ length: lines }, () => openLine(server.port)));
  const pressed = new Map<string, { writer: number; due: number }>();
  const seen: number[] = [];
  // A message comes to two streams: to who wrote it and to who reads it.
  const streams = await openStreams(server.port, ground.talkers, (key, at) => {
    const press = pressed.get(key);
    if (press === undefined || press.writer === at) return;
    seen.push(performance.now() - press.due);
    pressed.delete(key);
  });
  try {
    const before = await sumsOf(ground);
    const sizes = [await sizesOf(ground.pool, grown)];
    const rows: Record<string, Part> = {};
    let turn = 0;
    let answered = 0;
    for (let part = 1; part <= parts; part += 1) {
      seen.length = 0;
      const times: number[] = [];
      const cpu = { server: await server.cpu(), database: databaseCpu(ground.dataDir) };
      await pressEvenly({
        rate,
        milliseconds: (minutes * minute) / parts,
        lines: opened,
        async send(line, due) {
          turn = (turn + 7) % ground.talkers.length;
          const [from, to] = [ground.talkers[turn], ground.talkers[turn ^ 1]];
          if (!from || !to) return;
          const key = newKey();
          pressed.set(key, { writer: turn, due });
          const { status, text } = await line.post('/api/message.php', from, { profile: to.publicId, key, text: body });
          if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
          times.push(performance.now() - due);
        },
      });
      answered += times.length;
      await pause(500);
      const spent = (await server.cpu()) - cpu.server + databaseCpu(ground.dataDir) - cpu.database;
      rows[`${ms((part * minutes) / parts)} min`] = {
        sent: times.length,
        p50: ms(percentile(times, 0.5)),
        p99: ms(percentile(times, 0.99)),
        seenP50: ms(percentile(seen, 0.5)),
        seenP99: ms(percentile(seen, 0.99)),
        cpu: Number(((spent * 1000) / times.length).toFixed(2)),
        memory: Math.round((await server.memory()) / 1e6),
      };
      sizes.push(await sizesOf(ground.pool, grown));
    }
    for (const end = performance.now() + patience; pressed.size > 0 && performance.now() < end;) await pause(100);
    console.table(rows);
    console.table(growth(sizes));
    return report({ rows: Object.values(rows), lost: pressed.size, answered, before, after: await sumsOf(ground) });
  } finally {
    for (const stream of streams) stream.destroy();
    for (const line of opened) line.close();
    await server.stop();
    await ground.close();
  }
}

interface Part {
  sent: number;
  p50: number;
  p99: number;
  seenP50: number;
  seenP99: number;
  /** Milliseconds a message, of the server and PostgreSQL together. */
  cpu: number;
  /** Megabytes. */
  memory: number;
}

interface Sums {
  messages: number;
  price: number;
  balance: number;
  remaining: number;
  spent: number;
}

async function sumsOf({ pool }: Ground): Promise<Sums> {
  const { rows } = await pool.query<Sums>(
    `select (select count(*) from messages)::float as messages,
       (select coalesce(sum(price), 0) from messages)::float as price,
       (select sum(balance) from credit_balances)::float as balance,
       (select sum(remaining) from credit_lots)::float as remaining,
       (select coalesce(sum(amount), 0) from ledger_entries where from_account = 'member')::float as spent`,
  );
  return rows[0] as Sums;
}

interface Outcome {
  rows: readonly Part[];
  lost: number;
  answered: number;
  before: Sums;
  after: Sums;
}

function report({ rows, lost, answered, before, after }: Outcome): boolean {
  const added = after.messages - before.messages;
  const paid = after.price - before.price;
  const agrees =
    before.balance - after.balance === paid &&
    after.balance === after.remaining &&
    after.spent - before.spent === paid &&
    added === answered;
  // The first part warms up.
  const [, start] = rows;
  const end = rows.at(-1);
  const slowdown = (end?.seenP99 ?? Number.NaN) / (start?.seenP99 ?? Number.NaN);
  console.log(
    `${answered} messages answered, ${added} in the database, ${lost} never seen; balance, lots, ledger and prices ` +
      `${agrees ? 'agree' : 'DO NOT AGREE'}; seen p99 at the end ${slowdown.toFixed(2)} of that at the beginning ` +
      `(budget ${mostSlowdown})`,
  );
  return agrees && lost === 0 && slowdown <= mostSlowdown;
}
