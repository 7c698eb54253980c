import { fitsPassword, hashPassword, withPasswordPlace } from '../server/src/accounts/index.ts';

/** Milliseconds that half of the logins may take, one at a time: argon2id is meant to cost, but nobody waits for it. */
const budget = 250;
const times = 40;
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/**
 * Measures what a password costs: right, wrong, and of an address that has no account, which must not differ (ACC-5,
 * T125).
 */
export async function benchLogin(): Promise<boolean> {
  const stored = await hashPassword('vuurtoren-op-zondag');
  const fits = (hash: string | undefined, password: string) =>
    withPasswordPlace((place) => fitsPassword(hash, password, place));
  const kinds = {
    'right password': () => fits(stored, 'vuurtoren-op-zondag'),
    'wrong password': () => fits(stored, 'vuurtoren-op-maandag'),
    'no such account': () => fits(undefined, 'vuurtoren-op-zondag'),
  };
  const taken: Record<string, number[]> = {};
  // Turn by turn, so that whatever else the machine does touches all alike.
  for (let at = 0; at < times; at += 1)
    for (const [kind, check] of Object.entries(kinds)) {
      const started = performance.now();
      await check();
      (taken[kind] ??= []).push(performance.now() - started);
    }
  for (const [kind, values] of Object.entries(taken))
    console.log(
      `${kind.padEnd(20)}p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`,
    );
  const started = performance.now();
  await Promise.all(Array.from({ length: times }, kinds['right password']));
  console.log(`${times} at once: ${((times * 1000) / (performance.now() - started)).toFixed(0)} a second`);
  const medians = Object.values(taken).map((values) => percentile(values, 0.5));
  const [fastest, slowest] = [Math.min(...medians), Math.max(...medians)];
  const isKept = slowest < budget && slowest - fastest < Math.max(2, slowest * 0.2);
  console.log(
    `budget: p50 ${slowest.toFixed(1)} ms of ${budget} ms, ` +
      `kinds ${(slowest - fastest).toFixed(1)} ms apart: ${isKept ? 'kept' : 'BROKEN'}`,
  );
  return isKept;
}

if (import.meta.main) process.exitCode = (await benchLogin()) ? 0 : 1;
