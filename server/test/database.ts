import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Db, openDb } from '../src/platform/database/db.ts';
import { databaseOf, templates } from './global-setup.ts';
import { hearSignals } from './live/told.ts';
import { atEnd } from './ends/at-end.ts';

/** An unconnected client, as pools on the same connection have them. */
export const connectTo = ({ Client = pg.Client, ...to }: pg.PoolConfig): pg.Client =>
  new (Client as typeof pg.Client)(to as pg.ClientConfig);

export interface TestDatabase {
  db: Db;
  connection: pg.PoolConfig;
}

/**
 * A database of this test file's own, copied from a template; dropped after the file. The file fails when its tests
 * told members anything that the contract does not have.
 */
export async function createTestDatabase(template: keyof typeof templates = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `vonk_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server);
  // A connection that only waits for the end may break without harm: what it does last says so itself.
  admin.on('error', () => {});
  await admin.connect();
  // Two files may copy the template at the same moment, which PostgreSQL refuses.
  await admin.query('select pg_advisory_lock(4242)');
  await admin.query(`create database "${name}" template ${templates[template]}`);
  await admin.query('select pg_advisory_unlock(4242)');
  const connection = databaseOf(server, name);
  const db = openDb({ connection, onError: () => {} });
  const hearing = await hearSignals(connection);
  atEnd(async () => {
    try {
      await hearing.check(db);
    } finally {
      await db.close();
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    }
  });
  return { db, connection };
}

/** A database with nothing in it, for one test, and gone after it. */
export async function emptyDatabase(): Promise<pg.PoolConfig> {
  const server = inject('postgres');
  const name = `vonk_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database "${name}"`);
  onTestFinished(async () => {
    await admin.query(`drop database "${name}" with (force)`);
    await admin.end();
  });
  return databaseOf(server, name);
}
