import { spawn } from 'node:child_process';
import { open, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '@vonk/contract/durations';
import { hasCode } from '../error-code.ts';
import { nameOf } from './account.ts';
import { cleanEnvironment, run, type Cluster } from './cluster.ts';

/** PostgreSQL's settings by name, each value as on its command line. */
export type Settings = Record<string, string>;

/** A server program that was started. */
export interface Launch {
  /** Its last words, once it has failed; undefined as long as it runs. */
  failure(): Promise<string | undefined>;
}

// Errors are logged without the row that caused them: that is members' data.
const defaults: Settings = {
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const logLimitBytes = 10_000_000;
const lastWordsBytes = 4_000;
const stopPatienceMs = minute;

/**
 * Starts the server on its folder, in a process group of its own: a Ctrl-C meant for us must not end it before we have
 * finished, and after a kill -9 of ours it lives on and is found again. `port` counts with TCP only.
 */
export async function launch(cluster: Cluster, port: number, settings: Settings): Promise<Launch> {
  const { account, data, logFile } = cluster;
  const log = await open(logFile, 'a', 0o600);
  if ((await log.stat()).size > logLimitBytes) await log.truncate();
  const { size } = await log.stat();
  const [program, args] = commandLine(cluster, port, settings);
  const stdio = ['ignore' as const, log.fd, log.fd];
  const child = spawn(program, args, {
    ...account,
    cwd: data,
    env: cleanEnvironment(),
    detached: true,
    windowsHide: true,
    stdio,
  });
  child.unref();
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => {
    // pg_ctl ends well as soon as the server has started in the background.
    if (cluster.socketFolder !== undefined || code !== 0) failure = `it ended with ${signal ?? code}`;
  });
  await log.close();
  return { failure: async () => (failure === undefined ? undefined : `${failure}\n${await readFrom(logFile, size)}`) };
}

function commandLine(cluster: Cluster, port: number, settings: Settings): [string, string[]] {
  const { binaries, account, base, socketFolder } = cluster;
  const data = nameOf(cluster.data, account);
  // The server opens its socket from inside its data folder; the path there may be closed to it.
  const listen: Settings = socketFolder
    ? {
        listen_addresses: '',
        unix_socket_directories: socketFolder.startsWith(join(base, '/'))
          ? relative(cluster.data, socketFolder)
          : socketFolder,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const options = Object.entries({ ...defaults, ...settings, ...listen }).map(([name, value]) => `${name}=${value}`);
  if (socketFolder) return [binaries.postgres, ['-D', data, ...options.flatMap((option) => ['-c', option])]];
  return [binaries.pgCtl, ['start', '-w', '-D', data, '-o', options.map((option) => `-c "${option}"`).join(' ')]];
}

async function readFrom(file: string, start: number): Promise<string> {
  const text = await readFile(file);
  return text
    .subarray(Math.max(start, text.length - lastWordsBytes))
    .toString('utf8')
    .trim();
}

/**
 * The number of the process that its lock file names as the folder's server, and its port; undefined without a lock
 * file.
 */
export async function readLock(data: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    },
  );
  return lines && { pid: Number(lines[0]), port: Number(lines[3]) };
}

/**
 * Removes the lock files of the folder and its socket when nobody holds them any more, and tells whether it did.
 * PostgreSQL itself keeps away as long as the number in them is taken: by a killed server that nobody has reaped yet,
 * or, after a container's restart, by any other program. A server and its helpers work inside their data folder, so one
 * that nobody works in is free (Linux only).
 */
export async function clearStaleLock({ data, socketFolder }: Cluster): Promise<boolean> {
  const before = await readLock(data);
  if (process.platform !== 'linux' || (await isAnyonesWorkingFolder(data))) return false;
  const after = await readLock(data);
  if (after?.pid !== before?.pid) return false;
  await rm(join(data, 'postmaster.pid'), { force: true });
  if (socketFolder !== undefined) await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  return true;
}

async function isAnyonesWorkingFolder(folder: string): Promise<boolean> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return (await Promise.all(numbers.map(workingFolder))).includes(folder);
}

async function workingFolder(process: number | string): Promise<string> {
  return readlink(`/proc/${process}/cwd`).catch(() => '');
}

/** Ends the folder's server the fast way: running transactions are rolled back, everything committed is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const { binaries, account, data, socketFolder } = cluster;
  const lock = await readLock(data);
  if (lock === undefined) return;
  if (socketFolder === undefined) {
    const args = ['stop', '-D', nameOf(data, account), '-m', 'fast', '-w'];
    await run(cluster, { program: binaries.pgCtl, args, cwd: data });
    return;
  }
  if (process.platform === 'linux' && (await workingFolder(lock.pid)) !== data)
    throw new Error(`The database in ${data} runs in another container and cannot be stopped from here.`);
  const deadline = performance.now() + stopPatienceMs;
  process.kill(lock.pid, 'SIGINT');
  while ((await readLock(data))?.pid === lock.pid) {
    if (performance.now() > deadline)
      throw new Error(`The database (process ${lock.pid}) did not stop within ${stopPatienceMs / 1000} seconds.`);
    await sleep(10);
  }
}
