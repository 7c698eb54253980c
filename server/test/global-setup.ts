import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Db, openDb } from '../src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { prepareJobs } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { updateDatabase } from '../src/main/database/update-database.ts';
import { seedSites } from '../src/main/sites/seed-sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the server that holds the two templates. */
    postgres: pg.PoolConfig;
  }
}

/** What a database of a test is copied from: tables alone, or the sites of the demo in them. */
export const templates = { empty: 'vonk_template', sites: 'vonk_template_sites' } as const;

/** When the clock of a test begins. */
export const testsBegin = new Date('2026-11-21T12:00:00Z');

/** Nothing of it need be there after the power went. */
const thrownAway = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

interface Running {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

// Each project of Vitest that needs a database sets itself up, from a copy of this module of its own.
const shared = globalThis as typeof globalThis & {
  vonkPostgres?: Map<string | undefined, { running: Promise<Running>; users: number }>;
};
const servers = (shared.vonkPostgres ??= new Map());

/**
 * One PostgreSQL for the projects of a run: TEST_DATABASE_URL's, or, for the project `embedded` and without that
 * setting, the embedded one. Each test file gets its own copy of a template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = project.name === 'embedded' ? undefined : process.env['TEST_DATABASE_URL'] || undefined;
  const server = servers.get(url) ?? { running: start(url), users: 0 };
  servers.set(url, server);
  server.users += 1;
  const { connection, stop } = await server.running;
  project.provide('postgres', connection);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    servers.delete(url);
    await stop();
  };
}

async function start(url: string | undefined): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-test-'));
  const embedded =
    url === undefined
      ? await startEmbeddedPostgres({
          dataDir,
          log: createLog('error'),
          settings: thrownAway,
        })
      : undefined;
  const connection: pg.PoolConfig = embedded ? { ...embedded.connection } : { connectionString: url ?? '' };
  const admin = new pg.Client(connection);
  await admin.connect();
  const leftOver = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'vonk\\_%'`,
  );
  for (const { datname } of leftOver.rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.query(`create database ${templates.empty}`);
  await prepare(connection, templates.empty, async (db) => {
    await updateDatabase(db.pool);
    await prepareJobs(db, createLog('error'));
  });
  await admin.query(`create database ${templates.sites} template ${templates.empty}`);
  await prepare(connection, templates.sites, (db) => seedSites(db, testsBegin));
  return {
    connection,
    async stop() {
      await admin.end();
      await embedded?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nobody may be connected with what is copied. */
async function prepare(connection: pg.PoolConfig, name: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const db = openDb({ connection: databaseOf(connection, name), onError: () => {} });
  await fill(db);
  await db.close();
}

/** The same server, another database. */
export function databaseOf(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
