import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { explainClosedFolder, nameOf, type Account } from './account.ts';
import { keepPassword, makePrivateFolder, openForPassing, openSocketFolder, removeForgotten } from './folders.ts';
import type { PostgresBinaries } from './binaries.ts';
import { hasCode } from '../error-code.ts';
import { makeFolder } from '../program/make-folder.ts';
import { tellingLine } from '../program/one-line.ts';

/** A database folder ready to be served. */
export interface Cluster {
  binaries: PostgresBinaries;
  account: Account;
  /** Holds `data`, `socket`, `server.log` and, with TCP, `password`. */
  base: string;
  data: string;
  logFile: string;
  /** Where the Unix socket lives, or undefined when the server listens on 127.0.0.1. */
  socketFolder: string | undefined;
  /** With TCP only. */
  password: string | undefined;
}

export type Transport = 'socket' | 'tcp';

export const superuser = 'app';

/**
 * Opens the database folder, making it at the first start. A new one is made aside and renamed into place, so that
 * being killed half way leaves nothing that looks finished. Throws, in words for the operator, when another major
 * version of PostgreSQL made it, when it belongs to another user or when its user cannot get there.
 */
export async function openCluster(
  folder: string,
  { binaries, account, transport }: Pick<Cluster, 'binaries' | 'account'> & { transport: Transport },
): Promise<Cluster> {
  await makeFolder(folder);
  await openForPassing(folder, account);
  const base = await realpath(folder);
  const data = join(base, 'data');
  const password = transport === 'tcp' ? await keepPassword(base, account) : undefined;
  const cluster = {
    binaries,
    account,
    base,
    data,
    logFile: join(base, 'server.log'),
    socketFolder: undefined,
    password,
  };

  const version = await run(cluster, { program: binaries.postgres, args: ['--version'] });
  const made = await readMajor(data);
  if (made === undefined) await create(cluster);
  else refuseOtherMajor(data, made, version);
  return transport === 'tcp' ? cluster : { ...cluster, socketFolder: await openSocketFolder(base, account) };
}

/** One of the programs, and the folder to stand in. */
interface Errand {
  program: string;
  args: string[];
  cwd?: string;
}

/** Runs one of the programs to its end and gives what it printed; throws with its complaint. */
export async function run({ account, base }: Cluster, { program, args, cwd = base }: Errand): Promise<string> {
  const printed: Buffer[] = [];
  const failure = await new Promise<string | undefined>((resolve) => {
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.on('data', (bytes: Buffer) => printed.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : `it ended with ${code}`));
  });
  const text = Buffer.concat(printed).toString('utf8').trim();
  if (failure === undefined) return text;
  const reason = await explainClosedFolder(account, join(base, 'data'));
  throw new Error(
    `The database's program ${program} could not do its work: ${failure}.` +
      `${reason}${text && ` It said: ${tellingLine(text)}`}`,
  );
}

/** The environment without what would lead PostgreSQL elsewhere. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

async function readMajor(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM')) {
      const owner = await stat(data).then(({ uid }) => uid);
      throw new Error(
        `The database folder ${data} belongs to the user ${owner}. ` +
          `Start as that user or as root, or give the folder away with chown.`,
        {
          cause: error,
        },
      );
    }
    if (hasCode(error, 'ENOENT') && !(await holdsFiles(data))) return undefined;
    throw new Error(`The folder ${data} holds files but no database. Move it away, and a new database is made there.`, {
      cause: error,
    });
  }
}

async function holdsFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

function refuseOtherMajor(data: string, made: string, version: string): void {
  const ours = /(\d+)/.exec(version)?.[1];
  if (made === ours) return;
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${made}; ` +
      `this release brings PostgreSQL ${ours} and cannot open it. ` +
      'Make a backup with the release you used before ("npm run cli -- backup"), ' +
      'move the folder away and restore the backup here, ' +
      `or set DATABASE_URL to a PostgreSQL ${made} server on a copy of that folder.`,
  );
}

async function create(cluster: Cluster): Promise<void> {
  const { base, data, account, password } = cluster;
  await removeForgotten(base, 'data.new-');
  const aside = await makePrivateFolder(join(base, `data.new-${randomBytes(6).toString('hex')}`), account);
  const access =
    password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${join(base, 'password')}`];
  const shape = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und', '--data-checksums'];
  const args = ['-D', nameOf(aside, account), '-U', superuser, ...access, ...shape];
  try {
    await run(cluster, { program: cluster.binaries.initdb, args, cwd: aside });
    await rename(aside, data);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another process was faster: its folder is as good.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
  }
}
