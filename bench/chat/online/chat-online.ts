import { cpus } from 'node:os';
import { v7 as newKey } from 'uuid';
import { body, type Ground, ms, openGround, pause, percentile, type Server, type Talker } from '../chat-ground.ts';
import { type HttpLine, openLine } from '../../http-line.ts';
import { fullSpeed, memoryOf, sendBetween, withServers } from './full-speed.ts';
import { listenTo } from './listen-to.ts';

/**
 * Milliseconds in which 99 of 100 messages are seen with 10,000 online, kilobytes of an open stream, and of a page and
 * of catching up.
 */
const budget = { seenP99: 500, streamKilobytes: 30, pageP99: 100, resumeSeconds: 5 };
const onlineCounts = [100, 1000, 5000, 10_000] as const;
const pairs = 5000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const linesAtOnce = 32;
const messagesASecond = 50;
const longConversation = 236_000;

interface Row {
  'sends/s': number;
  /** Of all processes and PostgreSQL, for a message. */
  'CPU ms': number;
  'seen p50': number;
  'seen p99': number;
  'kB a stream': number;
}

/**
 * Measures the chat with many online, on one process, on two and on three; a long conversation; and catching up after
 * a long absence.
 */
export async function benchChatOnline(): Promise<boolean> {
  const ground = await openGround(pairs);
  try {
    const rows: Record<string, Row> = {};
    for (const [at, processes] of ['one process', 'two processes', 'three processes'].entries())
      for (const online of onlineCounts)
        rows[`${online} online, ${processes}`] = await measureOnline(ground, { online, processes: at + 1 });
    console.table(rows);
    const page = await withServers(ground, 1, ([server]) => measureLongConversation(ground, server));
    const resumed = await withServers(ground, 1, ([server]) => measureResume(ground, server));
    console.table({ [`page of a conversation of ${longConversation}`]: page });
    console.table({ '10,000 events to 20 members at once': resumed });
    const worst = Object.values(rows);
    // With few streams it is what the process itself takes to warm up.
    const perStream = worst[onlineCounts.length - 1]?.['kB a stream'] ?? 0;
    const isWithin =
      worst.every((row) => row['seen p99'] <= budget.seenP99) &&
      perStream <= budget.streamKilobytes &&
      page['p99'] <= budget.pageP99 &&
      resumed.seconds <= budget.resumeSeconds;
    console.log(`budgets: ${JSON.stringify(budget)} on ${cpus().length} cores: ${isWithin ? 'ok' : 'over'}`);
    return isWithin;
  } finally {
    await ground.close();
  }
}

const measureOnline = (ground: Ground, { online, processes }: { online: number; processes: number }): Promise<Row> =>
  withServers(ground, processes, async (servers) => {
    const [pressed, seen] = [new Map<string, number>(), [] as number[]];
    const portOf = (at: number) => servers[at % servers.length]?.port ?? servers[0].port;
    const readers = ground.talkers.slice(0, online);
    const before = await memoryOf(servers);
    const streams = [];
    for (let at = 0; at < readers.length; at += 100)
      streams.push(
        ...(await Promise.all(
          readers.slice(at, at + 100).map((reader, index) =>
            listenTo(portOf(at + index), reader, (key) => {
              const sent = pressed.get(key);
              if (sent !== undefined) seen.push(performance.now() - sent);
              pressed.delete(key);
            }),
          ),
        )),
      );
    const perStream = ((await memoryOf(servers)) - before) / online / 1000;
    // Each writer sits on another process than the one it writes to.
    const lines = await Promise.all(Array.from({ length: linesAtOnce }, (_, at) => openLine(portOf(at))));
    await paced(lines, { readers, all: ground.talkers, pressed });
    await pause(1000);
    if (pressed.size > 0) throw new Error(`${pressed.size} messages were not seen`);
    const { rate, cpu } = await fullSpeed({ ground, servers }, lines, seconds);
    for (const line of lines) line.close();
    for (const stream of streams) stream.destroy();
    return {
      'sends/s': Math.round(rate),
      'CPU ms': Number(cpu.toFixed(2)),
      'seen p50': ms(percentile(seen, 0.5)),
      'seen p99': ms(percentile(seen, 0.99)),
      'kB a stream': ms(perStream),
    };
  });

/** Writes to members who are online, at an even rate; notes when each was pressed. */
async function paced(
  lines: HttpLine[],
  { readers, all, pressed }: { readers: Talker[]; all: Talker[]; pressed: Map<string, number> },
) {
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  await Promise.all(
    lines.map(async (line, lane) => {
      await pause((lane * 1000) / messagesASecond);
      while (performance.now() < until) {
        const at = (turn += 1) % readers.length;
        const key = newKey();
        pressed.set(key, performance.now());
        await sendBetween(line, { from: all[at ^ 1], to: readers[at], key });
        await pause((lines.length * 1000) / messagesASecond);
      }
    }),
  );
}

/** Reads pages of one very long conversation, the newest and any other by turns, with eight lines. */
async function measureLongConversation(
  { pool, talkers }: Ground,
  server: Server,
): Promise<{ 'pages/s': number; p50: number; p99: number }> {
  const [one, other] = talkers;
  if (!one || !other) throw new Error('no pair');
  const { rows } = await pool.query<{ id: string; last: number }>(
    `select public_id as id, last_seq as last from conversations
      where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)`,
    [one.id, other.id],
  );
  const talk = rows[0] ?? { id: '', last: 0 };
  await pool.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
       granted_after, created_at)
     select c.id, n, 1, case when n % 2 = 0 then c.low_id else c.high_id end, gen_random_uuid(), 'text', $2, 0, 0, 0,
       c.created_at
     from conversations c, generate_series($3::integer + 1, $4::integer) n where c.public_id = $1`,
    [talk.id, body, talk.last, longConversation],
  );
  await pool.query('update conversations set last_seq = $2 where public_id = $1', [talk.id, longConversation]);
  await pool.query('analyze messages');
  const lines = await Promise.all(Array.from({ length: 8 }, () => openLine(server.port)));
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() - started < seconds * 1000) {
        const before = times.length % 2 === 0 ? '' : `&before=${1 + Math.floor(Math.random() * longConversation)}`;
        const asked = performance.now();
        const { status, text } = await line.get(
          `/api/chat.php?conversation=${talk.id}${before}`,
          times.length % 3 === 0 ? one : other,
        );
        if (status !== 200) throw new Error(`a page was answered ${status}: ${text}`);
        times.push(performance.now() - asked);
      }
    }),
  );
  for (const line of lines) line.close();
  return {
    'pages/s': Math.round(times.length / seconds),
    p50: ms(percentile(times, 0.5)),
    p99: ms(percentile(times, 0.99)),
  };
}

/** 20 members come back at once after 500 events each, and one after 10,000, who is told to read all anew. */
async function measureResume(
  { pool, talkers }: Ground,
  server: Server,
): Promise<{ seconds: number; 'refetch told in ms': number }> {
  const members = talkers.slice(100, 120);
  const far = talkers[200];
  if (!far) throw new Error('nobody is far behind');
  const last = new Map<string, number>();
  for (const [member, count] of [...members.map((member) => [member, 500] as const), [far, 10_000] as const]) {
    const { rows } = await pool.query<{ last: number }>(
      'select coalesce(max(last_seq), 0)::int as last from live_streams where subscriber_id = $1',
      [member.id],
    );
    last.set(member.id, rows[0]?.last ?? 0);
    await pool.query(
      `select append_event_v1($1, 'message', jsonb_build_object('key', gen_random_uuid(), 'body', $2::text),
          clock_timestamp())
        from generate_series(1, $3)`,
      [member.id, body, count],
    );
  }
  const from = (member: Talker) => `?last_event_id=${last.get(member.id)}`;
  let heard = 0;
  const started = performance.now();
  const streams = await Promise.all(
    members.map((member) => listenTo(server.port, member, () => (heard += 1), from(member))),
  );
  while (heard < members.length * 500) {
    if (performance.now() - started > 60_000) throw new Error(`${heard} events came`);
    await pause(5);
  }
  const elapsed = (performance.now() - started) / 1000;
  const asked = performance.now();
  streams.push(await listenTo(server.port, far, () => {}, from(far)));
  const told = performance.now() - asked;
  for (const stream of streams) stream.destroy();
  return { seconds: ms(elapsed), 'refetch told in ms': ms(told) };
}
