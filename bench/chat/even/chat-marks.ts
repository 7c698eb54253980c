import { cpus } from 'node:os';
import { openLine, type HttpLine } from '../../http-line.ts';
import { databaseCpu, ms, openGround, pause, percentile, startServer, type Talker } from '../chat-ground.ts';

const rates = (process.env['BENCH_RATES'] ?? '200,1000').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const pairs = 1500;
const lines = 256;
/** Milliseconds of CPU that a mark may cost, of server and database, at the last rate, and at the 99th percentile. */
const budget = { cpu: 1.3, p99: 250 };

type Mark = 'typing' | 'read' | 'delivered';
const marks: readonly Mark[] = ['typing', 'read', 'delivered'];

interface Talk {
  reader: Talker;
  conversation: string;
}

/**
 * Measures marks at an even rate that asks nobody whether it may go on: what typing, having read and having received
 * cost the server and PostgreSQL, each of another member. Before each round of marks somebody wrote to all of them.
 */
export async function benchChatMarks(): Promise<boolean> {
  const ground = await openGround(pairs);
  const server = await startServer(ground.dataDir, ground.connection);
  const table: Record<string, Record<string, number>> = {};
  let isWithin = true;
  try {
    const opened = await Promise.all(Array.from({ length: lines }, () => openLine(server.port)));
    const { rows } = await ground.pool.query<{ member: string; conversation: string }>(
      `select cm.member_id as member, c.public_id as conversation from conversation_members cm
        join conversations c on c.id = cm.conversation_id`,
    );
    const talkOf = new Map(rows.map(({ member, conversation }) => [member, conversation]));
    const talks = ground.talkers.map((reader) => ({ reader, conversation: talkOf.get(reader.id) ?? '' }));
    // Everybody is known to the process from here on, as members are who have a page open.
    for (const mark of marks) await round({ mark, rate: 1500, milliseconds: 2000, opened, talks });
    for (const rate of rates) {
      for (const mark of marks) {
        await ground.pool.query('update conversations set last_seq = last_seq + 1');
        await ground.pool.query('update conversation_members set unread = 1');
        const before = { server: await server.cpu(), database: databaseCpu(ground.dataDir) };
        const times = await round({ mark, rate, milliseconds: seconds * 1000, opened, talks });
        await pause(300);
        const after = { server: await server.cpu(), database: databaseCpu(ground.dataDir) };
        const used = after.server - before.server + after.database - before.database;
        const [cpu, p99] = [(used * 1000) / times.length, percentile(times, 0.99)];
        table[`${mark} at ${rate} a second`] = {
          answered: Math.round(times.length / seconds),
          p50: ms(percentile(times, 0.5)),
          p99: ms(p99),
          cpu: Number(cpu.toFixed(2)),
        };
        if (rate === rates.at(-1)) isWithin &&= cpu <= budget.cpu && p99 <= budget.p99;
      }
    }
    for (const line of opened) line.close();
    console.table(table);
    console.log(`budget at ${rates.at(-1)}/s: CPU ${budget.cpu} ms, p99 ${budget.p99} ms; on ${cpus().length} cores`);
    return isWithin;
  } finally {
    await server.stop();
    await ground.close();
  }
}

let turn = 0;
const next = <Item>(all: readonly Item[]): Item => all[(turn = (turn + 7) % all.length)] as Item;

function post(line: HttpLine, mark: Mark, { reader, conversation }: Talk) {
  if (mark === 'typing') return line.post('/api/typing.php', reader, { conversation });
  if (mark === 'delivered') return line.post('/api/chat-delivered.php', reader, {});
  return line.post('/api/chat-read.php', reader, { conversation, seq: 1_000_000 });
}

/** Marks at even times; what finds no free line waits, and its time runs. */
async function round({
  mark,
  rate,
  milliseconds,
  opened,
  talks,
}: {
  mark: Mark;
  rate: number;
  milliseconds: number;
  opened: readonly HttpLine[];
  talks: readonly Talk[];
}): Promise<number[]> {
  const free = [...opened];
  const times: number[] = [];
  const due: number[] = [];
  const under = new Set<Promise<void>>();
  const send = async (line: HttpLine, at: number) => {
    const { status, text } = await post(line, mark, next(talks));
    if (status !== 200) throw new Error(`a mark was answered ${status}: ${text}`);
    times.push(performance.now() - at);
    free.push(line);
  };
  const started = performance.now();
  for (let asked = 0; performance.now() - started < milliseconds;) {
    for (; asked < ((performance.now() - started) * rate) / 1000; asked += 1) due.push(started + (asked * 1000) / rate);
    while (due.length > 0 && free.length > 0) {
      const one = send(free.shift() as HttpLine, due.shift() as number);
      under.add(one);
      void one.finally(() => under.delete(one));
    }
    await pause(1);
  }
  await Promise.all(under);
  return times;
}
