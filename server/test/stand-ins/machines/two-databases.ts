import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { updateDatabase } from '../../../src/main/database/update-database.ts';
import { seedSites } from '../../../src/main/sites/seed-sites.ts';
import { openDb } from '../../../src/platform/database/db.ts';
import { prepareJobs } from '../../../src/platform/jobs/jobs.ts';
import { createLog } from '../../../src/platform/log.ts';
import type { Account } from '../../../src/platform/postgres/account.ts';
import { findPostgresBinaries } from '../../../src/platform/postgres/binaries.ts';
import { testsBegin } from '../../global-setup.ts';
import { freePort } from '../../listen.ts';

/** Two servers, the second of which copies the first, on this machine alone. */
export interface TwoDatabases {
  /** The setting DATABASE_URL that names both. */
  readonly url: string;
  /** Which of them, as an address of its own. */
  urlOf(which: Which): string;
  /** Stops one by a signal: SIGKILL as a power cut does, SIGSTOP as a machine that hangs. */
  signal(which: Which, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Makes the second one do what it hears of so many seconds later. */
  delay(seconds: number): Promise<void>;
  /** Makes the second one the primary. */
  promote(): Promise<void>;
}

type Which = 'first' | 'second';

const database = 'postgres';
const user = 'app';
/** What was acknowledged is on the second one too. */
const waits = { synchronous_standby_names: '*', synchronous_commit: 'remote_apply' };

/**
 * Starts both, with the tables and the sites of the demo; they end with the test. The first one waits
 * for the second, unless other settings are given.
 */
export async function startTwoDatabases(ofFirst: Readonly<Record<string, string>> = waits): Promise<TwoDatabases> {
  const account: Account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { postgres, initdb } = await findPostgresBinaries(undefined, account);
  const folder = mkdtempSync(join(tmpdir(), 'vonk-two-'));
  chmodSync(folder, 0o755);
  const ports = { first: await freePort(), second: await freePort() };
  const running: Partial<Record<Which, ChildProcess>> = {};
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' };
  const data = (which: Which) => join(folder, which, 'data');
  for (const which of ['first', 'second'] as const) {
    mkdirSync(join(folder, which), { mode: 0o700 });
    if (account.uid !== undefined) chownSync(join(folder, which), account.uid, account.gid ?? account.uid);
  }
  const urlOf = (which: Which) => `postgres://${user}@127.0.0.1:${ports[which]}/${database}`;
  const start = async (which: Which, settings: Readonly<Record<string, string>> = {}) => {
    const options = {
      listen_addresses: '127.0.0.1',
      port: String(ports[which]),
      unix_socket_directories: '',
      fsync: 'off',
      wal_level: 'replica',
      max_connections: '100',
      log_min_messages: 'fatal',
      ...settings,
    };
    const given = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(join(folder, `${which}.log`), 'a');
    const stdio = ['ignore' as const, log, log];
    const child = spawn(postgres, ['-D', data(which), ...given], { ...account, env, stdio, cwd: '/' });
    closeSync(log);
    running[which] = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(readFileSync(join(folder, `${which}.log`), 'utf8'));
      if (await ask(urlOf(which), 'select 1')) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const stop = async (which: Which, signal: NodeJS.Signals) => {
    const child = running[which];
    delete running[which];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  };
  const [program, ...args] = [initdb, '-D', data('first'), '-U', user, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const made = spawnSync(program ?? '', [...args, '--locale=C.UTF-8'], { ...account, env, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  await start('first');
  await fill(urlOf('first'));
  await stop('first', 'SIGINT');
  cpSync(data('first'), data('second'), { recursive: true });
  chmodSync(data('second'), 0o700);
  writeFileSync(join(data('second'), 'standby.signal'), '');
  if (account.uid !== undefined) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data('second')]);
  await Promise.all([
    start('first', ofFirst),
    start('second', { primary_conninfo: `host=127.0.0.1 port=${ports.first} user=${user} application_name=second` }),
  ]);
  // Of a test alone: what is asked for in the midst of one is not done after the file.
  onTestFinished(async () => {
    await Promise.all([stop('first', 'SIGQUIT'), stop('second', 'SIGQUIT')]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: `postgres://${user}@127.0.0.1:${ports.first},127.0.0.1:${ports.second}/${database}`,
    urlOf,
    signal(which, signal) {
      const child = running[which];
      if (child?.pid === undefined) throw new Error(`the ${which} database does not run`);
      // Its sessions are processes of their own.
      const { stdout } = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
      for (const pid of [child.pid, ...stdout.trim().split('\n').filter(Boolean).map(Number)]) {
        try {
          process.kill(pid, signal);
        } catch {
          // It ended meanwhile.
        }
      }
    },
    async delay(seconds) {
      await ask(urlOf('second'), `alter system set recovery_min_apply_delay = '${seconds}s'`);
      await ask(urlOf('second'), 'select pg_reload_conf()');
      // Each of its processes takes the change up when it comes to it.
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
    promote: async () => void (await ask(urlOf('second'), 'select pg_promote(true, 20)')),
  };
}

async function fill(url: string): Promise<void> {
  const db = openDb({ connection: { connectionString: url }, onError: () => undefined });
  await updateDatabase(db.pool);
  await prepareJobs(db, createLog('error'));
  await seedSites(db, testsBegin);
  await db.close();
}

async function ask(url: string, question: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(question);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
