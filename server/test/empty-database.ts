import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';

/**
 * A database with nothing in it, for one test, and gone after it. It is made on the server of `TEST_DATABASE_URL`, or on an embedded
 * one that all test processes share.
 */
export async function emptyDatabase(): Promise<ClientConfig> {
  const server = await openServer();
  const database = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server.connection, `create database ${database}`);
  onTestFinished(async () => {
    await asAdmin(server.connection, `drop database ${database} with (force)`);
    await server.stop();
  });
  const { connectionString } = server.connection;
  if (connectionString === undefined) return { ...server.connection, database };
  const address = new URL(connectionString);
  address.pathname = database;
  return { connectionString: address.href };
}

async function openServer(): Promise<{ connection: ClientConfig; stop(): Promise<void> }> {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (connectionString !== undefined) return { connection: { connectionString }, stop: async () => undefined };
  const dataDir = join(tmpdir(), `empty-databases-${process.getuid?.() ?? 'all'}`);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const settings = { fsync: 'off', shared_buffers: '32MB', max_connections: '200' };
  return startEmbeddedPostgres({ dataDir, log: createLog('silent'), settings });
}

async function asAdmin(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
