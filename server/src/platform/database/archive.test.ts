import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atEnd } from '../../../test/ends/at-end.ts';
import { createLog } from '../log.ts';
import { readArchiveLateness } from './archive.ts';
import { type Db, openDb, sql } from './db.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const openWith = async (settings: Readonly<Record<string, string>>): Promise<Db> => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'archive-test-')));
  await chmod(dataDir, 0o755);
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: createLog('silent'),
    settings: { fsync: 'off', shared_buffers: '16MB', ...settings },
  });
  const db = openDb({ connection: { ...connection, max: 1 }, onError: () => undefined });
  atEnd(async () => {
    await db.close();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return db;
};

/** What is in the log now goes to its archive, if that takes it. */
const archive = (db: Db) =>
  db.rows(sql('select pg_switch_wal() from (select pg_logical_emit_message(true, $1, $1)) w'), ['x']);

test('how long nothing was archived is counted from the last that was, else from the start', async () => {
  const db = await openWith({ wal_level: 'replica', archive_mode: 'on' });
  const archiveBy = async (command: string) => {
    await db.pool.query(`alter system set archive_command = '${command}'`);
    await db.pool.query('select pg_reload_conf()');
  };
  await archiveBy('false');
  await archive(db);
  await sleep(1100);
  const refused = await readArchiveLateness(db);
  expect(refused).toBeGreaterThan(1);
  await archiveBy('true');
  await archive(db);
  const heard = () => readArchiveLateness(db);
  await expect.poll(heard, { timeout: 30_000 }).toBeLessThan(refused);
  const [before] = [await heard(), await sleep(300)];
  expect(await heard()).toBeGreaterThan(before);
}, 60_000);

test('a database without an archive is never late', async () => {
  expect(await readArchiveLateness(await openWith({ archive_mode: 'off' }))).toBe(0);
}, 60_000);
