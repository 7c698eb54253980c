import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Log } from '../log.ts';
import { hasCode } from '../error-code.ts';
import { type Account, accountFor, explainPowerlessRoot } from '../postgres/account.ts';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { openCluster, superuser, type Cluster, type Transport } from '../postgres/cluster.ts';
import { reach, stayPresent, type EmbeddedConnection } from '../postgres/presence.ts';
import { readLock, type Settings } from '../postgres/process.ts';

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Whether a server was found running: left over by a kill -9, or in use by another of our processes. */
  adopted: boolean;
  /** Leaves the server, and ends it unless another process still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The database lives in `<dataDir>/postgres`. */
  dataDir: string;
  log: Log;
  /** Changes to the server's settings; only the process that starts the server is heard. */
  settings?: Settings;
  /** Another copy of the package with the programs. */
  packageFolder?: string;
  transport?: Transport;
  /** Breaks a start off; what it launched is stopped. */
  signal?: AbortSignal;
}

const database = 'app';

/**
 * Starts the PostgreSQL server that came along with the packages, or joins the one that already runs on this folder. It
 * can be reached from this machine alone, by a socket in a folder closed to other users. If it dies it is started
 * again, so pools only see lost connections. Every error is a text for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = await accountFor(join(options.dataDir, 'postgres', 'data'));
  try {
    return await startAs(account, options);
  } catch (error) {
    throw explainPowerlessRoot(account, error);
  }
}

async function startAs(account: Account, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {}, packageFolder } = options;
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const folder = join(dataDir, 'postgres');
  const binaries = await findPostgresBinaries(packageFolder, account);
  const cluster = await openCluster(folder, { binaries, account, transport });
  const server = { cluster, connection: await connectionTo(cluster), settings, log };
  const { presence, adopted } = await reach(server, options.signal);
  const stop = stayPresent(server, presence);
  try {
    await createDatabase(presence);
  } catch (error) {
    await stop();
    throw error;
  }
  log.info({ folder: cluster.data, adopted }, 'the embedded database is up');
  return { connection: server.connection, adopted, stop };
}

async function connectionTo({ data, socketFolder, password }: Cluster): Promise<EmbeddedConnection> {
  if (socketFolder !== undefined) return { host: socketFolder, port: 5432, user: superuser, database };
  const lock = await readLock(data);
  const port = lock && isAlive(lock.pid) ? lock.port : await freePort();
  return { host: '127.0.0.1', port, user: superuser, database, ...(password === undefined ? {} : { password }) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 1) return;
  await client.query(`create database ${database}`).catch((error: unknown) => {
    // Another process may have made it meanwhile.
    if (!hasCode(error, '42P04', '23505')) throw error;
  });
}
