import { readdir } from 'node:fs/promises';
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
