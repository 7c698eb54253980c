import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Storage } from '../storage.ts';
import { type BackupTable, listTables, readMigrations } from './tables.ts';

export interface Backup {
  readonly createdAt: string;
  /** Name and checksum of every migration. */
  readonly migrations: Record<string, string>;
  /** Rows by table. */
  readonly tables: Record<string, number>;
  readonly files: number;
}

/**
 * Writes all data and files into a new folder, as of one moment, while the site goes on serving; throws when the folder
 * is there. The database is copied before the files, so every file that a row names is among them unless it was deleted
 * since.
 */
export async function writeBackup(
  { pool, storage }: { pool: Pool; storage: Storage },
  folder: string,
  now: Date,
): Promise<Backup> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder);
  await mkdir(join(folder, 'tables'));
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readMigrations(client);
    const tables: Record<string, number> = {};
    for (const table of await listTables(client)) tables[table.name] = await writeTable(client, table, folder);
    await client.query('commit');
    const backup = { createdAt: now.toISOString(), migrations, tables, files: await writeFiles(storage, folder) };
    // Written last: a folder without it is not a whole backup.
    await writeFile(join(folder, 'backup.json'), JSON.stringify(backup, null, 1), { mode: 0o600 });
    return backup;
  } finally {
    client.release(true);
  }
}

async function writeTable(client: PoolClient, { name, columns }: BackupTable, folder: string): Promise<number> {
  const rows = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(join(folder, 'tables', `${name}.gz`), { mode: 0o600 }));
  return rows.rowCount;
}

async function writeFiles(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for await (const key of storage.list('')) {
    const file = await storage.get(key);
    if (!file) continue;
    const path = join(folder, 'files', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.bytes, { mode: 0o600 });
    count += 1;
  }
  return count;
}
