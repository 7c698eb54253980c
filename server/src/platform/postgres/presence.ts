import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import { explainClosedFolder } from './account.ts';
import { hasCode } from '../error-code.ts';
import { tellingLine } from '../program/one-line.ts';
import type { Cluster } from './cluster.ts';
import { clearStaleLock, launch, readLock, stopServer, type Launch, type Settings } from './process.ts';

/** How to reach the server, as `pg` takes it; `host` is the socket's folder, or 127.0.0.1 on Windows. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

/** A server to be reached or started. */
export interface Server {
  cluster: Cluster;
  connection: EmbeddedConnection;
  settings: Settings;
  log: Log;
}

// Every process that uses the server holds this lock shared, so that the last one out can tell that it is.
const presenceKey = 7_305_808_869_231_650;
const patienceMs = 30_000;
const lockPatienceMs = 15_000;
const restartPauseMs = 5_000;

/**
 * Connects, starting the server where there is none, and gives the connection that holds our presence. A server that it
 * started and did not reach, or that nobody waits for any more, is stopped again.
 */
export async function reach(server: Server, left?: AbortSignal): Promise<{ presence: Client; adopted: boolean }> {
  const ours: { launch: Launch | undefined } = { launch: undefined };
  try {
    return await startUntilReached(server, ours, left);
  } catch (error) {
    if (ours.launch && (await ours.launch.failure()) === undefined) await stopServer(server.cluster);
    throw error;
  }
}

async function startUntilReached(
  server: Server,
  ours: { launch: Launch | undefined },
  left: AbortSignal | undefined,
): Promise<{ presence: Client; adopted: boolean }> {
  const begin = performance.now();
  let deadline = begin + patienceMs;
  while (performance.now() < deadline) {
    left?.throwIfAborted();
    const answer = await greet(server);
    if (answer instanceof Client) return { presence: answer, adopted: ours.launch === undefined };
    // A server that says it is busy is at work, for instance replaying its log after a crash: that takes as long as it
    // takes.
    if (answer === 'busy') deadline = performance.now() + patienceMs;
    if (answer === 'absent') ours.launch ??= await launch(server.cluster, server.connection.port, server.settings);
    const failure = await ours.launch?.failure();
    if (failure !== undefined) {
      ours.launch = undefined;
      await overcome(server, failure, performance.now() - begin);
    }
    await sleep(ours.launch ? 5 : 50);
  }
  throw await startError(server, `no answer within ${patienceMs / 1000} seconds`);
}

async function overcome(server: Server, failure: string, sinceMs: number): Promise<void> {
  if (!isLockRefusal(failure) || sinceMs > lockPatienceMs) throw await startError(server, failure);
  if (await clearStaleLock(server.cluster)) server.log.warn('the lock of a database that is gone was removed');
}

/** Holds our presence, starting the server again whenever it is lost; gives the way to leave. */
export function stayPresent(server: Server, first: Client): () => Promise<void> {
  let presence: Client | undefined;
  let regaining: Promise<void> | undefined;
  const left = new AbortController();

  const hold = (client: Client) => {
    presence = client;
    client.once('end', () => {
      presence = undefined;
      if (!left.signal.aborted) regaining = regain();
    });
  };
  const regain = async () => {
    server.log.warn('the embedded database was lost; starting it again');
    while (!left.signal.aborted) {
      try {
        hold((await reach(server, left.signal)).presence);
        return;
      } catch (error) {
        if (left.signal.aborted) return;
        server.log.error({ err: error }, 'the embedded database does not start');
        await sleep(restartPauseMs, undefined, { ref: false, signal: left.signal }).catch(() => undefined);
      }
    }
  };
  hold(first);

  return async () => {
    left.abort();
    await regaining;
    if (presence) await leave(server, presence);
  };
}

async function leave({ cluster, log }: Server, presence: Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceKey]);
    const { rows } = await presence.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [presenceKey]);
    if (rows[0]?.last) await stopServer(cluster);
    else log.info('the embedded database stays up for another process');
  } finally {
    await presence.end();
  }
}

async function greet({ connection, cluster }: Server): Promise<Client | 'absent' | 'busy'> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [presenceKey]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED')) return 'absent';
    if (hasCode(error, 'EACCES', 'EPERM'))
      throw new Error(`The database's socket in ${connection.host} belongs to another user.`, { cause: error });
    const isFinal = error instanceof Error && 'code' in error && /^(28|3D|42|58|XX)/.test(String(error.code));
    if (isFinal) throw new Error(`The database in ${cluster.data} refuses us: ${String(error)}`, { cause: error });
    return 'busy';
  }
}

function isLockRefusal(failure: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block/.test(failure);
}

async function startError({ cluster }: Server, failure: string): Promise<Error> {
  const lock = await readLock(cluster.data).catch(() => undefined);
  const holder =
    isLockRefusal(failure) && lock
      ? ` Process ${lock.pid} still holds the folder and does not answer: stop it first.`
      : '';
  const closed = await explainClosedFolder(cluster.account, cluster.data);
  return new Error(`The database in ${cluster.data} did not start.${holder}${closed} It said: ${tellingLine(failure)}`);
}
