import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../listen.ts';
import { databasesIn, startProgram, type Started } from './program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const port = await freePort();
let folder: string;
let program: Started;

beforeAll(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../tools/build/build-if-needed.mjs', import.meta.url))]);
  folder = await mkdtemp(join(tmpdir(), 'running-'));
  program = startProgram('start', { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
  await vi.waitUntil(() => program.said().includes('Vonk runs on'), { timeout: 120_000 });
});

afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.ended;
  await rm(folder, { recursive: true, force: true });
});

/** It may be gone by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

test('an idle connection is kept for longer than a proxy keeps its own', async () => {
  const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/healthz', headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });
  expect(headers['connection']).toBe('keep-alive');
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(60);
});

test('while the database lies dead, calls and pages say to come back, and do not call it a bug', async () => {
  let isOver = false;
  const killAll = async () => {
    const found = await databasesIn(folder);
    for (const pid of found) kill(Number(pid));
    return found;
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return [status, headers.get('retry-after')];
  };
  const login = { method: 'POST', body: JSON.stringify({ email: 'a@example.org', password: 'vuurtoren-op-zondag' }) };
  const signingIn = { ...login, headers: { 'content-type': 'application/json' } };
  const session = { headers: { cookie: `session=${'x'.repeat(43)}` } };
  // What a process does for the first time may take longer than the database is away.
  await Promise.all([ask('/api/user.php', signingIn), ask('/members', session)]);
  expect((await killAll()).length).toBeGreaterThan(process.platform === 'linux' ? 0 : -1);
  // It is started again within a second or so, and dies anew until all have answered.
  const keptDead = (async () => {
    while (!isOver) await Promise.all([killAll(), setTimeout(100)]);
  })();
  const [signIn, members, page, health, [ready]] = await Promise.all([
    ask('/api/user.php', signingIn),
    ask('/api/members.php?gender=female'),
    ask('/members', session),
    ask('/healthz'),
    ask('/readyz'),
  ]);
  isOver = true;
  await keptDead;
  expect({ signIn, members, page, health, ready }).toEqual({
    signIn: [503, '3'],
    members: [503, '3'],
    page: [503, '3'],
    health: [200, null],
    ready: 503,
  });
});
