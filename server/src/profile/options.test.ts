import { randomUUID } from 'node:crypto';
import type { CallInput } from '@vonk/contract/api';
import {
  genderBits,
  genders,
  interests,
  type ProfileOption,
  profileOptionNames,
  profileOptions,
} from '@vonk/contract/profile';
import { profile as dutch } from '@vonk/locales/nl/profile';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { profileColumns } from './columns.ts';
import { blankProfile, ownProfile } from './index.ts';

const kit = await createKit();

test('every column of profiles says what an export and an erasure do with it', async () => {
  const { rows } = await kit.db.pool.query<{ name: string; isMade: boolean }>(
    `select a.attname as name, a.attgenerated <> '' as "isMade" from pg_attribute a
     where a.attrelid = 'profiles'::regclass and a.attnum > 0 and not a.attisdropped`,
  );
  expect(Object.keys(profileColumns).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const made = rows.filter(({ isMade }) => isMade).map(({ name }) => name);
  expect(made.filter((name) => profileColumns[name]?.erased !== undefined)).toEqual([]);
});

test('every option has words: in Dutch, which every other language is held against', () => {
  const words: Readonly<Record<string, object | string>> = dutch;
  for (const [name, slugs] of Object.entries({ ...profileOptions, interests }))
    expect({ name, slugs: Object.keys(words[name] ?? {}).toSorted() }).toEqual({ name, slugs: slugs.toSorted() });
});

test('the bit of each gender is the same in the database, and what is no gender has none', async () => {
  const { rows } = await kit.db.pool.query<{ gender: string; bit: number | null }>(
    'select gender, gender_bit_v1(gender) as bit from unnest($1::text[]) as gender',
    [[...genders, 'unknown']],
  );
  expect(Object.fromEntries(rows.map(({ gender, bit }) => [gender, bit]))).toEqual({ ...genderBits, unknown: null });
});

const answers = profileOptionNames.flatMap((name) => profileOptions[name].map((slug) => ({ name, slug })));
const one = (name: ProfileOption, slug: string | null): object => ({ [name]: slug });

describe('each answer to each list', () => {
  let [tess, uma]: Person[] = [];
  beforeAll(async () => {
    tess = await another(kit, 'anna', { columns: { country: 'NL' } });
    uma = await another(kit, 'bram', { columns: { country: 'NL' } });
  });
  // Few searches a minute are let through in the first day (T124).
  beforeEach(() => kit.clock.advance(10_000));
  const scope = () => ({ siteId: 1, memberId: tess?.id ?? '' });
  const put = (input: object) =>
    kit.call('PUT /api/profile.php', { orientation_consent: true, ...input }, { as: tess!.browser });
  const exported = async () => (await ownProfile(kit.db, scope())).profile[0] ?? {};
  const found = async (input: CallInput<'GET /api/members.php'>) =>
    (await kit.call('GET /api/members.php', { ...input, min_age: 18, fresh: '1' }, { as: uma!.browser })).ok.results
      .map(({ id }) => id)
      .includes(tess!.publicId);

  test.each(answers)('$name: $slug is kept, shown, searched by and exported', async ({ name, slug }) => {
    expect((await put(one(name, slug))).ok.profile).toMatchObject(one(name, slug));
    const { ok } = await kit.call('GET /api/profile.php', {}, { as: tess!.browser });
    expect(ok.profile).toMatchObject(one(name, slug));
    const page = await kit.call('GET /api/member.php', { id: tess!.publicId }, { as: uma!.browser });
    expect(page.ok.member.facts).toMatchObject(one(name, slug));
    expect(await found(one(name, slug))).toBe(true);
    const others = profileOptions[name].filter((other) => other !== slug);
    expect(await found(one(name, others.join(',')))).toBe(false);
    expect(await exported()).toMatchObject(one(name, slug));
  });

  test('is gone after erasure', async () => {
    const before = await exported();
    for (const name of profileOptionNames) expect(before).not.toMatchObject(one(name, null));
    await kit.db.transact((tx) => blankProfile(tx, scope(), randomUUID().slice(0, 14)));
    const after = await exported();
    for (const name of profileOptionNames) expect(after).toMatchObject(one(name, null));
    for (const name of profileOptionNames) expect(await found(one(name, profileOptions[name].join(',')))).toBe(false);
  });
});
