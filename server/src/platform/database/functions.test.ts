import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { type AppliedFunctions, applyFunctions } from './functions.ts';
import { migrate } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000 });

const making = (name: string, rest: string) => `-- Why.\ncreate or replace function ${name}${rest}\n`;
const sql = (name: string, answer: string) =>
  making(name, `() returns integer language sql as $$\n  select ${answer}\n$$;`);

/** A version of the server: its migrations and functions, by path. */
type Version = Readonly<Record<string, string>>;

const cats: Version = {
  '0001-cats.sql': 'create table cats (name text);',
  'house/sql/count_v1.sql': sql('count_v1', '1'),
  'food/sql/daily/feed_v1.sql': sql('feed_v1', 'count_v1() + 1'),
};

async function openPool(): Promise<Pool> {
  const pool = new Pool(await emptyDatabase());
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

async function start(pool: Pool, version: Version, takesOver = false): Promise<AppliedFunctions> {
  const root = await mkdtemp(join(tmpdir(), 'functions-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'migrations'));
  for (const [path, text] of Object.entries(version)) {
    const file = join(root, path.includes('/') ? path : `migrations/${path}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  let result: AppliedFunctions | undefined;
  await migrate(pool, join(root, 'migrations'), async (client, { isBehind }) => {
    result = await applyFunctions(client, { root, modules: ['house', 'food'] }, { isBehind, takesOver });
  });
  if (!result) throw new Error('nothing was applied');
  return result;
}

async function ask(pool: Pool, name: string): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(`select ${name}() as answer`);
  return rows[0]?.answer;
}

const countsOf = (answer: string) => ({ ...cats, 'house/sql/count_v1.sql': sql('count_v1', answer) });

test('functions are put in place once, in the order of the layers, and again when their file changes', async () => {
  const pool = await openPool();
  expect(await start(pool, cats)).toEqual({ applied: ['count_v1', 'feed_v1'], isOlder: false });
  expect(await start(pool, cats)).toEqual({ applied: [], isOlder: false });
  const windows = { ...cats, 'house/sql/count_v1.sql': sql('count_v1', '1').replaceAll('\n', '\r\n') };
  expect(await start(pool, windows)).toEqual({ applied: [], isOlder: false });
  expect(await start(pool, countsOf('10'))).toEqual({ applied: ['count_v1'], isOlder: false });
  expect(await ask(pool, 'feed_v1')).toBe(11);
});

test('one that calls a later one of its own module waits for it', async () => {
  const pool = await openPool();
  const version = { ...cats, 'house/sql/all_v1.sql': sql('all_v1', 'count_v1() + feed_v1()') };
  expect((await start(pool, version)).isOlder).toBe(false);
  expect(await ask(pool, 'all_v1')).toBe(3);
});

test('a file that fails is named with its line, and none of the others is put in place', async () => {
  const pool = await openPool();
  await start(pool, cats);
  const broken = { ...countsOf('10'), 'food/sql/daily/feed_v1.sql': sql('feed_v1', 'nothing()') };
  await expect(start(pool, broken)).rejects.toThrow(
    /^SQL function food\/sql\/daily\/feed_v1.sql failed in line 3: .*nothing\(\) does not exist/,
  );
  const unwritten = { ...countsOf('10'), 'food/sql/daily/feed_v1.sql': sql('feed_v1', '1 +') };
  await expect(start(pool, unwritten)).rejects.toThrow(
    /^SQL function food\/sql\/daily\/feed_v1.sql failed in line 4: .*syntax/,
  );
  expect(await ask(pool, 'feed_v1')).toBe(2);
});

test('a changed signature is refused: it is another function, which needs a name of its own', async () => {
  const pool = await openPool();
  await start(pool, cats);
  const another = making('count_v1', '(of text) returns integer language sql as $$ select 1 $$;');
  await expect(start(pool, { ...cats, 'house/sql/count_v1.sql': another })).rejects.toThrow(
    'house/sql/count_v1.sql takes other arguments than the one in the database: give it a new name.',
  );
  const { rows } = await pool.query(`select pronargs from pg_proc where proname = 'count_v1'`);
  expect(rows).toEqual([{ pronargs: 0 }]);
});

test.each([
  [
    'a file that is not named like its function',
    { 'house/sql/sum_v1.sql': sql('count_v1', '1') },
    'sum_v1.sql must hold',
  ],
  [
    'a file with two functions',
    { 'house/sql/count_v1.sql': sql('count_v1', '1') + sql('other_v1', '1') },
    'must hold one',
  ],
  [
    'a file that only creates',
    { 'house/sql/count_v1.sql': sql('count_v1', '1').replace('or replace ', '') },
    'must hold',
  ],
  [
    'a name that two modules have',
    { 'food/sql/count_v1.sql': sql('count_v1', '1') },
    'is there twice: house/sql/count_v1',
  ],
])('%s is refused', async (_, files, message) => {
  await expect(start(await openPool(), { ...cats, ...files })).rejects.toThrow(message);
});

test('an older version that starts again beside a newer one leaves the newer functions', async () => {
  const pool = await openPool();
  await start(pool, cats);
  const newer = countsOf('10');
  await start(pool, newer);
  expect(await start(pool, cats)).toEqual({ applied: [], isOlder: true });
  expect(await ask(pool, 'count_v1')).toBe(10);
  expect(await start(pool, newer)).toEqual({ applied: [], isOlder: false });
});

test('an older version that was never here leaves them too, where it lacks a migration', async () => {
  const pool = await openPool();
  await start(pool, { ...countsOf('10'), '0002-dogs.sql': 'create table dogs (name text);' });
  expect(await start(pool, cats)).toEqual({ applied: [], isOlder: true });
  expect(await ask(pool, 'count_v1')).toBe(10);
});

test('an older version takes over where it is told to, and is then the newest', async () => {
  const pool = await openPool();
  await start(pool, cats);
  await start(pool, countsOf('10'));
  expect(await start(pool, cats, true)).toEqual({ applied: ['count_v1'], isOlder: false });
  expect(await ask(pool, 'count_v1')).toBe(1);
  expect(await start(pool, cats)).toEqual({ applied: [], isOlder: false });
  expect(await start(pool, countsOf('10'))).toEqual({ applied: [], isOlder: true });
});

test('a function that a migration dropped is put back by a version that has it, though its file is known', async () => {
  const pool = await openPool();
  await start(pool, cats);
  const { 'food/sql/daily/feed_v1.sql': feed = '', ...fewer } = cats;
  const dropping = { ...fewer, '0002-feed.sql': 'drop function if exists feed_v1();' };
  await start(pool, dropping);
  await expect(ask(pool, 'feed_v1')).rejects.toThrow('does not exist');
  expect(
    await start(pool, { ...dropping, 'food/sql/daily/feed_v1.sql': feed, 'food/sql/eat_v1.sql': sql('eat_v1', '3') }),
  ).toEqual({
    applied: ['feed_v1', 'eat_v1'],
    isOlder: false,
  });
});

test('several processes that start at once put them in place once', async () => {
  const pool = await openPool();
  const applied = await Promise.all([start(pool, cats), start(pool, cats), start(pool, cats)]);
  expect(applied.flatMap((result) => result.applied)).toEqual(['count_v1', 'feed_v1']);
});

test('every column of their tables is described', async () => {
  const pool = await openPool();
  await start(pool, cats);
  const { rows } = await pool.query(
    `select attrelid::regclass, attname from pg_attribute where attrelid in ('schema_functions'::regclass, 'schema_function_versions'::regclass)
       and attnum > 0 and col_description(attrelid, attnum) is null`,
  );
  expect(rows).toEqual([]);
});
