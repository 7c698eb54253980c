import type pg from 'pg';
import { v7 as newKey } from 'uuid';
import { minute } from '../../../contract/src/durations.ts';
import { type HttpLine, openLine } from '../../http-line.ts';
import { body, ms, openGround, percentile, startServer, type Talker } from '../chat-ground.ts';
import { growTo } from './grow.ts';
import { pressEvenly } from './press.ts';

/** A million messages, and fifty times as many. */
const sizes = (process.env['BENCH_SIZES'] ?? '1000000,50000000').split(',').map(Number);
const rate = Number(process.env['BENCH_RATE'] ?? 50);
const milliseconds = Number(process.env['BENCH_MINUTES'] ?? 1) * minute;
/** Of all of them only some write while it is measured, as of members only some are there. */
const pairs = 5_000;
const awake = 2_000;
const lineCount = 32;
/** How much slower than with the first history the p99 may be with the last. */
const mostSlowdown = 1.5;
const fewMilliseconds = 20;

/**
 * What a message, a page of a conversation and the list of conversations take with a history of each of these sizes,
 * at an even rate over members who were not there for long. Keeps its budget when the last is about as fast as the
 * first.
 */
export async function benchChatGrowth(): Promise<boolean> {
  const ground = await openGround(pairs, { postgres: { shared_buffers: '1GB', max_wal_size: '8GB' } });
  try {
    const conversations = await namesOf(ground.pool);
    const rows: Record<string, object> = {};
    const all: Figures[] = [];
    for (const size of sizes) {
      const begun = performance.now();
      await growTo(ground.pool, size, pairs);
      console.log(`${size} messages after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      // Another process each time: what it remembers of the smaller history helps nobody.
      const server = await startServer(ground.dataDir, ground.connection);
      const figures = await measure(server.port, { talkers: ground.talkers, conversations }).finally(server.stop);
      all.push(figures);
      for (const [name, times] of Object.entries(figures))
        rows[`${name}, ${size}`] = {
          times: times.length,
          p50: ms(percentile(times, 0.5)),
          p99: ms(percentile(times, 0.99)),
        };
      console.table(await tablesOf(ground.pool));
    }
    console.table(rows);
    return isAsFast(all.at(0), all.at(-1));
  } finally {
    await ground.close();
  }
}

type Figures = Readonly<Record<'message' | 'page' | 'older page' | 'list', number[]>>;

function isAsFast(first: Figures | undefined, last: Figures | undefined): boolean {
  if (!first || !last) return false;
  const isGood = (Object.keys(first) as (keyof Figures)[]).map((name) => {
    const [before, after] = [percentile(first[name], 0.99), percentile(last[name], 0.99)];
    const isKept = after <= Math.max(before * mostSlowdown, fewMilliseconds);
    console.log(`${name}: p99 ${ms(before)} ms, then ${ms(after)} ms: ${isKept ? 'kept' : 'missed'}`);
    return isKept;
  });
  return isGood.every(Boolean);
}

/** The public id of the conversation of each pair. */
async function namesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select c.public_id as id from bench_pairs p
      join conversation_members m on m.member_id = p.sender join conversations c on c.id = m.conversation_id
      where p.n % 2 = 1 order by p.n`,
  );
  return rows.map(({ id }) => id);
}

interface Asked {
  readonly talkers: readonly Talker[];
  readonly conversations: readonly string[];
}

async function measure(port: number, { talkers, conversations }: Asked): Promise<Figures> {
  const lines = await Promise.all(Array.from({ length: lineCount }, () => openLine(port)));
  const figures: Figures = { message: [], page: [], 'older page': [], list: [] };
  const step = Math.floor(talkers.length / awake);
  let turn = 0;
  const timed = async (name: keyof Figures, due: number, ask: () => Promise<{ status: number; text: string }>) => {
    const { status, text } = await ask();
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
    figures[name].push(performance.now() - due);
    return text;
  };
  const one = async (line: HttpLine, due: number) => {
    turn = (turn + 7 * step) % talkers.length;
    const [from, to] = [talkers[turn], talkers[turn ^ 1]];
    const conversation = conversations[turn >> 1];
    if (!from || !to || conversation === undefined) return;
    await timed('list', due, () => line.get('/api/chats.php', from));
    const page = await timed('page', performance.now(), () =>
      line.get(`/api/chat.php?conversation=${conversation}`, from),
    );
    const { conversation: read } = JSON.parse(page) as { conversation: { messages: readonly { seq: number }[] } };
    const before = Math.floor((read.messages[0]?.seq ?? 2) / 2);
    await timed('older page', performance.now(), () =>
      line.get(`/api/chat.php?conversation=${conversation}&before=${Math.max(2, before)}`, from),
    );
    const message = { profile: to.publicId, key: newKey(), text: body };
    await timed('message', performance.now(), () => line.post('/api/message.php', from, message));
  };
  await pressEvenly({ rate: rate / 4, milliseconds, lines, send: one });
  for (const line of lines) line.close();
  return figures;
}

const tablesOf = async (pool: pg.Pool): Promise<object[]> =>
  (
    await pool.query<object>(
      `select relname as "table", (pg_table_size(relid) / 1e6)::integer as "MB",
          (pg_indexes_size(relid) / 1e6)::integer as "MB of indexes"
        from pg_stat_user_tables where relname in ('messages', 'conversations', 'conversation_members') order by 1`,
    )
  ).rows;
