/** Milliseconds that 99 of 100 may take at 1,000,000 members. */
const budgets: Readonly<Record<string, number>> = {
  'bare SQL, page 1': 30,
  'endpoint, nobody': 60,
  ...Object.fromEntries(['nobody, by age alone', 'nobody, within 10 km'].map((kind) => [`endpoint, ${kind}`, 1000])),
  'endpoint, within 100 km': 25,
};
/** Which bare SQL a row of the endpoint is held against. */
const bareOf: Readonly<Record<string, string>> = {
  'endpoint, page 1': 'bare SQL, page 1',
  'endpoint, page 20': 'bare SQL, page 20',
  'endpoint, page 1 in a region': 'bare SQL, page 1 in a region',
  'endpoint, page 20 in a region': 'bare SQL, page 20 in a region',
  'endpoint, page 1, 32 at once': 'bare SQL, page 1, 32 at once',
  'endpoint, page 1, 32 at once, activity': 'bare SQL, page 1, 32 at once',
};

const timings = new Map<string, number[]>();

/** Answers what the work does, and keeps how many milliseconds it took under the name. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  timings.set(name, [...(timings.get(name) ?? []), performance.now() - started]);
  return result;
}

/** Forgets what was measured so far: to warm up. */
export const forgetTimings = (): void => timings.clear();

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Prints what was measured, by name; whether all budgets were kept. */
export function report(): boolean {
  console.log(
    `\n${'search, ms'.padEnd(48)}${['n', 'p50', 'p99'].map((title) => title.padStart(9)).join('')}` +
      `   to bare SQL, p50 and p99`,
  );
  for (const [name, values] of [...timings].sort(([one], [other]) => one.localeCompare(other))) {
    const bare = timings.get(bareOf[name] ?? '');
    const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
    const ratio = bare
      ? `${(p50 / percentile(bare, 0.5)).toFixed(1)} x`.padStart(10) +
        `${(p99 / percentile(bare, 0.99)).toFixed(1)} x`.padStart(8)
      : '';
    console.log(
      `${name.padEnd(48)}` +
        `${[String(values.length), p50.toFixed(2), p99.toFixed(2)].map((text) => text.padStart(9)).join('')}${ratio}`,
    );
  }
  return Object.entries(budgets)
    .map(([name, budget]) => isKept(name, budget))
    .every(Boolean);
}

/** What was not measured at all kept no budget. */
function isKept(name: string, budget: number): boolean {
  const values = timings.get(name) ?? [];
  const p99 = percentile(values, 0.99);
  const isWithin = values.length > 0 && p99 < budget;
  const told = values.length > 0 ? `p99 ${p99.toFixed(2)} ms` : 'not measured,';
  console.log(`budget: ${name} ${told} of ${budget} ms: ${isWithin ? 'kept' : 'BROKEN'}`);
  return isWithin;
}
