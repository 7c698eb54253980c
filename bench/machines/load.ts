import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { body, type Talker } from '../chat/chat-ground.ts';
import { type HttpLine, openLine } from '../http-line.ts';

interface LoadOptions {
  /** Messages in a second, of all together. */
  readonly rate: number;
  /** Whether somebody looks at what comes in for the talker with this number. */
  readonly isWatched?: (at: number) => boolean;
}

/** A line, and to which port. */
interface Led {
  readonly line: HttpLine;
  readonly port: number;
}

const lead = (port: number): Promise<Led | undefined> =>
  openLine(port).then(
    (line) => ({ line, port }),
    () => undefined,
  );

/** What was acknowledged, and when by this machine's clock. */
export interface Acknowledged {
  readonly key: string;
  readonly at: number;
}

/**
 * Messages of many members; what is not acknowledged is sent again with its key until it is, at the port that is told
 * then.
 */
export function startLoad(
  port: () => number,
  talkers: readonly Talker[],
  { rate, isWatched = () => false }: LoadOptions,
) {
  const answers = new Map<number, number>();
  const all: Acknowledged[] = [];
  const state = { sent: 0, acknowledged: 0, toWatched: 0, longestPause: 0, last: performance.now() };
  let [isOver, isLeft] = [false, false];
  const pause = (talkers.length / rate) * 1000;
  const send = async (line: HttpLine, at: number, key: string): Promise<number> => {
    const from = talkers[at];
    const profile = talkers[at ^ 1]?.publicId;
    if (!from) return 0;
    const { status } = await line.post('/api/message.php', from, { profile, key, text: body });
    return status;
  };
  /** Until it is acknowledged, or nobody waits any more. */
  const deliver = async (at: number, known: Led | undefined, key: string): Promise<Led | undefined> => {
    let led = known;
    for (let status = 0; status !== 200 && !isLeft;) {
      if (led?.port !== port()) {
        led?.line.close();
        led = await lead(port());
      }
      status = led ? await send(led.line, at, key).catch(() => 0) : 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 0) led?.line.close();
      if (status === 0) led = undefined;
      if (status === 200) all.push({ key, at: Date.now() });
      else await wait(1_000);
    }
    return led;
  };
  const talk = async (at: number) => {
    let led: Led | undefined;
    await wait(Math.random() * pause);
    while (!isOver) {
      state.sent += 1;
      const begun = performance.now();
      led = await deliver(at, led, randomUUID());
      if (isLeft) break;
      state.acknowledged += 1;
      if (isWatched(at ^ 1)) state.toWatched += 1;
      state.longestPause = Math.max(state.longestPause, performance.now() - state.last);
      state.last = performance.now();
      await wait(Math.max(0, pause - (performance.now() - begun)));
    }
    led?.line.close();
  };
  const talking = Promise.all(talkers.map((_, at) => talk(at)));
  return {
    async stop() {
      isOver = true;
      await talking;
      return { ...state, answers, all };
    },
    /** Ends it as it is, what is on its way too: nobody will answer. Tells what was acknowledged. */
    async abandon(): Promise<readonly Acknowledged[]> {
      [isOver, isLeft] = [true, true];
      await talking;
      return all;
    },
  };
}
