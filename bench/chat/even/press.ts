import { pause } from '../chat-ground.ts';

/** What is to be pressed: so often a second, and on which lines, each of which takes one at a time. */
export interface Pressing<Line> {
  readonly rate: number;
  readonly milliseconds: number;
  readonly lines: readonly Line[];
  /** Presses once; `due` is when it should have begun, so that waiting for a line counts. */
  send(line: Line, due: number): Promise<void>;
}

/**
 * Presses at even times, however fast the answers come: what finds no free line waits, and its time runs. Answers how
 * many were pressed, once all of them are answered.
 */
export async function pressEvenly<Line>({ rate, milliseconds, lines, send }: Pressing<Line>): Promise<number> {
  const free = [...lines];
  const due: number[] = [];
  const under = new Set<Promise<void>>();
  const started = performance.now();
  let asked = 0;
  while (performance.now() - started < milliseconds) {
    for (; asked < ((performance.now() - started) * rate) / 1000; asked += 1) due.push(started + (asked * 1000) / rate);
    while (due.length > 0 && free.length > 0) {
      const line = free.shift() as Line;
      const one = send(line, due.shift() as number).then(() => void free.push(line));
      under.add(one);
      void one.finally(() => under.delete(one));
    }
    await pause(1);
  }
  await Promise.all(under);
  return asked - due.length;
}
