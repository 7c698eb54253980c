import { expect, test } from 'vitest';
import { fillTables, secret } from '../../../test/catalogue/fill-tables.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another } from '../../../test/profiles.ts';
import { inventory, keptJobs } from '../../inventory/index.ts';
import { variantKey } from '../../photos/index.ts';
import { sql } from '../../platform/database/db.ts';
import { eraseMembers } from '../index.ts';

const kit = await createKit();
const { db } = kit;
const day = 24 * 3600 * 1000;

const everyColumn = `select n.nspname as schema, c.relname as "table", a.attname as "column"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition order by 1, 2, 3`;

/** Every column of every table in which one of these words stands, whatever its type: `likes.actor_id`. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await db.pool.query<{ schema: string; table: string; column: string }>(everyColumn);
  const patterns = words.map((word) => `%${word.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
  const found: string[] = [];
  for (const { schema, table, column } of rows) {
    const { rowCount } = await db.pool.query(
      `select from ${schema}.${table} t where t."${column}"::text ilike any($1) limit 1`,
      [patterns],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

/** Where a decision lets something of the member stand. */
function mayStay(place: string): boolean {
  const [table = '', column = ''] = place.split('.');
  const decision = inventory[table];
  if (!decision) return false;
  // An emptied account has an address made of its own id.
  if (decision.leaving === 'kept' || place.startsWith('accounts.email')) return true;
  const { stays = [], mentions = { columns: [] }, with: owner = '' } = decision;
  return inventory[owner]?.leaving === 'kept' || [...stays, ...mentions.columns].includes(column);
}

const addJob = sql(`select graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz + interval '90 days')`);
const giveUp = sql(`update graphile_worker._private_jobs set attempts = max_attempts
  where task_id = (select id from graphile_worker._private_tasks where identifier = 'announce-likes')`);

test('whatever table the database has: what is left of somebody who was erased is what the inventory lets stay (T55, T78)', async () => {
  const ida = await another(kit, 'anna', { name: 'Idageheim' });
  const jan = await another(kit, 'bram');
  const { id: memberId, email } = ida;
  const filled = await fillTables(kit.connection, {
    memberId,
    otherId: jan.id,
    email,
    siteId: 1,
    now: kit.clock.now(),
  });
  await db.pool.query(
    `update profiles set quote = $2, about = $2, city = $2, region = $2, name = 'Idageheim', interests = array[$2],
       tattoos = $2, shows_reading = false, ad_consent = true, looks_for = 3, sexuality = $2, main_photo_key = $2 where id = $1`,
    [memberId, secret],
  );
  await db.pool.query(`update accounts set tracking = $2, notifications_disabled = $3 where id = $1`, [
    memberId,
    { ref: secret },
    secret,
  ]);
  await db.transact(async (tx) => {
    const payload = JSON.stringify({ siteId: 1, memberId, email: email.toUpperCase() });
    for (const task of ['make-export', 'announce-likes', ...Object.keys(keptJobs)])
      await tx.rows(addJob, [task, payload, kit.clock.now()]);
    await tx.run(giveUp, []);
  });
  const files: ReturnType<typeof variantKey>[] = [];
  for (const { key } of (
    await db.pool.query<{ key: string }>('select key from photos where profile_id = $1', [memberId])
  ).rows) {
    files.push(variantKey({ siteId: 1, key }, 'full'));
    await kit.services.storage.put(variantKey({ siteId: 1, key }, 'full'), Buffer.from('a picture'));
  }
  expect(files.length).toBeGreaterThan(0);
  const before = await columnsWith([memberId, email, secret]);
  const tables = new Set(before.map((place) => place.split('.')[0] ?? ''));
  // Each table was filled: what is not there could not be missed.
  expect(filled.filter((name) => !tables.has(name) && inventory[name]?.leaving !== 'with')).toEqual([]);
  expect(before).toContain('_private_jobs.payload');

  await kit.call('POST /api/leave.php', { password, now: false }, { as: ida.browser });
  await kit.advance(14 * day);
  await eraseMembers(kit.services)({}, { db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(0);

  const left = await columnsWith([memberId, ida.publicId, email, 'Idageheim', secret]);
  expect(left.filter((place) => !mayStay(place))).toEqual(['_private_jobs.payload']);
  const { rows: jobs } = await db.pool.query<{ task: string }>(
    `select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload::text ilike $1`,
    [`%${memberId}%`],
  );
  expect(jobs.map(({ task }) => task)).toEqual(Object.keys(keptJobs));
  for (const file of files) expect(await kit.services.storage.get(file)).toBeUndefined();
  // What stays is there: nothing went that the law asks to keep.
  const kept = filled.filter((name) => inventory[name]?.leaving === 'kept');
  const still = new Set((await columnsWith([memberId, secret])).map((place) => place.split('.')[0] ?? ''));
  expect(kept.filter((name) => !still.has(name))).toEqual([]);
});

test('each column of a profile and an account is emptied, or named as one that stays', async () => {
  const untouched = await another(kit, 'anna');
  const { rows } = await db.pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and table_name in ('accounts', 'profiles') order by 1, 2`,
  );
  const erased = (
    await db.pool.query(
      'select to_jsonb(a) as a, to_jsonb(p) as p from accounts a join profiles p using (site_id, id) where a.status = $1 limit 1',
      ['erased'],
    )
  ).rows[0] as { a: object; p: object };
  const fresh = (
    await db.pool.query(
      'select to_jsonb(a) as a, to_jsonb(p) as p from accounts a join profiles p using (site_id, id) where a.id = $1',
      [untouched.id],
    )
  ).rows[0] as { a: object; p: object };
  const empty: Readonly<Record<string, unknown>> = {
    'accounts.password_hash': '',
    'accounts.email': expect.stringMatching(/^[0-9a-f-]{36}@erased\.invalid$/),
    'accounts.email_key': expect.stringMatching(/^[0-9a-f-]{36}@erased\.invalid$/),
    'accounts.tracking': {},
    'accounts.public_id': expect.any(String),
    'accounts.is_premium': false,
    'accounts.has_password': true,
    'accounts.erase_failures': 0,
    'accounts.inactive_stage': 0,
    'profiles.public_id': expect.any(String),
    'profiles.name': '-',
    'profiles.is_confirmed': false,
    'profiles.name_key': '-',
    'profiles.birth_date': '1900-01-01',
  };
  const wrong = rows.filter(({ table, column }) => {
    if (inventory[table]?.stays?.includes(column)) return false;
    const side = table === 'accounts' ? 'a' : 'p';
    const value = (erased[side] as Record<string, unknown>)[column];
    const asked = `${table}.${column}` in empty ? empty[`${table}.${column}`] : undefined;
    // Without a value of its own it is what a new row begins with, or nothing.
    const begins = table === 'profiles' ? (fresh[side] as Record<string, unknown>)[column] : null;
    try {
      expect(value ?? null).toEqual(asked ?? (value === null ? null : begins));
      return false;
    } catch {
      return true;
    }
  });
  expect(wrong).toEqual([]);
});
