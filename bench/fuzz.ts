import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chosenSeed } from '../e2e/support/seeded.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const calls = process.env['FUZZ_CALLS'] ?? '30000';

/** The long form of server/test/fuzz.test.ts: it keeps its budget when none of the calls is answered 500. */
export async function benchFuzz(): Promise<boolean> {
  const seed = chosenSeed();
  console.log(`seed ${seed}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'server/test/fuzz.test.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_CALLS: calls, SEED: String(seed) } },
  );
  return status === 0;
}
