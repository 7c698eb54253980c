import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { updateDatabase } from '../../../src/main/database/update-database.ts';
import { seedSites } from '../../../src/main/sites/seed-sites.ts';
import { type Db, openDb } from '../../../src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.ts';
import { prepareJobs } from '../../../src/platform/jobs/jobs.ts';
import { createLog } from '../../../src/platform/log.ts';
import { atEnd } from '../../ends/at-end.ts';
import { testsBegin } from '../../global-setup.ts';

/** A database of its own server, as a cluster has one, and the address at which another server reaches it. */
export interface ClusterDatabase {
  readonly db: Db;
  readonly connection: pg.PoolConfig;
  readonly address: string;
}

const log = createLog('silent');
const settings = {
  wal_level: 'logical',
  fsync: 'off',
  shared_buffers: '16MB',
  max_connections: '60',
  max_wal_senders: '8',
  max_replication_slots: '8',
};

/** Starts a server with the tables of this version, and with the sites of the demo when they are asked for. */
export async function startCluster({ hasSites }: { hasSites: boolean }): Promise<ClusterDatabase> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'vonk-cluster-')));
  await chmod(dataDir, 0o755);
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, settings, transport: 'tcp' });
  const db = openDb({ connection, onError: () => undefined });
  atEnd(async () => {
    await db.close();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await updateDatabase(db.pool);
  await prepareJobs(db, log);
  if (hasSites) await seedSites(db, testsBegin);
  const { host, port, user, password = '', database } = connection;
  return { db, connection, address: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}` };
}
