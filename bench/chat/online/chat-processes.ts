import { cpus } from 'node:os';
import { v7 as newKey } from 'uuid';
import { openLine } from '../../http-line.ts';
import { type Ground, openGround, pause, percentile, type Talker } from '../chat-ground.ts';
import { fullSpeed, sendBetween, type Servers, type Speed, withServers } from './full-speed.ts';
import { listenTo } from './listen-to.ts';

const counts = [1, 2, 3] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
/** Who talks in one run; in each it is others, so that nobody writes more than a new member may. */
const pairs = 1250;
const online = 1000;
/** As many for each count: what is shared by a commit depends on how many write at once. */
const linesAtOnce = Number(process.env['BENCH_LINES'] ?? 96);
/** What two processes send of what one does, on two cores that the database and this bench need too. */
const leastOfTwo = 1;

interface Run extends Speed {
  /** Messages that came to all streams. */
  readonly heard: number;
  /** Those that did not follow the one before them in their conversation, as the next there was. */
  readonly outOfOrder: number;
}

/**
 * What one process, two and three send in a second when as many write as can, by turns so that a machine's mood is that
 * of all, and whether each stream has its messages in order. Keeps its budget when two send as many as one.
 */
export async function benchChatProcesses(): Promise<boolean> {
  const ground = await openGround(pairs * counts.length * rounds);
  try {
    const runs = new Map<number, Run[]>(counts.map((count) => [count, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [at, count] of counts.entries()) {
        const first = (round * counts.length + at) * pairs * 2;
        const ofRun = await run({ ...ground, talkers: ground.talkers.slice(first, first + pairs * 2) }, count);
        console.log(`${count}: ${JSON.stringify(ofRun)}`);
        runs.get(count)?.push(ofRun);
      }
    const middle = (count: number, of: (run: Run) => number) => percentile((runs.get(count) ?? []).map(of), 0.5);
    const rows = counts.map((count) => ({
      processes: count,
      'sends/s, each round': (runs.get(count) ?? []).map(({ rate }) => Math.round(rate)).join(' '),
      'of one': Number((middle(count, ({ rate }) => rate) / middle(1, ({ rate }) => rate)).toFixed(2)),
      'CPU ms': Number(middle(count, ({ cpu }) => cpu).toFixed(2)),
      heard: (runs.get(count) ?? []).reduce((sum, { heard }) => sum + heard, 0),
      'out of order': (runs.get(count) ?? []).reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
    }));
    console.table(rows);
    const ofTwo = rows[1]?.['of one'] ?? 0;
    const isInOrder = rows.every((row) => row.heard > 0 && row['out of order'] === 0);
    console.log(
      `two processes: ${ofTwo} of one (budget ${leastOfTwo}), medians of ${rounds} by turns on ${cpus().length} ` +
        `cores; ${isInOrder ? 'all in order' : 'OUT OF ORDER, or none heard'}`,
    );
    return ofTwo >= leastOfTwo && isInOrder;
  } finally {
    await ground.close();
  }
}

const run = (ground: Ground, count: number): Promise<Run> =>
  withServers(ground, count, async (servers) => {
    const portOf = (at: number) => servers[at % servers.length]?.port ?? servers[0].port;
    let [heard, outOfOrder] = [0, 0];
    const streams = await Promise.all(
      ground.talkers.slice(0, online).map((reader, at) => {
        let last: number | undefined;
        return listenTo(portOf(at), reader, (_, seq) => {
          heard += 1;
          if (last !== undefined && seq !== last + 1) outOfOrder += 1;
          last = seq;
        });
      }),
    );
    const lines = await Promise.all(Array.from({ length: linesAtOnce }, (_, at) => openLine(portOf(at))));
    await introduce(ground.talkers, servers);
    await fullSpeed({ ground, servers }, lines, 1);
    const speed = await fullSpeed({ ground, servers }, lines, seconds);
    await pause(500);
    for (const line of lines) line.close();
    for (const stream of streams) stream.destroy();
    return { ...speed, heard, outOfOrder };
  });

const linesOfIntroduction = 32;

/** Each writes once by way of each process, which then knows sessions and limits, as of people who talk. */
async function introduce(talkers: readonly Talker[], servers: Servers): Promise<void> {
  for (const { port } of servers) {
    const lines = await Promise.all(Array.from({ length: linesOfIntroduction }, () => openLine(port)));
    await Promise.all(
      lines.map(async (line, first) => {
        for (let at = first; at < talkers.length; at += lines.length)
          await sendBetween(line, { from: talkers[at], to: talkers[at ^ 1], key: newKey() });
        line.close();
      }),
    );
  }
}
