import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Db, openDb } from '../../platform/database/db.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { openPrimary } from '../../platform/database/primary.ts';
import { withReplicas } from '../../platform/database/replicas.ts';
import { prepareJobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { checkDatabase } from '../../platform/program/check-database.ts';
import { openDataFolder } from '../../platform/program/data-folder.ts';
import type { Config } from '../config.ts';
import { updateDatabase } from './update-database.ts';

/** The database, brought to this version. */
export interface OpenedDatabase {
  db: Db;
  /** A new, unconnected client on it. */
  connect(): pg.Client;
}

export interface DatabaseOptions {
  log: Log;
  /** Closes what was opened, a start that is still on its way included. */
  closing: AsyncDisposableStack;
  /** Puts this version's SQL functions over those of a newer one. */
  takesOver?: boolean;
}

/** Of the connection that hears notifications: it must notice when the database cannot be reached. */
export const busOptions = { application_name: 'vonk notifications', connectionTimeoutMillis: 10_000, keepAlive: true };

const closingPatienceMs = 5_000;

/** Opens the database, starting the embedded one when none is configured, and brings it to this version. */
export async function openDatabase(config: Config, options: DatabaseOptions): Promise<OpenedDatabase> {
  const { log, closing, takesOver = false } = options;
  if (usesDataFolder(config)) await openDataFolder(config.DATA_DIR);
  const connection = await reachDatabase(config, options);
  const onError = (error: unknown) => log.warn({ err: error }, 'a database connection was lost');
  const namedStatements = config.DATABASE_NAMED_STATEMENTS;
  const primary = openDb({ connection, namedStatements, onError });
  const replicas = config.DATABASE_READ_URL;
  const db = replicas === undefined ? primary : withReplicas(primary, replicas, { namedStatements, onError });
  // A start that was broken off may still hold a connection: it is not waited for.
  closing.defer(() => Promise.race([db.close(), sleep(closingPatienceMs, undefined, { ref: false })]));
  if ((await updateDatabase(db.pool, { takesOver })).isOlder)
    log.warn(
      {},
      'a newer version was here and its SQL functions stay; ' +
        'migrate --take-over puts the ones of this version in their place',
    );
  await prepareJobs(db, log);
  const { Client = pg.Client, ...to } = connection;
  return { db, connect: () => new Client({ ...(to as pg.ClientConfig), ...busOptions }) };
}

/** In production with a bucket, a database and a mail server of its own, nothing is written to this machine's disk. */
const usesDataFolder = ({ DATABASE_URL, S3_BUCKET, SMTP_URL }: Config): boolean =>
  DATABASE_URL === undefined || S3_BUCKET === undefined || SMTP_URL === undefined;

type Connection = pg.PoolConfig & { Client?: typeof pg.Client };

async function reachDatabase(config: Config, { log, closing }: DatabaseOptions): Promise<Connection> {
  if (config.DATABASE_URL !== undefined) {
    const primary = openPrimary(config.DATABASE_URL, {
      onError: (error) => log.warn({ err: error }, 'the primary could not be looked for'),
    });
    closing.defer(() => primary.close());
    await checkDatabase(primary.connection);
    return primary.connection;
  }
  const left = new AbortController();
  const starting = startEmbeddedPostgres({ dataDir: config.DATA_DIR, log, signal: left.signal });
  const started = starting.catch(() => undefined);
  closing.defer(async () => {
    left.abort();
    await (await started)?.stop();
  });
  return (await starting).connection;
}
