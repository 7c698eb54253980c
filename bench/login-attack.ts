import { v7 as newKey } from 'uuid';
import { body, ms, openGround, pause, percentile, startServer, type Talker } from './chat/chat-ground.ts';
import { pressEvenly } from './chat/even/press.ts';
import { type HttpLine, openLine } from './http-line.ts';

/** Messages a second. */
const rate = Number(process.env['BENCH_RATE'] ?? 100);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 12);
/** Turn by turn, so that whatever else the machine does touches both alike. */
const rounds = 3;
/** Passwords that are guessed at once: more than may wait, so that some are told to come back. */
const guessers = 150;
/** Those who guess do not all come in one millisecond. */
const risingMs = 2_000;
/** How much longer the slowest messages may take beside guesses, in times or in milliseconds. */
const [mostSlowdown, fewMilliseconds] = [2, 40];

/**
 * What messages take alone, and while passwords are guessed in masses from everywhere. Keeps its budget when their p99
 * stays what it was, nearly, and guesses beyond those that may wait are refused.
 */
export async function benchLoginAttack(): Promise<boolean> {
  const ground = await openGround(500);
  const server = await startServer(ground.dataDir, ground.connection);
  try {
    const lines = await Promise.all(Array.from({ length: 32 }, () => openLine(server.port)));
    const others = await Promise.all(Array.from({ length: guessers }, () => openLine(server.port)));
    const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
    const answers: Record<number, number> = {};
    await press(lines, ground.talkers);
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(...(await press(lines, ground.talkers)));
      const guessing = guess(others, answers);
      await pause(risingMs);
      times.beside.push(...(await press(lines, ground.talkers)));
      await guessing.stop();
    }
    console.table(
      Object.fromEntries(
        Object.entries(times).map(([name, values]) => [
          name,
          { messages: values.length, p50: ms(percentile(values, 0.5)), p99: ms(percentile(values, 0.99)) },
        ]),
      ),
    );
    console.table({ 'guesses by status': answers });
    const [alone, beside] = [percentile(times.alone, 0.99), percentile(times.beside, 0.99)];
    const isKept = beside <= Math.max(alone * mostSlowdown, fewMilliseconds) && (answers[503] ?? 0) > 0;
    console.log(`budget: p99 at most ${mostSlowdown} x or ${fewMilliseconds} ms: ${isKept ? 'kept' : 'BROKEN'}`);
    return isKept;
  } finally {
    await server.stop();
    await ground.close();
  }
}

let turn = 0;

/** Milliseconds from when each was due to its answer. */
async function press(lines: readonly HttpLine[], talkers: readonly Talker[]): Promise<number[]> {
  const times: number[] = [];
  await pressEvenly({
    rate,
    milliseconds: seconds * 1000,
    lines,
    async send(line, due) {
      turn = (turn + 7) % talkers.length;
      const [from, to] = [talkers[turn], talkers[turn ^ 1]];
      if (!from || !to) return;
      const { status, text } = await line.post('/api/message.php', from, {
        profile: to.publicId,
        key: newKey(),
        text: body,
      });
      if (status !== 200) throw new Error(`a message: ${status} ${text}`);
      times.push(performance.now() - due);
    },
  });
  return times;
}

let guesses = 0;

/** Guesses on all lines until it is stopped, each time another address of mail from another network. */
function guess(lines: readonly HttpLine[], answers: Record<number, number>): { stop(): Promise<void> } {
  let isOver = false;
  const guessing = lines.map(async (line) => {
    await pause(Math.random() * risingMs);
    while (!isOver) {
      guesses += 1;
      const address = `11.${(guesses >> 8) & 255}.${guesses & 255}.1`;
      const input = { email: `nobody-${guesses}@example.org`, password: 'geraden' };
      const { status } = await line.post('/api/user.php', { token: '', address }, input);
      answers[status] = (answers[status] ?? 0) + 1;
      // As who is told to come back does, a little early; not all of them at one moment.
      if (status !== 409) await pause(200 + Math.random() * 600);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(guessing);
    },
  };
}
