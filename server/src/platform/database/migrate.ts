import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseError, Pool, PoolClient } from 'pg';
import { hasCode } from '../error-code.ts';

interface Migration {
  number: number;
  file: string;
  text: string;
  checksum: string;
}

// Any number will do, as long as every process takes the same one.
const migrationLock = 4_203_112_026;
const lockTimeout = '5s';
const tries = 6;
const pauseMs = 2_000;
const lockPauseMs = 200;

/**
 * Brings the database to the newest of the numbered files in `folder` (`0001-sites.sql`, `0002-…`) and gives the names
 * of those applied now. Forward only, each file in a transaction of its own; one whose first line is `-- no
 * transaction` runs outside, statement by statement (each ends with `;` at a line's end, none holds a function's body),
 * and must bear being run again after a failure. Several processes may call it at once: one migrates, the others wait.
 * A statement that waits more than 5 s for a lock gives way to running work and is tried again. Numbers may be skipped.
 * Throws when a number is there twice, a file was changed since it was applied, or comes too late. Rows above the
 * newest file are left alone: they belong to a newer release running beside this one. What comes `afterwards` runs on
 * the same connection under the same lock, and is told whether there are such rows.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  afterwards: (client: PoolClient, state: { isBehind: boolean }) => Promise<void> = async () => {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await takeLock(client);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await createTable(client);
    const { pending, isBehind } = await findPending(client, migrations);
    for (const migration of pending) await patiently(() => apply(client, migration));
    await afterwards(client, { isBehind });
    return pending.map(({ file }) => file);
  } finally {
    // Closing the connection frees the lock and forgets the time-out, whatever went wrong.
    client.release(true);
  }
}

/**
 * Asks for the lock again and again: a statement that waited for it would hold a snapshot, for which an index that is
 * built concurrently by the one who has the lock waits in turn.
 */
async function takeLock(client: PoolClient): Promise<void> {
  const take = 'select pg_try_advisory_lock($1) as is_ours';
  while (!(await client.query<{ is_ours: boolean }>(take, [migrationLock])).rows[0]?.is_ours) await sleep(lockPauseMs);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, at) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (Number.isNaN(number)) throw new Error(`Migration ${file} is not named like 0001-sites.sql.`);
      const before = files[at - 1];
      if (before?.slice(0, 4) === file.slice(0, 4))
        throw new Error(`Two migrations have the number ${file.slice(0, 4)}: ${before} and ${file}.`);
      // Git may have changed the line ends on Windows.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { number, file, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function createTable(client: PoolClient): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on column schema_migrations.number
      is 'which changes the database has; no personal data; life of the database';
    comment on column schema_migrations.name
      is 'which changes the database has; no personal data; life of the database';
    comment on column schema_migrations.checksum is 'noticing a changed file; no personal data; life of the database';
    comment on column schema_migrations.applied_at
      is 'when the database changed; no personal data; life of the database';`);
}

async function findPending(
  client: PoolClient,
  migrations: Migration[],
): Promise<{ pending: Migration[]; isBehind: boolean }> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migrations',
  );
  const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]));
  const newest = Math.max(0, ...applied.keys());
  for (const { number, file, checksum } of migrations) {
    const known = applied.get(number);
    if (known !== undefined && known !== checksum)
      throw new Error(
        `Migration ${file} was changed after it had been applied to this database. Put it back and write a new one.`,
      );
    if (known === undefined && number < newest)
      throw new Error(`Migration ${file} comes too late: this database already has number ${newest}.`);
  }
  const pending = migrations.filter(({ number }) => !applied.has(number));
  return { pending, isBehind: newest > Math.max(0, ...migrations.map(({ number }) => number)) };
}

/** Does work again that gave way to a lock. */
export async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!hasCode(error, '55P03') || attempt === tries) throw error;
      await sleep(pauseMs);
    }
  }
}

/** PostgreSQL's error with what it comes from and, where the text was sent as a whole, the line; its code stays. */
export function explain(what: string, text: string | undefined, error: unknown): Error {
  const { code, position } = error as Partial<DatabaseError>;
  const line =
    text === undefined || position === undefined
      ? ''
      : ` in line ${text.slice(0, Number(position)).split('\n').length}`;
  return Object.assign(new Error(`${what} failed${line}: ${String(error)}`, { cause: error }), { code });
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  const isWhole = !migration.text.startsWith('-- no transaction\n');
  try {
    await (isWhole ? applyInside(client, migration) : applyOutside(client, migration));
  } catch (error) {
    throw explain(`Migration ${migration.file}`, isWhole ? migration.text : undefined, error);
  }
}

const building = /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/gim;

/** An index whose building gave way or failed stays, never used: `if not exists` would take it for a whole one. */
async function dropUnfinished(client: PoolClient, text: string): Promise<void> {
  const names = [...text.matchAll(building)].map(([, name]) => name);
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = current_schema()::regnamespace and c.relname = any($1)`,
    [names],
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function applyOutside(client: PoolClient, migration: Migration): Promise<void> {
  await dropUnfinished(client, migration.text);
  for (const statement of migration.text.split(/;[ \t]*(?:\n|$)/)) if (statement.trim()) await client.query(statement);
  await record(client, migration);
}

const applyInside = (client: PoolClient, migration: Migration) =>
  inTransaction(client, async () => {
    await client.query(migration.text);
    await record(client, migration);
  });

const record = (client: PoolClient, { number, file, checksum }: Migration) =>
  client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [number, file, checksum]);

export async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
