import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseError, Pool, PoolClient } from 'pg';

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

/**
 * Brings the database to the newest of the numbered files in `folder` (`0001-sites.sql`, `0002-…`) and gives the names of those applied
 * now. Forward only, each file in a transaction of its own; one whose first line is `-- no transaction` runs outside, statement by
 * statement (each ends with `;` at a line's end, none holds a function's body), and must bear being run again after a failure.
 * Several processes may call it at once: one migrates, the others wait. A statement that waits more than 5 s for a lock gives way to
 * running work and is tried again. Numbers may be skipped. Throws when a number is there twice, a file was changed since it was applied, or comes too late.
 * Rows above the newest file are left alone: they belong to a newer release running beside this one.
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await createTable(client);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await applyPatiently(client, migration);
    return pending.map(({ file }) => file);
  } finally {
    // Closing the connection frees the lock and forgets the time-out, whatever went wrong.
    client.release(true);
  }
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
    comment on column schema_migrations.number is 'which changes the database has; no personal data; life of the database';
    comment on column schema_migrations.name is 'which changes the database has; no personal data; life of the database';
    comment on column schema_migrations.checksum is 'noticing a changed file; no personal data; life of the database';
    comment on column schema_migrations.applied_at is 'when the database changed; no personal data; life of the database';`);
}

async function findPending(client: PoolClient, migrations: Migration[]): Promise<Migration[]> {
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
  return migrations.filter(({ number }) => !applied.has(number));
}

async function applyPatiently(client: PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      const { code, position } = error as Partial<DatabaseError>;
      if (code !== '55P03' || attempt === tries)
        throw new Error(`Migration ${migration.file} failed${lineOf(migration.text, position)}: ${String(error)}`, {
          cause: error,
        });
      await sleep(pauseMs);
    }
  }
}

function lineOf(text: string, position: string | undefined): string {
  return position === undefined || isOutsideTransaction(text)
    ? ''
    : ` in line ${text.slice(0, Number(position)).split('\n').length}`;
}

async function apply(client: PoolClient, { number, file, text, checksum }: Migration): Promise<void> {
  const record = () =>
    client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      file,
      checksum,
    ]);
  if (isOutsideTransaction(text)) {
    for (const statement of text.split(/;[ \t]*(?:\n|$)/)) if (statement.trim()) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    await client.query(text);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function isOutsideTransaction(text: string): boolean {
  return text.startsWith('-- no transaction\n');
}
