import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { databaseOf } from './global-setup.ts';

/** A database with nothing in it, for one test, and gone after it. */
export async function emptyDatabase(): Promise<ClientConfig> {
  const server = inject('postgres');
  const name = `vonk_${randomBytes(6).toString('hex')}`;
  const admin = new Client(server);
  await admin.connect();
  await admin.query(`create database "${name}"`);
  onTestFinished(async () => {
    await admin.query(`drop database "${name}" with (force)`);
    await admin.end();
  });
  return databaseOf(server, name);
}
