import { describe, expect, test } from 'vitest';
import { createKit } from './kit.ts';
import type { Schema } from './fuzz/values.ts';
import type { OpenApi } from './fuzz/requests.ts';
import { logIn, password } from './members.ts';
import { another, type Person } from './profiles.ts';

/**
 * Whom one looks for and one's orientation (C3, T75). A new call that takes either fails here until it is decided
 * whether it keeps it, and asks for consent.
 */
const kit = await createKit();
const openApi = (await (await kit.app.request('/openapi.json', { headers: { host: 'localhost' } })).json()) as OpenApi;

/** What may tell it: by the names of fields, or by what may stand in them. */
const names = new Set(['gender', 'own_gender', 'looks_for', 'sexuality']);
const slugs = ['gay', 'lesbian'];

const tells = (schema: Schema | undefined): boolean =>
  JSON.stringify(schema ?? {}, (key, value: unknown) => (names.has(key) ? 'found!' : value)).includes('found!') ||
  slugs.some((slug) => JSON.stringify(schema ?? {}).includes(`"${slug}"`));

const takers = Object.entries(openApi.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      takes:
        parameters.some(({ name, schema }) => names.has(name) || tells(schema)) ||
        tells(requestBody?.content['application/json']?.schema),
    })),
  )
  .flatMap(({ name, takes }) => (takes ? [name] : []))
  .toSorted();

const address = { gender: 'female', sexuality: 'lesbian' } as const;

/** What a member without consent sends to each of them, and how it is answered. */
const sends: Record<string, (as: Person) => Promise<unknown>> = {
  'GET /api/members.php': async ({ browser }) => {
    const { ok } = await kit.call('GET /api/members.php', { ...address, min_age: 30 }, { as: browser });
    // For this call it holds.
    expect(ok.filters).toMatchObject({
      gender: 'female',
      sexuality: ['lesbian'],
      min_age: 30,
    });
  },
  'POST /api/saved-search.php': async ({ browser }) => {
    const input = { name: 'Zij', filters: address };
    expect((await kit.call('POST /api/saved-search.php', input, { as: browser })).refusal).toMatchObject({
      error: 'consent_required',
      field: 'orientation_consent',
    });
  },
  'PUT /api/profile.php': async ({ browser }) => {
    for (const input of [{ looks_for: ['female' as const] }, { sexuality: 'lesbian' as const }])
      expect((await kit.call('PUT /api/profile.php', input, { as: browser })).refusal.error).toBe('consent_required');
  },
  'POST /api/signup.php': async () => {
    const input = {
      email: 'zus@example.org',
      name: 'Zus',
      password,
      date_of_birth: '1985-03-14',
      gender: 'female' as const,
      looks_for: ['female' as const],
      accept_terms: true,
      orientation_consent: false,
    };
    expect((await kit.call('POST /api/signup.php', input)).refusal.error).toBe('consent_required');
  },
};
/** They take a gender alone, which is the member's own and tells nothing of whom they look for. */
const ownGender = ['POST /api/partner-signup.php'];

/** Everything that is stored, as text, table by table; the tables where a gender is the member's own apart. */
async function stored(): Promise<string> {
  const { rows } = await kit.db.pool.query<{ table: string }>(
    `select relname as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const texts: string[] = [];
  for (const { table } of rows) {
    const { rows: found } = await kit.db.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'settings')::text as row from ${table} t`,
    );
    texts.push(...found.map(({ row }) => `${table} ${row}`));
  }
  return texts.join('\n');
}

const kept = async ({ id }: Person) => {
  const { rows } = await kit.db.pool.query<{
    name: string | null;
    filters: object;
  }>('select name, filters from saved_searches where member_id = $1 order by name nulls first', [id]);
  return rows;
};

test('every call that takes it is known here (T75)', () => {
  expect(takers.filter((name) => !ownGender.includes(name))).toEqual(Object.keys(sends).toSorted());
  expect(ownGender.every((name) => takers.includes(name))).toBe(true);
});

test('without consent no call keeps it, in no table (T75, C3)', async () => {
  const sara = await another(kit, 'lotte');
  for (const send of Object.values(sends)) await send(sara);
  const everything = await stored();
  expect(everything).toContain(sara.id);
  expect(everything.split('\n').filter((row) => slugs.some((slug) => row.includes(`"${slug}`)))).toEqual([]);
  expect(everything).not.toMatch(/"looks_for": \d/);
  expect(everything).not.toMatch(/"filters": \{[^}]*"gender"/);
});

describe('a search', () => {
  test('is on another device what was kept of it: without consent all but whom one looks for (T75, C3)', async () => {
    const tess = await another(kit, 'lotte');
    await kit.call('GET /api/members.php', { ...address, min_age: 41 }, { as: tess.browser });
    const elsewhere = await logIn(kit, tess);
    const { filters } = (await kit.call('GET /api/members.php', {}, { as: elsewhere })).ok;
    expect(filters).toMatchObject({ gender: null, sexuality: [], min_age: 41 });
    // One of nothing else leaves nothing.
    await kit.call('GET /api/members.php', { gender: 'female' }, { as: tess.browser });
    expect(await kept(tess)).toEqual([]);
  });

  test('is kept whole with consent, given with it or on the profile, and taken back it is gone from all (T75)', async () => {
    const uma = await another(kit, 'lotte');
    const as = { as: uma.browser };
    const given = {
      name: 'Zij',
      filters: { ...address, min_age: 30 },
      orientation_consent: true,
    } as const;
    expect((await kit.call('POST /api/saved-search.php', given, as)).ok.searches).toMatchObject([{ name: 'Zij' }]);
    expect((await kit.call('GET /api/profile.php', {}, as)).ok.profile.orientation_consent).toBe(true);
    await kit.call('POST /api/saved-search.php', { name: 'Alleen zij', filters: { gender: 'female' } }, as);
    await kit.call('GET /api/members.php', { ...address, max_age: 60 }, as);
    expect((await kept(uma)).map(({ filters }) => filters)).toEqual([
      { ...address, max_age: 60 },
      { gender: 'female' },
      { ...address, min_age: 30 },
    ]);
    await kit.call('PUT /api/profile.php', { orientation_consent: false }, as);
    expect(await kept(uma)).toEqual([
      { name: null, filters: { max_age: 60 } },
      { name: 'Zij', filters: { min_age: 30 } },
    ]);
  });
});
