import { cpus } from 'node:os';
import { v7 as newKey } from 'uuid';
import { openLine, type HttpLine } from '../../http-line.ts';
import { body, databaseCpu, ms, openGround, pause, percentile, startServer, type Talker } from '../chat-ground.ts';
import { openStreams } from '../open-streams.ts';
import { pressEvenly } from './press.ts';

/** Messages a second that are asked for one after another, and how long each. */
const rates = (process.env['BENCH_RATES'] ?? '200,1000,2000,2500').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const pairs = 1500;
const lines = 256;
/** What 200 a second may cost, and the rate that must be kept with 99 of 100 seen within a quarter of a second. */
const budget = { p50: 2.4, p99: 8, cpu: 1.5, rate: 2500, seenP99: 250 };

interface Outcome {
  asked: number;
  sent: number;
  seen: number;
  p50: number;
  p99: number;
  seenP50: number;
  seenP99: number;
  serverCpu: number;
  allCpu: number;
}

/**
 * Measures an even stream of messages that asks nobody whether it may go on: 3,000 members in pairs, each with an open
 * stream, one process. From the press to the answer, from the press to the other's screen, and the CPU of the server
 * and of PostgreSQL a message.
 */
export async function benchChatRate(): Promise<boolean> {
  const ground = await openGround(pairs);
  const server = await startServer(ground.dataDir, ground.connection);
  const pressed = new Map<string, number>();
  const seen: number[] = [];
  try {
    const streams = await openStreams(server.port, ground.talkers, (key) => {
      const at = pressed.get(key);
      if (at !== undefined) seen.push(performance.now() - at);
    });
    const opened = await Promise.all(Array.from({ length: lines }, () => openLine(server.port)));
    // Everybody's first messages: from then on sessions and limits are known, as among people who talk.
    for (let at = 0; at < 4; at += 1)
      await press({ rate: 1000, milliseconds: pairs * 2, opened, talkers: ground.talkers, pressed });
    const outcomes: Record<string, Outcome> = {};
    for (const rate of rates) {
      seen.length = 0;
      pressed.clear();
      const before = { server: await server.cpu(), database: databaseCpu(ground.dataDir) };
      const { times, asked } = await press({
        rate,
        milliseconds: seconds * 1000,
        opened,
        talkers: ground.talkers,
        pressed,
      });
      await pause(700);
      const after = { server: await server.cpu(), database: databaseCpu(ground.dataDir) };
      const serverCpu = ((after.server - before.server) * 1000) / times.length;
      outcomes[`${rate} a second`] = {
        asked,
        sent: Math.round(times.length / seconds),
        seen: Math.round(seen.length / 2 / seconds),
        p50: ms(percentile(times, 0.5)),
        p99: ms(percentile(times, 0.99)),
        seenP50: ms(percentile(seen, 0.5)),
        seenP99: ms(percentile(seen, 0.99)),
        serverCpu: Number(serverCpu.toFixed(2)),
        allCpu: Number((serverCpu + ((after.database - before.database) * 1000) / times.length).toFixed(2)),
      };
    }
    for (const line of opened) line.close();
    for (const stream of streams) stream.destroy();
    return report(outcomes);
  } finally {
    await server.stop();
    await ground.close();
  }
}

let turn = 0;
/** Sends at even times, each message by another member. */
async function press({
  rate,
  milliseconds,
  opened,
  talkers,
  pressed,
}: {
  rate: number;
  milliseconds: number;
  opened: readonly HttpLine[];
  talkers: readonly Talker[];
  pressed: Map<string, number>;
}): Promise<{ times: number[]; asked: number }> {
  const times: number[] = [];
  const asked = await pressEvenly({
    rate,
    milliseconds,
    lines: opened,
    send: async (line, due) => {
      turn = (turn + 7) % talkers.length;
      const [from, to] = [talkers[turn], talkers[turn ^ 1]];
      if (!from || !to) return;
      const key = newKey();
      pressed.set(key, due);
      const { status, text } = await line.post('/api/message.php', from, { profile: to.publicId, key, text: body });
      if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
      times.push(performance.now() - due);
    },
  });
  return { times, asked: Math.round((asked * 1000) / milliseconds) };
}

function report(outcomes: Record<string, Outcome>): boolean {
  console.table(outcomes);
  const slow = outcomes['200 a second'];
  const fast = outcomes[`${budget.rate} a second`];
  console.log(
    `budget at 200/s: p50 ${budget.p50} ms, p99 ${budget.p99} ms, CPU ${budget.cpu} ms a message; ` +
      `at ${budget.rate}/s: seen p99 ${budget.seenP99} ms; on ${cpus().length} cores`,
  );
  const isSlowWithin = !slow || (slow.p50 <= budget.p50 && slow.p99 <= budget.p99 && slow.allCpu <= budget.cpu);
  const isFastWithin = !fast || (fast.seenP99 <= budget.seenP99 && fast.sent >= budget.rate * 0.98);
  return isSlowWithin && isFastWithin;
}
