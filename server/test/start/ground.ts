import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { startProgram, type Started } from './program.ts';

/** What a file of tests starts programs on: a folder of its own, closed to others, with a space in its path. */
export interface Ground {
  /** A path in the folder. */
  path(name: string): string;
  start(dataDir: string, more?: Record<string, string>): Started;
  /** A data folder with a database of this version. */
  copyTemplate(name: string): string;
}

/** Makes the folder and a database before all tests of the file, and ends what they leave after them. */
export function useGround(): Ground {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
  let root: string;
  const started = new Set<Started>();
  const path = (name: string): string => join(root, name);

  beforeAll(async () => {
    const build = fileURLToPath(new URL('../../../tools/build/build-if-needed.mjs', import.meta.url));
    execFileSync(process.execPath, [build]);
    root = join(await realpath(await mkdtemp(join(tmpdir(), 'start-'))), 'a folder');
    await mkdir(root);
    const made = await startProgram('migrate', { DATA_DIR: path('template') }).ended;
    if (made.code !== 0) throw new Error(`no database could be made: ${made.err}`);
  });

  afterAll(async () => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.all([...started].map(({ ended }) => ended));
    await rm(join(root, '..'), { recursive: true, force: true });
  });

  return {
    path,
    start(dataDir, more = {}) {
      const program = startProgram('start', { DATA_DIR: dataDir, ...more });
      started.add(program);
      return program;
    },
    copyTemplate(name) {
      execFileSync('cp', ['-a', path('template'), path(name)]);
      return path(name);
    },
  };
}

export const migrate = (dataDir: string): Started => startProgram('migrate', { DATA_DIR: dataDir });

export async function answers(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

/** Ends a program as an operator would; it must go in silence. */
export async function end({ child, ended }: Started, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, err: '' });
}
