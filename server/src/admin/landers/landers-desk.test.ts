import { day, hour } from '@vonk/contract/durations';
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

const nl = { title: 'Voor wie van Utrecht houdt.', lead: 'Een stad vol werven.' };
const place = (slug: string) => ({ site: 1, lander: 'gallery', slug }) as const;
const write = (slug: string, part: object = {}) =>
  adminCall(
    kit,
    'PUT /api/admin/lander',
    {
      ...place(slug),
      words: 'again',
      texts: { nl },
      faces: 'none',
      picture: null,
      version: 0,
      reason: 'Campagne.',
      ...part,
    },
    { as },
  );
const turn = (slug: string, version: number, isOn: boolean) =>
  adminCall(kit, 'POST /api/admin/lander-switch', { ...place(slug), version, is_on: isOn, reason: 'Voorbij.' }, { as });
const back = (slug: string, version: number, number: number) =>
  adminCall(kit, 'POST /api/admin/lander-back', { ...place(slug), version, number, reason: 'Toch.' }, { as });
const found = async (slug: string, site = 1, browser = as) =>
  (await adminCall(kit, 'GET /api/admin/landers', { site }, { as: browser })).ok.landers.find(
    (one) => one.lander === 'gallery' && one.slug === slug,
  );
const versions = async (slug: string) =>
  (await adminCall(kit, 'GET /api/admin/lander-versions', place(slug), { as })).ok.versions;
const shown = async (slug: string) => {
  const dutch = kit.browser();
  dutch.cookies.set('locale', 'nl');
  return (await kit.call('GET /api/lander.php', { lander: 'gallery', slug }, { as: dutch })).ok;
};
const logged = async (slug: string) => {
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit join audit_chain on audit_id = id
      where subject = $1 order by position`,
    [`gallery/${slug}`],
  );
  return rows.map(({ line }) => line);
};

test('STAFF-4: a slug is made, changed, switched off and put back; visitors see each at once, the log has each', async () => {
  expect((await write('utrecht')).status).toBe(200);
  expect((await write('utrecht')).status).toBe(200);
  expect(await shown('utrecht')).toMatchObject({ slug: 'utrecht', words: 'again', own: nl });
  expect(await found('utrecht')).toMatchObject({
    version: 1,
    is_on: true,
    texts: { nl },
    by: 'Mara',
    at: kit.clock.now().toISOString(),
    address: 'http://localhost:3000/landers/gallery/utrecht',
    left: 0,
  });
  const other = { ...nl, title: 'Een andere kop.' };
  expect((await write('utrecht', { version: 1, texts: { nl: other } })).status).toBe(200);
  expect((await shown('utrecht')).own).toEqual(other);
  expect((await turn('utrecht', 2, false)).status).toBe(200);
  expect((await turn('utrecht', 3, false)).refusal.error).toBe('stands_already');
  expect(await shown('utrecht')).toMatchObject({ slug: null, words: 'plain', own: null });
  expect((await back('utrecht', 3, 1)).status).toBe(200);
  expect((await shown('utrecht')).own).toEqual(nl);
  expect((await versions('utrecht')).map(({ number, by, is_on: isOn }) => [number, by, isOn])).toEqual([
    [4, 'Mara', true],
    [3, 'Mara', false],
    [2, 'Mara', true],
    [1, 'Mara', true],
  ]);
  expect(await logged('utrecht')).toEqual([
    'lander_written Campagne.',
    'lander_written Campagne.',
    'lander_switched_off Voorbij.',
    'lander_put_back Toch.',
  ]);
});

test('what the seed made is found as it was, keeps whom it shows, and can be put back', async () => {
  expect(await versions('50plus')).toEqual([]);
  expect(await found('50plus')).toMatchObject({
    version: 1,
    by: null,
    models: ['ingrid', 'dennis', 'yvonne', 'edwin'],
  });
  expect((await write('50plus', { version: 1 })).status).toBe(200);
  expect(await shown('50plus')).toMatchObject({ models: ['ingrid', 'dennis', 'yvonne', 'edwin'], own: nl });
  expect((await versions('50plus')).map(({ by }) => by)).toEqual(['Mara', null]);
  expect((await back('50plus', 2, 1)).status).toBe(200);
  expect((await shown('50plus')).own).toBeNull();
  expect((await back('50plus', 3, 9)).refusal.error).toBe('not_found');
});

test('of two who change one at once the second is refused, and no slug is made twice', async () => {
  expect((await write('samen')).status).toBe(200);
  const both = await Promise.all(
    ['Van de een.', 'Van de ander.'].map((title) => write('samen', { version: 1, texts: { nl: { ...nl, title } } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('lander_changed');
  const twice = await Promise.all(
    ['Een.', 'Twee.'].map((title) => write('dubbel', { texts: { nl: { ...nl, title } } })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(twice.find(({ status }) => status === 409)?.refusal).toMatchObject({ error: 'slug_taken', field: 'slug' });
  expect(await logged('dubbel')).toHaveLength(1);
});

test.each([
  ['a claim', { nl: { ...nl, lead: 'Wij zijn de grootste.' } }, 'claim_of_register', 'nl.lead', 'grootste', 13],
  ['a figure', { de: { title: '46 % mehr', lead: 'Ja.' } }, 'claim_of_register', 'de.title', '46 %', 1],
  ['a field', { nl: { ...nl, title: 'Dag {name}.' } }, 'field_unknown', 'nl.title', '{name}', 5],
  ['a brace', { nl: { ...nl, title: 'Dag {.' } }, 'field_broken', 'nl.title', '{', 5],
] as const)('%s in a text is refused with its place (T18)', async (_, texts, error, field, written, at) => {
  const { refusal } = await write('fout', { texts });
  expect([refusal.error, refusal.field]).toEqual([error, field]);
  expect(refusal.message).toContain(written);
  expect(refusal.message).toContain(String(at));
  expect(await found('fout')).toBeUndefined();
  expect(await logged('fout')).toEqual([]);
});

test.each([
  ['half a language', { texts: { nl: { ...nl, lead: ' ' } } }, 'words_required', 'nl.lead'],
  ['words of another lander', { words: 'quiet' }, 'setting_invalid', 'words'],
  ['an address with a blank', { slug: 'twee woorden' }, 'invalid_input', 'slug'],
  ['a page without slugs', { lander: 'adultonly', words: 'plain' }, 'invalid_input', 'lander'],
  ['no reason', { reason: '   ' }, 'invalid_input', 'reason'],
] as const)('%s is refused', async (_, part, error, field) => {
  const { refusal } = await write('fout', part);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
});

test('the slugs of a site are neither seen nor changed from another', async () => {
  expect((await write('hier')).status).toBe(200);
  const boss = await logInAgain(kit, owner);
  expect(await found('hier', 2, boss)).toBeUndefined();
  const elsewhere = { ...place('hier'), site: 2, version: 1, is_on: false, reason: 'Weg.' };
  expect((await adminCall(kit, 'POST /api/admin/lander-switch', elsewhere, { as: boss })).refusal.error).toBe(
    'not_found',
  );
  expect((await shown('hier')).slug).toBe('hier');
});

test('C32: how often one was left at once is counted for thirty days', async () => {
  expect((await write('weg')).status).toBe(200);
  const referer = 'http://localhost/landers/gallery/weg?lb=1';
  await kit.call('POST /api/page-hidden.php', {}, { as: kit.browser(), headers: { referer } });
  expect((await found('weg'))?.left).toBe(1);
  for (const [days, left] of [
    [29, 1],
    [1, 0],
  ] as const) {
    await kit.advance(days * day);
    as = await logInAgain(kit, mara);
    expect((await found('weg'))?.left).toBe(left);
  }
});

test('what a slug showed is not rewritten', async () => {
  for (const statement of ['update lander_versions set actor = $1', 'delete from lander_versions where actor <> $1'])
    await expect(kit.db.pool.query(statement, ['x'])).rejects.toThrow('append-only');
});
