import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Storage } from '../storage.ts';
import { type BackupTable, listTables, readMigrations } from './tables.ts';
import type { Backup } from './write-backup.ts';

/**
 * Puts a backup into a database that has the same migrations and nobody in it, and its files into the storage: all or
 * nothing in the database. Needs the rights of a superuser, who alone may leave the triggers and the order of
 * references aside. Throws when the backup is not whole, when the migrations differ or when there are members already.
 */
export async function restoreBackup(
  { pool, storage }: { pool: Pool; storage: Storage },
  folder: string,
): Promise<Backup> {
  const backup = await readManifest(folder);
  const client = await pool.connect();
  try {
    if (!isDeepStrictEqual(await readMigrations(client), backup.migrations))
      throw new Error('This backup is of another version: restore it with the version that wrote it, then update.');
    const { rows } = await client.query('select 1 from accounts limit 1');
    if (rows.length > 0) throw new Error('This database has members already. Restore into an empty one.');
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const tables = await listTables(client);
    for (const { name } of tables) await client.query(`delete from ${name}`);
    for (const table of tables) await readTable(client, table, { folder, expected: backup.tables[table.name] });
    await restoreSequences(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  await readFiles(storage, join(folder, 'files'));
  // Until autovacuum comes by, what is asked is planned as if the tables were empty; without it nothing is lost.
  await pool.query('analyze').catch(() => undefined);
  return backup;
}

async function readManifest(folder: string): Promise<Backup> {
  try {
    return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as Backup;
  } catch (error) {
    throw new Error(`There is no whole backup in ${folder}.`, { cause: error });
  }
}

async function readTable(
  client: PoolClient,
  { name, columns }: BackupTable,
  { folder, expected }: { folder: string; expected: number | undefined },
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, 'tables', `${name}.gz`)), createGunzip(), rows);
  if (rows.rowCount !== expected)
    throw new Error(`${name}: ${rows.rowCount} rows instead of ${expected}. The backup is damaged.`);
}

/** Lets every number that the database gives out go on after the highest one in its table. */
async function restoreSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, max(%I)) from %I.%I having max(%I) is not null', s.oid::regclass, a.attname,
       n.nspname, c.relname, a.attname) as statement
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
       and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and n.nspname in ('public', 'graphile_worker')`,
  );
  for (const { statement } of rows) await client.query(statement);
}

async function readFiles(storage: Storage, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await storage.put(relative(folder, path).split(sep).join('/'), await readFile(path));
  }
}
