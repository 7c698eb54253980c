import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetrier } from './retrier.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

test('what comes in any moment of a run is done, by it or by one right after it', async () => {
  const moments = fc.array(fc.nat(12), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(moments, fc.nat(4), async (waits, length) => {
      const [waiting, done]: [number[], number[]] = [[], []];
      const { flush } = createRetrier(async () => {
        for (;;) {
          const next = waiting.shift();
          if (next === undefined) return undefined;
          await turns(length);
          done.push(next);
        }
      });
      flush();
      for (const [name, wait] of waits.entries()) {
        await turns(wait);
        waiting.push(name);
        flush();
      }
      await vi.advanceTimersByTimeAsync(0);
      expect(done).toEqual([...waits.keys()]);
    }),
  );
});

test('one that fails is tried again after pauses that grow, and at once when it is asked for', async () => {
  const at: number[] = [];
  const begun = Date.now();
  let failures = 4;
  const { flush } = createRetrier(() => {
    at.push(Date.now() - begun);
    return Promise.resolve(failures-- > 0 ? new Error('offline') : undefined);
  });
  flush();
  await vi.advanceTimersByTimeAsync(100);
  flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toHaveLength(5);
  expect(at[1]).toBe(100);
  const pauses = at.slice(2).map((moment, place) => moment - (at[place + 1] ?? 0));
  expect(pauses.every((pause, place) => pause >= 750 * 2 ** place && pause <= 1250 * 2 ** place)).toBe(true);
});
