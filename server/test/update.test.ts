import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsFolder, updateDatabase } from '../src/main/database/update-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { emptyDatabase } from './database.ts';

/** The last migration of the time when migrations made the SQL functions. */
const lastOfOld = '0190-untold-gender.sql';

const shapes = {
  functions: `select pg_get_functiondef(oid) as shape from pg_proc where pronamespace = 'public'::regnamespace`,
  views: `select viewname || definition as shape from pg_views where schemaname = 'public'`,
  triggers: `select pg_get_triggerdef(oid) as shape from pg_trigger where not tgisinternal`,
  indexes: `select indexdef as shape from pg_indexes where schemaname = 'public'`,
  constraints: `select conrelid::regclass || conname || pg_get_constraintdef(oid) as shape from pg_constraint
    where connamespace = 'public'::regnamespace`,
  columns: `select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as shape
    from information_schema.columns where table_schema = 'public'`,
};

async function openPool(): Promise<Pool> {
  const pool = new Pool(await emptyDatabase());
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

async function shapeOf(pool: Pool): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(shapes)) {
    const { rows } = await pool.query<{ shape: string }>(`${text} order by 1`);
    found[name] = rows.map(({ shape }) => shape);
  }
  return found;
}

async function oldMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'old-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of await readdir(migrationsFolder))
    if (file <= lastOfOld) await cp(join(migrationsFolder, file), join(folder, file));
  return folder;
}

test('a database whose functions migrations made becomes, at an update, the same as a new one', async () => {
  const [old, fresh] = [await openPool(), await openPool()];
  expect((await migrate(old, await oldMigrations())).at(-1)).toBe(lastOfOld);
  const before = await shapeOf(old);
  expect(before['functions']?.length).toBeGreaterThan(40);
  await updateDatabase(old);
  await updateDatabase(fresh);
  const after = await shapeOf(old);
  expect(after).toEqual(await shapeOf(fresh));
  expect(after['functions']).not.toEqual(before['functions']);
  expect(await updateDatabase(old)).toEqual({ applied: [], isOlder: false });
});
