import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool, type PoolConfig } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000 });

const cats = {
  '0001-cats.sql': 'create table cats (name text);',
  '0002-dogs.sql': 'create table dogs (name text);\ninsert into cats values (1);',
};

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await write(folder, files);
  return folder;
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const emptyPool = async () => openPool(await emptyDatabase());

function openPool(connection: PoolConfig): Pool {
  const pool = new Pool(connection);
  pool.on('error', () => undefined);
  // A connection being closed may still hear that its database is dropped.
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

const tables = async (pool: Pool) =>
  (
    await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  ).rows.map(({ name }) => name);

test('files are applied once, in their order, and told by name', async () => {
  const pool = await emptyPool();
  const folder = await folderWith(cats);
  expect(await migrate(pool, folder)).toEqual(['0001-cats.sql', '0002-dogs.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
  await write(folder, { '0003-birds.sql': 'create table birds (name text);' });
  expect(await migrate(pool, folder)).toEqual(['0003-birds.sql']);
  expect(await tables(pool)).toEqual(['birds', 'cats', 'dogs', 'schema_migrations']);
});

test('a file that fails leaves nothing behind, and the message tells file and line', async () => {
  const pool = await emptyPool();
  const folder = await folderWith({
    ...cats,
    '0003-birds.sql': 'create table birds (name text);\n\nselect 1 from nowhere;',
  });
  await expect(migrate(pool, folder)).rejects.toThrow(
    /Migration 0003-birds.sql failed in line 3: .*"nowhere" does not exist/,
  );
  expect(await tables(pool)).toEqual(['cats', 'dogs', 'schema_migrations']);
  await write(folder, { '0003-birds.sql': 'create table birds (name text);' });
  expect(await migrate(pool, folder)).toEqual(['0003-birds.sql']);
});

test('a file that was changed after it had been applied is refused, other line ends are not a change', async () => {
  const pool = await emptyPool();
  const folder = await folderWith(cats);
  await migrate(pool, folder);
  await write(folder, { '0002-dogs.sql': cats['0002-dogs.sql'].replaceAll('\n', '\r\n') });
  expect(await migrate(pool, folder)).toEqual([]);
  await write(folder, { '0001-cats.sql': 'create table cats (name text, age int);' });
  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0001-cats.sql was changed after');
});

test.each([
  [
    'a number that stands there twice',
    { '0001-cats.sql': '', '0001-dogs.sql': '' },
    'Two migrations have the number 0001: 0001-cats.sql and 0001-dogs.sql',
  ],
  ['a name without a number', { 'cats.sql': '' }, 'cats.sql is not named like'],
])('%s is refused', async (_, files, message) => {
  const pool = await emptyPool();
  await expect(migrate(pool, await folderWith(files))).rejects.toThrow(message);
  expect(await tables(pool)).toEqual([]);
});

test('a file that appears below an applied one is refused', async () => {
  const pool = await emptyPool();
  await migrate(pool, await folderWith(cats));
  await pool.query('delete from schema_migrations where number = 1');
  await expect(migrate(pool, await folderWith(cats))).rejects.toThrow(
    '0001-cats.sql comes too late: this database already has number 2',
  );
});

test('an older release starts on a database that a newer one has migrated', async () => {
  const pool = await emptyPool();
  await migrate(pool, await folderWith(cats));
  expect(await migrate(pool, await folderWith({ '0001-cats.sql': cats['0001-cats.sql'] }))).toEqual([]);
});

test('several processes that start at once migrate once', async () => {
  const pool = await emptyPool();
  const folder = await folderWith({ ...cats, '0003-slow.sql': 'select pg_sleep(0.3);' });
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(applied.flat()).toEqual(['0001-cats.sql', '0002-dogs.sql', '0003-slow.sql']);
});

test('a file without a transaction can build an index beside running work, in several statements', async () => {
  const pool = await emptyPool();
  const text =
    '-- no transaction\n-- Serves: cats by name.\ndrop index concurrently if exists cats_name;\ncreate index concurrently cats_name\n  on cats (name);\n';
  const folder = await folderWith({ ...cats, '0003-index.sql': text });
  expect(await migrate(pool, folder)).toHaveLength(3);
  const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'cats_name'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a migration gives way to work that holds a lock, and gets through when that ends', async () => {
  const connection = await emptyDatabase();
  const pool = openPool(connection);
  const folder = await folderWith(cats);
  await migrate(pool, folder);
  const busy = new Client(connection);
  busy.on('error', () => undefined);
  await busy.connect();
  await busy.query('begin; select * from cats;');
  await write(folder, { '0003-age.sql': 'alter table cats add column age int;' });
  const migrating = migrate(pool, folder);

  // Readers queue behind the waiting migration only until its time-out, not until the long work ends.
  await expect
    .poll(async () => (await pool.query(`select from pg_locks where not granted`)).rowCount, { timeout: 5_000 })
    .toBe(1);
  await pool.query('select * from cats');
  await busy.query('commit');
  await busy.end();
  expect(await migrating).toEqual(['0003-age.sql']);
});

test('an index that one process builds beside running work is not kept by those that wait to migrate', async () => {
  const connection = await emptyDatabase();
  const folder = await folderWith({
    ...cats,
    // Long enough for the others to come.
    '0003-wait.sql': 'select pg_sleep(1);',
    '0004-index.sql': '-- no transaction\ncreate index concurrently if not exists cat_names on cats (name);\n',
  });
  const pools = [1, 2, 3].map(() => openPool(connection));
  const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
  expect(applied.flat().toSorted()).toEqual(['0001-cats.sql', '0002-dogs.sql', '0003-wait.sql', '0004-index.sql']);
});

test('an index that gave way to long work before it was whole is built anew, not taken for one that is there', async () => {
  const connection = await emptyDatabase();
  const pool = openPool(connection);
  const folder = await folderWith(cats);
  await migrate(pool, folder);
  const busy = new Client(connection);
  busy.on('error', () => undefined);
  await busy.connect();
  await busy.query("begin; insert into cats (name) values ('Mies');");
  await write(folder, {
    '0003-index.sql': '-- no transaction\ncreate index concurrently if not exists cat_names on cats (name);\n',
  });
  const migrating = migrate(pool, folder);
  const left = `select from pg_index where not indisvalid and not exists (select from pg_stat_progress_create_index)`;
  await expect.poll(async () => (await pool.query(left)).rowCount, { timeout: 8_000 }).toBe(1);
  await busy.query('commit');
  await busy.end();
  expect(await migrating).toEqual(['0003-index.sql']);
  const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'cat_names'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test("a connection of the pool keeps neither the lock nor the migration's time-out", async () => {
  const pool = await emptyPool();
  await migrate(pool, await folderWith(cats));
  expect((await pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
  const locks = `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await pool.query(locks)).rowCount).toBe(0);
});

test('every column of the list of migrations is described', async () => {
  const pool = await emptyPool();
  await migrate(pool, await folderWith({}));
  const { rows } = await pool.query(
    `select attname from pg_attribute where attrelid = 'schema_migrations'::regclass and attnum > 0 and col_description(attrelid, attnum) is null`,
  );
  expect(rows).toEqual([]);
});
