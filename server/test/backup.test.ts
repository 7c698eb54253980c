import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import type { Db } from '../src/platform/database/db.ts';
import { openFolderStorage } from '../src/platform/storage/folder.ts';
import { giveCredits } from './credits.ts';
import { createTestDatabase } from './database.ts';
import { createKit } from './kit.ts';
import { addOther, another } from './profiles.ts';

const folder = mkdtempSync(joinPath(tmpdir(), 'vonk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const kit = await createKit();

/** Every row of every table but those that a backup leaves out, as text. */
async function contentsOf({ pool }: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables t
     where schemaname in ('public', 'graphile_worker') and tablename not like 'live_events%' and tablename not like 'schema\\_%' and tablename <> 'migrations'`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

/** Takes a number that the database gives out. */
const addJob = ({ pool }: Db) => pool.query(`select graphile_worker.add_job('nothing')`);

test('a backup put into another database and storage holds every row and file, and numbers go on', async () => {
  const mark = await another(kit, 'anna');
  await giveCredits(kit, mark, 3);
  const nathalie = await another(kit, 'anna');
  await addOther(kit, 'Luna');
  const text = 'Tab\t, \\N en een regel\nverder: żółć 😀';
  const sent = await kit.call(
    'POST /api/message.php',
    { profile: nathalie.publicId, key: randomUUID(), text },
    { as: mark.browser },
  );
  expect(sent.ok.outcome).toBe('sent');
  await kit.services.storage.put('photos/1/abc/main-v1.webp', Buffer.from([0, 255, 13, 10]));
  await addJob(kit.db);
  const before = await contentsOf(kit.db);

  const written = await writeBackup(
    { pool: kit.db.pool, storage: kit.services.storage },
    joinPath(folder, 'whole'),
    kit.clock.now(),
  );
  const other = await createTestDatabase();
  const storage = await openFolderStorage(joinPath(folder, 'files'));
  await restoreBackup({ pool: other.db.pool, storage }, joinPath(folder, 'whole'));

  expect(await contentsOf(other.db)).toEqual(before);
  expect(written.tables['public.messages']).toBe(1);
  // What is found by, the planner knows from the first statement on; -1 would be: never looked at.
  const { rows } = await other.db.pool.query<{ known: number }>(
    `select reltuples as known from pg_class where oid = 'accounts'::regclass`,
  );
  expect(rows[0]?.known).toBe(written.tables['public.accounts']);
  expect((await storage.get('photos/1/abc/main-v1.webp'))?.bytes).toEqual(Buffer.from([0, 255, 13, 10]));
  await addJob(other.db);
});

test('a backup is refused where members live, where it is not whole, and where the version differs', async () => {
  const target = { pool: kit.db.pool, storage: kit.services.storage };
  await expect(restoreBackup(target, joinPath(folder, 'nowhere'))).rejects.toThrow('no whole backup');
  await writeBackup(target, joinPath(folder, 'second'), kit.clock.now());
  await expect(restoreBackup(target, joinPath(folder, 'second'))).rejects.toThrow('has members already');
  await expect(writeBackup(target, joinPath(folder, 'second'), kit.clock.now())).rejects.toThrow('EEXIST');
  writeFileSync(
    joinPath(folder, 'second', 'backup.json'),
    JSON.stringify({ migrations: { '0001-sites.sql': 'other' }, tables: {} }),
  );
  const other = await createTestDatabase();
  await expect(restoreBackup({ ...target, pool: other.db.pool }, joinPath(folder, 'second'))).rejects.toThrow(
    'another version',
  );
});

test('a damaged backup leaves the database as it was', async () => {
  const other = await createTestDatabase();
  await writeBackup({ pool: kit.db.pool, storage: kit.services.storage }, joinPath(folder, 'third'), kit.clock.now());
  writeFileSync(joinPath(folder, 'third', 'tables', 'public.profiles.gz'), 'not gzip');
  const storage = await openFolderStorage(joinPath(folder, 'third-files'));
  await expect(restoreBackup({ pool: other.db.pool, storage }, joinPath(folder, 'third'))).rejects.toThrow(
    'incorrect header check',
  );
  expect((await other.db.pool.query('select 1 from accounts')).rows).toEqual([]);
});
