import { cpus } from 'node:os';
import { v7 as newKey } from 'uuid';
import { body, databaseCpu, median, ms, openGround, pause, percentile } from '../chat-ground.ts';
import { pressEvenly } from '../even/press.ts';
import { hasEjabberd } from './ejabberd.ts';
import { ejabberdSide, ownSide, type Side } from './sides.ts';

const pairs = 1500;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rates = (process.env['BENCH_RATES'] ?? '1000,1500,2000,2500,3000,3500').split(',').map(Number);
const calm = 200;
/** How soon 99 of 100 must be seen for a rate to count as kept, and by how much ours must be ahead. */
const budget = { seenP99: 250, ahead: 1.5 };

interface Figures {
  readonly said: number;
  readonly seen: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server and of PostgreSQL a message. */
  readonly cpu: number;
}

/**
 * Measures durable messages beside ejabberd with its archive in the same PostgreSQL, by turns: from the press to the
 * other's screen at 200 a second (medians of five), and the highest rate at which nothing is lost and 99 of 100 are
 * seen within a quarter of a second. Both have 3,000 members in pairs, each with an open stream, and one process.
 */
export async function benchChatBeside(): Promise<boolean> {
  if (!hasEjabberd()) {
    console.log('SKIPPED: ejabberd is not here, or this is not root: apt-get install ejabberd erlang-p1-pgsql');
    return true;
  }
  const ground = await openGround(pairs, { transport: 'tcp' });
  const sides: Side[] = [];
  try {
    sides.push(await ownSide(ground));
    sides.push(await ejabberdSide(ground));
    // Everybody's first messages: from then on sessions, limits and prepared statements are there.
    for (const side of sides) await press(side, { rate: 500, milliseconds: pairs * 8 });
    const calmly: Record<string, Figures[]> = {};
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) (calmly[side.name] ??= []).push(await measure(side, ground.dataDir, calm));
    return report(sides, { calmly, ...(await climb(sides, ground.dataDir)) });
  } finally {
    for (const side of sides) await side.close();
    await ground.close();
  }
}

interface Climbed {
  readonly table: Record<string, Figures>;
  /** The highest rate that each side kept. */
  readonly kept: Record<string, number>;
}

/** From rate to rate, the sides by turns; one that did not keep a rate is not asked for more. */
async function climb(sides: readonly Side[], dataDir: string): Promise<Climbed> {
  const climbed: Climbed = { table: {}, kept: {} };
  let climbing = [...sides];
  for (const rate of rates) {
    const still: Side[] = [];
    for (const side of climbing) {
      const figures = await measure(side, dataDir, rate);
      climbed.table[`${side.name} at ${rate}/s`] = figures;
      const isWhole = figures.seen === figures.said && figures.said >= rate * seconds * 0.98;
      if (!isWhole || figures.p99 > budget.seenP99) continue;
      climbed.kept[side.name] = rate;
      still.push(side);
    }
    climbing = still;
  }
  return climbed;
}

let turn = 0;

/** Presses, and waits until all were seen, for half a minute at most. */
async function press(
  side: Side,
  { rate, milliseconds }: { rate: number; milliseconds: number },
): Promise<{ said: number; times: number[] }> {
  const times: number[] = [];
  const pressed = new Map<string, { due: number; to: number }>();
  side.onSeen((key, at) => {
    const one = pressed.get(key);
    if (one?.to !== at) return;
    pressed.delete(key);
    times.push(performance.now() - one.due);
  });
  const said = await pressEvenly({
    rate,
    milliseconds,
    lines: side.lines,
    send: (line, due) => {
      turn = (turn + 7) % (pairs * 2);
      const key = newKey();
      pressed.set(key, { due, to: turn ^ 1 });
      return side.say(line, turn, { key, body });
    },
  });
  for (const ended = performance.now(); pressed.size > 0 && performance.now() - ended < 30_000;) await pause(20);
  return { said, times };
}

async function measure(side: Side, dataDir: string, rate: number): Promise<Figures> {
  await pause(1000);
  const used = async () => (await side.cpu()) + databaseCpu(dataDir);
  const before = await used();
  const { said, times } = await press(side, { rate, milliseconds: seconds * 1000 });
  await pause(300);
  const cpu = (((await used()) - before) * 1000) / said;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { said, seen: times.length, p50: ms(p50), p99: ms(p99), cpu: Number(cpu.toFixed(2)) };
}

function report(
  sides: readonly Side[],
  { calmly, table, kept }: Climbed & { readonly calmly: Readonly<Record<string, readonly Figures[]>> },
): boolean {
  const middle = (figures: readonly Figures[], of: keyof Figures) => median(figures.map((each) => each[of]));
  for (const [name, figures] of Object.entries(calmly))
    console.log(
      `${name} at ${calm}/s, medians of ${figures.length}: seen p50 ${middle(figures, 'p50')} ms, ` +
        `p99 ${middle(figures, 'p99')} ms, CPU ${middle(figures, 'cpu')} ms a message`,
    );
  console.table(table);
  const [own = 0, other = 0] = sides.map(({ name }) => kept[name] ?? 0);
  console.log(
    `highest rate kept: ours ${own}, ejabberd's ${other}, ` +
      `${other > 0 ? `${(own / other).toFixed(2)} times` : 'beyond'} (budget: ${budget.ahead} times), ` +
      `on ${cpus().length} cores`,
  );
  return own > 0 && own >= other * budget.ahead;
}
