import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import type { Db } from '../../platform/database/db.ts';
import { eraseAgain, eraseAgainJob, eraseMembers } from '../index.ts';
import { listErased } from './erased-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-erased-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const kit = await createKit();
const { storage } = kit.services;
const day = 24 * 3600 * 1000;

const list = async () => {
  const ids: string[] = [];
  for await (const { memberId } of listErased(storage)) ids.push(memberId);
  return ids;
};
const erase = async (person: Person) => {
  await kit.call('POST /api/leave.php', { password, now: false }, { as: person.browser });
  await kit.advance(14 * day);
  await eraseMembers(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(1000);
};
const accountOf = async ({ pool }: Db, { id }: Person) =>
  (
    await pool.query<{ status: string; email: string; name: string }>(
      'select a.status, a.email, p.name from accounts a join profiles p using (site_id, id) where a.id = $1',
      [id],
    )
  ).rows[0];

test('T55: who was erased after a backup is erased again in what is restored from it, and nobody else', async () => {
  const [gone, stays, leaves] = [await another(kit, 'anna'), await another(kit, 'bram'), await another(kit, 'anna')];
  const sent = { profile: stays.publicId, key: crypto.randomUUID(), text: 'Spoorloos' };
  await kit.call('POST /api/message.php', sent, { as: gone.browser });
  await writeBackup({ pool: kit.db.pool, storage }, join(folder, 'before'), kit.clock.now());
  await erase(gone);
  // Their own wish is a row of the database: it is not on the list before it was carried out.
  await kit.call('POST /api/leave.php', { password, now: false }, { as: leaves.browser });
  expect(await list()).toEqual([gone.id]);

  const restored = await createTestDatabase();
  await restoreBackup({ pool: restored.db.pool, storage }, join(folder, 'before'));
  expect(await accountOf(restored.db, gone)).toMatchObject({ status: 'confirmed', email: gone.email });

  const services = { ...kit.services, db: restored.db };
  // Two processes start at the same moment.
  const both = await Promise.all([eraseAgain(services, kit.clock.now()), eraseAgain(services, kit.clock.now())]);
  expect(both.reduce((sum, { erased }) => sum + erased, 0)).toBe(1);
  expect(both.some(({ failed }) => failed > 0)).toBe(false);
  expect(await accountOf(restored.db, gone)).toEqual({
    status: 'erased',
    email: `${gone.id}@erased.invalid`,
    name: '-',
  });
  expect((await accountOf(restored.db, stays))?.status).toBe('confirmed');
  expect((await accountOf(restored.db, leaves))?.status).toBe('confirmed');
  // A later start finds nobody.
  expect(await eraseAgain(services, kit.clock.now())).toEqual({ erased: 0, failed: 0 });
  await erase(leaves);
});

test('what keeps one from being erased again stops nobody else, and the hourly job tries anew', async () => {
  const [stuck, other] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await writeBackup({ pool: kit.db.pool, storage }, join(folder, 'stuck'), kit.clock.now());
  await erase(stuck);
  await erase(other);
  const restored = await createTestDatabase();
  await restoreBackup({ pool: restored.db.pool, storage }, join(folder, 'stuck'));
  await restored.db.pool.query(
    `create function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
  );
  await restored.db.pool.query(
    `create trigger stick before update on profiles for each row
       when (new.status = 'erased' and new.id = '${stuck.id}') execute function stick()`,
  );
  const services = { ...kit.services, db: restored.db };
  expect(await eraseAgain(services, kit.clock.now())).toEqual({ erased: 1, failed: 1 });
  expect((await accountOf(restored.db, other))?.status).toBe('erased');
  await restored.db.pool.query('drop trigger stick on profiles');
  await eraseAgainJob(services)({}, { db: restored.db, now: kit.clock.now(), attempt: 1 });
  expect((await accountOf(restored.db, stuck))?.status).toBe('erased');
});

test('an erasure that is taken back is not on the list', async () => {
  const person = await another(kit, 'anna');
  const before = await list();
  await kit.db.pool.query(
    `create or replace function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
  );
  await kit.db.pool.query(
    `create trigger stick before update on accounts for each row
       when (new.status = 'erased' and new.id = '${person.id}') execute function stick()`,
  );
  await erase(person);
  await kit.db.pool.query('drop trigger stick on accounts');
  expect(await list()).toEqual(before);
});

test('the list lies outside the database for 35 days, longer than any backup is kept, and says a number and a day alone', async () => {
  const person = await another(kit, 'anna');
  await erase(person);
  const keys: string[] = [];
  for await (const key of storage.list('erased/')) if (key.includes(person.id)) keys.push(key);
  const date = kit.clock.now().toISOString().slice(0, 10);
  expect(keys).toEqual([`erased/${date}/1/${person.id}.json`]);
  expect(Object.keys(JSON.parse(String((await storage.get(keys[0] ?? ''))?.bytes)) as object)).toEqual(['erased_at']);
  const run = () => eraseAgainJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(35 * day);
  await run();
  expect(await list()).toContain(person.id);
  await kit.advance(day);
  await run();
  expect(await list()).not.toContain(person.id);
});

test('nobody is given a file of the list', async () => {
  const person = await another(kit, 'anna');
  await erase(person);
  const date = kit.clock.now().toISOString().slice(0, 10);
  for (const prefix of ['', 'photos/', 'api/', 'admin/']) {
    const path = `/${prefix}erased/${date}/1/${person.id}.json`;
    const answer = await kit.app.request(path, { headers: { host: 'localhost' } });
    expect(await answer.text()).not.toContain('erased_at');
  }
});
