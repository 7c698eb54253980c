import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PoolClient } from 'pg';
import { hasCode } from '../error-code.ts';
import { explain, inTransaction, patiently } from './migrate.ts';

/**
 * Where SQL functions stand: `<root>/<module>/sql/<function>.sql`, one function a file; many of them in folders by
 * subject.
 */
export interface FunctionSources {
  readonly root: string;
  /** The modules in the order of their layers, so that each function finds those it calls. */
  readonly modules: readonly string[];
}

export interface FunctionFile {
  readonly name: string;
  readonly module: string;
  /** As errors name it: `chat/sql/sending/send_message_v1.sql`. */
  readonly path: string;
  readonly text: string;
  readonly checksum: string;
}

export interface AppliedFunctions {
  /** Names of the functions put in place now. */
  readonly applied: readonly string[];
  /** Whether a newer version's functions are in place, which then stay. */
  readonly isOlder: boolean;
}

/**
 * Puts the functions whose files changed, or that are not there, into the database, all or none; on a connection that
 * holds the migration lock, after the migrations. A version that finds another one's functions in place of its own is
 * the older of two that run side by side, and so is one that lacks migrations (`isBehind`): it changes nothing, unless
 * it `takesOver`. An error names file and line.
 */
export async function applyFunctions(
  client: PoolClient,
  sources: FunctionSources,
  { isBehind, takesOver = false }: { isBehind: boolean; takesOver?: boolean },
): Promise<AppliedFunctions> {
  const files = await readFunctions(sources);
  const version = sha256(files.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''));
  await createTables(client);
  const versions = await readVersions(client);
  const isCurrent = versions[0] === version;
  if (!takesOver && (isBehind || (!isCurrent && versions.includes(version)))) return { applied: [], isOlder: true };
  const pending = await findPending(client, files);
  if (pending.length > 0 || !isCurrent)
    await patiently(() =>
      inTransaction(client, async () => {
        await applyEach(client, pending);
        await record(client, pending, version);
      }),
    );
  return { applied: pending.map(({ name }) => name), isOlder: false };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The files of all modules, in their order. Throws when one is not named like the function in it, or a name is there
 * twice.
 */
export async function readFunctions({ root, modules }: FunctionSources): Promise<FunctionFile[]> {
  const files: FunctionFile[] = [];
  for (const module of modules)
    for (const file of await listFiles(join(root, module, 'sql'))) files.push(await readFunction(root, module, file));
  const paths = new Map<string, string>();
  for (const { name, path } of files) {
    if (paths.has(name)) throw new Error(`SQL function ${name} is there twice: ${paths.get(name)} and ${path}.`);
    paths.set(name, path);
  }
  return files;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith('.sql'))
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function readFunction(root: string, module: string, file: string): Promise<FunctionFile> {
  const path = `${module}/sql/${file}`;
  const name = basename(file, '.sql');
  // Git may have changed the line ends on Windows.
  const text = (await readFile(join(root, path), 'utf8')).replaceAll('\r\n', '\n');
  const made = [...text.matchAll(/^create (?:or replace )?function (\w+)\(/gim)];
  if (made.length !== 1 || made[0]?.[0] !== `create or replace function ${name}(`)
    throw new Error(`${path} must hold one function and begin it with "create or replace function ${name}(".`);
  return { name, module, path, text, checksum: sha256(text) };
}

async function createTables(client: PoolClient): Promise<void> {
  await client.query(`
    create table if not exists schema_functions (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists schema_function_versions (
      number integer primary key generated always as identity,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on column schema_functions.name
      is 'which functions the database has; no personal data; life of the database';
    comment on column schema_functions.checksum is 'noticing a changed file; no personal data; life of the database';
    comment on column schema_functions.applied_at is 'when a function changed; no personal data; life of the database';
    comment on column schema_function_versions.number
      is 'telling older versions from newer; no personal data; life of the database';
    comment on column schema_function_versions.checksum
      is 'knowing a version by its functions; no personal data; life of the database';
    comment on column schema_function_versions.applied_at
      is 'when the functions changed; no personal data; life of the database';`);
}

/** The versions whose functions were put here, the newest first, each known by a checksum over all its files. */
async function readVersions(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from schema_function_versions order by number desc',
  );
  return rows.map(({ checksum }) => checksum);
}

async function findPending(client: PoolClient, files: FunctionFile[]): Promise<FunctionFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select f.name, f.checksum from schema_functions f
     where exists (select from pg_proc p where p.proname = f.name and p.pronamespace = current_schema()::regnamespace)`,
  );
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return files.filter(({ name, checksum }) => known.get(name) !== checksum);
}

/**
 * One that calls another that is not there yet waits until that is: PostgreSQL looks at once at what a function in SQL
 * calls.
 */
async function applyEach(client: PoolClient, files: FunctionFile[]): Promise<void> {
  const waiting: FunctionFile[] = [];
  let missing: Error | undefined;
  for (const file of files) {
    const error = await apply(client, file);
    if (error && !hasCode(error, '42883')) throw error;
    if (error) waiting.push(file);
    missing ??= error;
  }
  if (waiting.length === files.length && missing) throw missing;
  if (waiting.length > 0) await applyEach(client, waiting);
}

async function apply(client: PoolClient, { name, path, text }: FunctionFile): Promise<Error | undefined> {
  await client.query('savepoint one_function');
  try {
    await client.query(text);
  } catch (error) {
    await client.query('rollback to one_function');
    return explain(`SQL function ${path}`, text, error);
  }
  const { rowCount } = await client.query(
    'select from pg_proc where proname = $1 and pronamespace = current_schema()::regnamespace',
    [name],
  );
  if (rowCount !== 1)
    throw new Error(`SQL function ${path} takes other arguments than the one in the database: give it a new name.`);
  return undefined;
}

async function record(client: PoolClient, files: FunctionFile[], version: string): Promise<void> {
  await client.query(
    `insert into schema_functions (name, checksum) select * from unnest($1::text[], $2::text[]) order by 1
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
  await client.query('insert into schema_function_versions (checksum) values ($1)', [version]);
}
