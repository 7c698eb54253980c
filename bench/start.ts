import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createServer, freePort } from '../e2e/support/real-server.ts';

/** Milliseconds until a page is answered: of an empty folder, with the people of the demo, and when all is there. */
const budget = { first: 15_000, second: 2_000 };
const rounds = 5;

const middle = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);

/**
 * Measures how long the demo takes until it answers its first page: the first start, which makes database and people
 * (their portraits are drawn behind the running site), and the starts after it.
 */
export async function benchStart(): Promise<boolean> {
  const server = createServer(await freePort(), { settings: { SKIP_SEED: 'false' } });
  const startedIn = async () => {
    const started = performance.now();
    await server.start();
    const answer = await fetch(server.url('/'));
    await answer.text();
    if (answer.status !== 200) throw new Error(`the first page was answered ${answer.status}`);
    const took = performance.now() - started;
    await server.end();
    return took;
  };
  try {
    const first = await startedIn();
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) seconds.push(await startedIn());
    const second = middle(seconds);
    console.log(
      `first start ${Math.round(first)} ms (budget ${budget.first}); second start ${second} ms, median of ${rounds} ` +
        `(${Math.round(Math.min(...seconds))} to ${Math.round(Math.max(...seconds))}; budget ${budget.second})`,
    );
    return first <= budget.first && second <= budget.second;
  } finally {
    await server.end();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
}
