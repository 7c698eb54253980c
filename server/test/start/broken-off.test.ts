import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../listen.ts';
import { answers, end, migrate, useGround } from './ground.ts';
import { databasesIn, lineOf, type Started } from './program.ts';

const { path, start, copyTemplate } = useGround();

describe('a start that is broken off', () => {
  const moments: [string, (dataDir: string, program: Started) => Promise<boolean>][] = [
    [
      'while the database is made',
      async (dataDir) => (await list(join(dataDir, 'postgres'))).some((name) => name.startsWith('data.new-')),
    ],
    [
      'as soon as the database runs',
      async (dataDir) => (await list(join(dataDir, 'postgres', 'data'))).includes('postmaster.pid'),
    ],
    ['while it migrates', async (_, program) => program.said().includes('the embedded database is up')],
    ['while demo members are made', async (_, program) => program.said().includes('demo members are being made')],
  ];
  const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGTERM'] as const;

  test.each(moments.map(([name, isThere], at) => ({ name, isThere, signal: signals[at] ?? 'SIGTERM' })))(
    '$name, by $signal, leaves nothing, and the next one begins anew',
    async ({ name, isThere, signal }) => {
      const dataDir = path(`broken off ${name}`);
      const program = start(dataDir, { PORT: String(await freePort()), SKIP_SEED: 'false' });
      await expect.poll(() => isThere(dataDir, program), { timeout: 60_000, interval: 5 }).toBe(true);
      await end(program, signal);
      expect(await databasesIn(dataDir)).toEqual([]);
      expect(await migrate(dataDir).ended).toMatchObject({ code: 0, err: '' });
    },
  );
});

test('a server killed in the midst of its work leaves a database that the next one takes over and stops', async () => {
  const dataDir = copyTemplate('killed');
  const killed = start(dataDir, { PORT: String(await freePort()) });
  await expect.poll(() => killed.said(), { timeout: 60_000 }).toContain('Vonk runs on');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const port = await freePort();
  const next = start(dataDir, { PORT: String(port) });
  await answers(port);
  await end(next);
  expect(await databasesIn(dataDir)).toEqual([]);
});

test('two servers share a data folder, and the database stays for the second one', async () => {
  const dataDir = copyTemplate('shared');
  const [one, other] = [await freePort(), await freePort()];
  const first = start(dataDir, { PORT: String(one) });
  await answers(one);
  const second = start(dataDir, { PORT: String(other) });
  await answers(other);
  expect(await lineOf(start(dataDir, { PORT: String(other) }))).toMatch(/in use/);
  await end(first);
  await answers(other);
  await end(second);
  expect(await databasesIn(dataDir)).toEqual([]);
});

test('a server that is asked to end answers on for a while, and says that nobody new is to be led to it', async () => {
  const port = await freePort();
  const program = start(copyTemplate('drained'), { PORT: String(port), DRAIN_SECONDS: '3' });
  await answers(port);
  const ask = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
  expect(await ask('/healthz')).toBe(200);
  const asked = performance.now();
  program.child.kill('SIGTERM');
  await expect.poll(() => ask('/healthz'), { interval: 50 }).toBe(503);
  expect([await ask('/readyz'), await ask('/')]).toEqual([200, 200]);
  expect(await program.ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - asked).toBeGreaterThan(3_000);
});

test('what is asked on a kept connection while a server ends is answered, or not taken', async () => {
  const port = await freePort();
  const program = start(copyTemplate('asked'), { PORT: String(port) });
  await answers(port);
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<number>((resolve) => {
      get({ port, host: '127.0.0.1', path: '/readyz', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      }).on('error', () => resolve(0));
    });
  const statuses = new Set<number>();
  let isOver = false;
  const asking = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.add(await ask());
  });
  await expect.poll(() => [...statuses]).toEqual([200]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, err: '' });
  isOver = true;
  await Promise.all(asking);
  agent.destroy();
  // Without a database it would be 503.
  expect([...statuses].toSorted()).toEqual([0, 200]);
});
