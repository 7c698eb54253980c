import { randomUUID } from 'node:crypto';
import { hour } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
let as: Browser = mara.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, mara);
});

const make = (network: string) =>
  adminCall(kit, 'POST /api/admin/network-key', { site: 1, network, reason: 'Contract getekend.' }, { as });
const list = async (site = 1, browser = as) =>
  (await adminCall(kit, 'GET /api/admin/network-keys', { site }, { as: browser })).ok.keys;
const end = (id: string, site = 1, browser = as) =>
  adminCall(kit, 'POST /api/admin/network-key-end', { site, id, reason: 'Contract voorbij.' }, { as: browser });
const signUp = (key: string) =>
  kit.call(
    'POST /api/partner-signup.php',
    {
      email: `${randomUUID()}@example.org`,
      name: `Luister${Math.floor(Math.random() * 100_000)}`,
      date_of_birth: '1990-05-17',
      gender: 'female',
      accept_terms: true,
    },
    { as: kit.browser(), headers: { authorization: `Bearer ${key}` } },
  );

test('ACC-4: a key is told once, signs people up, and ends at once, with who and why in the log', async () => {
  const { id, key } = (await make(' radio-oost ')).ok;
  expect(await list()).toEqual([{ id, network: 'radio-oost', made_at: kit.clock.now().toISOString(), ended_at: null }]);
  expect(JSON.stringify(await list())).not.toContain(key);
  const { rows: kept } = await kit.db.pool.query<{ line: string }>(
    `select row_to_json(k)::text as line from network_keys k where id = $1 union all
      select row_to_json(a)::text from audit a where subject = $1`,
    [id],
  );
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(key);
  expect((await signUp(key)).status).toBe(200);
  const both = await Promise.all([end(id), end(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await signUp(key)).status).toBe(403);
  expect((await list())[0]?.ended_at).toBe(kit.clock.now().toISOString());
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit where subject = $1 order by line`,
    [id],
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'network_key_ended Contract voorbij.',
    'network_key_made Contract getekend.',
  ]);
});

test('a network may have two keys while they are changed over; one without a name is none', async () => {
  const [first, second] = [(await make('krant')).ok, (await make('krant')).ok];
  expect((await list()).filter(({ network }) => network === 'krant')).toHaveLength(2);
  expect((await end(first.id)).status).toBe(200);
  expect((await signUp(second.key)).status).toBe(200);
  expect((await make('  ')).refusal).toMatchObject({ error: 'invalid_input', field: 'network' });
});

test('the keys of a site are neither seen nor ended from another', async () => {
  const { id } = (await make('zender')).ok;
  const boss = await logInAgain(kit, owner);
  expect(await list(2, boss)).toEqual([]);
  expect((await end(id, 2, boss)).refusal.error).toBe('stands_already');
  expect((await list()).find((key) => key.id === id)?.ended_at).toBeNull();
});
