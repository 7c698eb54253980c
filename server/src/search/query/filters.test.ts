import type { CallInput } from '@vonk/contract/api';
import { minute } from '@vonk/contract/durations';
import { interests, profileOptions, profileOptionNames } from '@vonk/contract/profile';
import { maxSavedSearches } from '@vonk/contract/search';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';
import { findCities } from '../../places/index.ts';
import { mergeCellsJob } from '../../profile/index.ts';
import { answerColumn, answerMasks, interestMask } from './masks.ts';

const kit = await createKit();

type Input = CallInput<'GET /api/members.php'>;
const search = async (who: Person, input: Input = {}) =>
  (await kit.call('GET /api/members.php', input, { as: who.browser })).ok;
const namesOf = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name).sort();
const setSite = async (settings: object) => {
  await kit.db.transact((tx) =>
    tx.run(sql('update sites set settings = settings || $1 where id = 1'), [JSON.stringify(settings)]),
  );
  await kit.services.sites.reload();
};

beforeEach(async () => {
  await kit.db.transact((tx) => tx.run(sql("update profiles set status = 'leaving'")));
});

describe('the filters behind the sheet (SEARCH-1)', () => {
  test('each finds just whom it asks for, and together all of them', async () => {
    const bram = await another(kit, 'luuk');
    const eva = await another(kit, 'lotte', {
      columns: {
        hair_color: 'red',
        eye_color: 'green',
        interests: ['film', 'wine'],
        photo_count: 2,
        last_active_on: '2026-11-19',
        sexuality: 'bi',
      },
    });
    const lot = await another(kit, 'lotte', {
      columns: { hair_color: 'blond', interests: ['yoga'], created_at: '2026-01-01', last_active_on: '2026-11-10' },
    });
    const both = [eva.name, lot.name].sort();
    const found = async (input: Input) => namesOf(await search(bram, { min_age: 18, ...input }));
    expect(await found({})).toEqual(both);
    expect(await found({ hair_color: 'red' })).toEqual([eva.name]);
    expect(await found({ hair_color: 'red,blond' })).toEqual(both);
    expect(await found({ hair_color: 'grey' })).toEqual([]);
    expect(await found({ interests: 'wine,yoga' })).toEqual(both);
    expect(await found({ interests: 'yoga' })).toEqual([lot.name]);
    expect(await found({ with_photo: '1' })).toEqual([eva.name]);
    expect(await found({ online: '1' })).toEqual([eva.name]);
    expect(await found({ new: '1' })).toEqual([eva.name]);
    expect(await found({ sexuality: 'bi' })).toEqual([eva.name]);
    expect(
      await found({ hair_color: 'red', eye_color: 'green', interests: 'film', with_photo: '1', online: '1', new: '1' }),
    ).toEqual([eva.name]);
    expect(await found({ hair_color: 'red', interests: 'yoga' })).toEqual([]);
    expect((await search(bram, { hair_color: 'red', online: '1' })).filters_on).toEqual(['online', 'hair_color']);
  });

  test('every option and interest has a bit of its own, the same in the database as here', async () => {
    const read = (column: string, value: string) =>
      kit.db.one<{ bits: string }>(
        sql(`select (${column} & ~(1::bigint << 51))::text as bits from profiles where name = $1`),
        [value],
      );
    const seen = new Set<string>();
    for (const name of profileOptionNames) {
      for (const slug of profileOptions[name]) {
        const { name: who } = await another(kit, 'lotte', { columns: { [name]: slug } });
        const { bits } = await read(answerColumn(name), who);
        expect(bits).toBe(answerMasks({ [name]: [slug] })[name]);
        seen.add(`${answerColumn(name)} ${bits}`);
      }
    }
    expect(seen.size).toBe(Object.values(profileOptions).flat().length);
    for (const slug of interests) {
      const { name: who } = await another(kit, 'lotte', { columns: { interests: [slug] } });
      expect((await read('interest_bits', who)).bits).toBe(interestMask([slug]));
    }
  });

  test('the masks follow the answers, whatever is written to them', async () => {
    const { id } = await another(kit, 'lotte', { columns: { hair_color: 'red', interests: ['film'] } });
    const read = () =>
      kit.db.one(sql('select answer_bits, answer_bits_2, interest_bits from profiles where id = $1'), [id]);
    const before = await read();
    const write = (set: string) =>
      kit.db.transact((tx) => tx.run(sql(`update profiles set ${set} where id = $1`), [id]));
    await write('answer_bits = 0, answer_bits_2 = 0, interest_bits = 0');
    expect(await read()).toEqual(before);
    await write("hair_color = null, interests = '{}'");
    const mark = 2 ** 51;
    expect(await read()).toEqual({ answer_bits: mark, answer_bits_2: mark, interest_bits: mark });
  });

  test('a list that the site does not search by is not filtered by; nonsense is refused', async () => {
    const bram = await another(kit, 'luuk');
    await another(kit, 'lotte', { columns: { hair_color: 'red' } });
    await setSite({ search_fields: ['eye_color'] });
    const { fields, results, filters } = await search(bram, { hair_color: 'grey' });
    expect([fields, results.length, filters.hair_color]).toEqual([['eye_color'], 1, []]);
    await setSite({ search_fields: Object.keys(profileOptions) });
    const { refusal } = await kit.call('GET /api/members.php', { hair_color: 'pink' }, { as: bram.browser });
    expect(refusal).toMatchObject({ error: 'invalid_input', field: 'hair_color' });
  });

  test('a guest filters by neither orientation, activity nor distance (SEARCH-4)', async () => {
    await another(kit, 'lotte', { siteId: 2, host: 'dichterbij.localhost', columns: { country: 'DE' } });
    const as = kit.browser('dichterbij.localhost');
    const asked = { gender: 'female', sexuality: 'bi', online: '1', new: '1', distance: '10' } as const;
    const { ok } = await kit.call('GET /api/members.php', asked, { as });
    expect(ok.results).toHaveLength(1);
    expect(ok).toMatchObject({
      filters: { sexuality: [], online: false, new: false, distance: null },
      has_place: false,
    });
    expect(ok.fields).not.toContain('sexuality');
  });

  test('who is nobody is left out by what only people do or have (C20)', async () => {
    const bram = await another(kit, 'luuk');
    for (let at = 0; at < 5; at += 1)
      await another(kit, 'lotte', { columns: { hair_color: 'red', last_active_on: '2026-11-21' } });
    await addOther(kit, 'Selene', { columns: { hair_color: 'red' } });
    const others = async (input: Input) => (await search(bram, input)).fictional_count;
    expect([await others({ hair_color: 'red' }), await others({ hair_color: 'black' })]).toEqual([1, 0]);
    expect([await others({ online: '1' }), await others({ new: '1' })]).toEqual([0, 0]);
  });
});

describe('a search that finds nobody', () => {
  test('says how many there would be without each filter, the most first, and counts nobody who is blocked', async () => {
    const bram = await another(kit, 'luuk');
    const blocked = await another(kit, 'lotte', { columns: { hair_color: 'red', interests: ['film'], region: '09' } });
    await kit.call('POST /api/block.php', { profile: blocked.publicId }, { as: bram.browser });
    for (let at = 0; at < 3; at += 1)
      await another(kit, 'lotte', {
        columns: { hair_color: 'blond', interests: ['film'], region: '09', photo_count: 1 },
      });
    await another(kit, 'lotte', { columns: { hair_color: 'red', interests: [], region: '09', photo_count: 1 } });
    await another(kit, 'lotte', { columns: { hair_color: 'red', interests: ['film'], region: '07', photo_count: 1 } });
    const { results, relaxations } = await search(bram, {
      hair_color: 'red',
      interests: 'film',
      countryregion: '09',
      with_photo: '1',
    });
    expect(results).toEqual([]);
    expect(relaxations).toEqual([
      { filter: 'hair_color', numResults: 3 },
      { filter: 'countryregion', numResults: 1 },
      { filter: 'interests', numResults: 1 },
    ]);
  });

  test('offers nothing where no single filter helps', async () => {
    const bram = await another(kit, 'luuk');
    await another(kit, 'lotte', { columns: { hair_color: 'blond' } });
    expect((await search(bram, { hair_color: 'red', interests: 'film' })).relaxations).toEqual([]);
  });
});

test('members are counted exactly up to 1,000, and then there are more (SEARCH-5)', async () => {
  const bram = await another(kit, 'luuk');
  const add = (from: number, to: number) =>
    kit.db.transact((tx) =>
      tx.run(
        sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, rank, created_at)
          select 1, gen_random_uuid(), lpad(i::text, 14, '0'), 'member', 'active', true, 'Telling ' || i, '1985-03-14', 'female', 'NL', i, now()
          from generate_series($1::integer, $2::integer) i`),
        [from, to],
      ),
    );
  await add(1, 1000);
  expect(await search(bram, { gender: 'female' })).toMatchObject({ numResults: 1000, numResults_capped: false });
  await add(1001, 1001);
  expect(await search(bram, { gender: 'female' })).toMatchObject({ numResults: 1000, numResults_capped: true });
  const leave = (from: number) =>
    kit.db.transact((tx) => tx.run(sql("delete from profiles where name like 'Telling %' and rank >= $1"), [from]));
  // So near the border it is never remembered.
  await leave(1001);
  expect(await search(bram, { gender: 'female' })).toMatchObject({ numResults: 1000, numResults_capped: false });
  await add(1001, 1099);
  expect(await search(bram, { gender: 'female' })).toMatchObject({ numResults: 1000, numResults_capped: true });
  await leave(1000);
  expect(await search(bram, { gender: 'female' })).toMatchObject({ numResults: 999, numResults_capped: false });
});

test('that there are far more than 1,000 is remembered for a minute, for whoever asks the same (SEARCH-5)', async () => {
  const [bram, luuk] = [await another(kit, 'luuk'), await another(kit, 'luuk')];
  await kit.db.transact((tx) =>
    tx.run(
      sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, rank, created_at)
        select 1, gen_random_uuid(), lpad(i::text, 14, 'v'), 'member', 'active', true, 'Velen ' || i, '1985-03-14', 'female', 'NL', i, now()
        from generate_series(1, 1100) i`),
    ),
  );
  const many = { numResults: 1000, numResults_capped: true };
  expect(await search(bram, { gender: 'female' })).toMatchObject(many);
  await kit.db.transact((tx) => tx.run(sql("delete from profiles where name like 'Velen %' and rank > 500")));
  expect(await search(luuk, { gender: 'female' })).toMatchObject(many);
  expect(await search(luuk, { gender: 'female', min_age: 30, max_age: 60 })).toMatchObject({ numResults: 500 });
  kit.clock.advance(minute);
  expect(await search(luuk, { gender: 'female' })).toMatchObject({ numResults: 500, numResults_capped: false });
});

describe('the search used last', () => {
  test('is what an empty address stands for, until a fresh one', async () => {
    const bram = await another(kit, 'luuk');
    await search(bram, { min_age: 40, max_age: 50, hair_color: 'red', country: 'NL' });
    expect((await search(bram)).filters).toMatchObject({ min_age: 40, max_age: 50, hair_color: ['red'] });
    expect((await search(bram, { fresh: '1' })).filters).toMatchObject({ hair_color: [] });
    expect((await search(bram)).filters_on).toEqual([]);
  });
});

describe('kept searches', () => {
  const keep = (who: Person, name: string, filters: Input = { hair_color: 'red' }) =>
    kit.call('POST /api/saved-search.php', { name, filters }, { as: who.browser });

  test('have a name, are used again and taken away; a name again replaces its search', async () => {
    const bram = await another(kit, 'luuk');
    expect((await keep(bram, '  Rood haar ')).ok.searches).toMatchObject([
      { name: 'Rood haar', filters: { hair_color: 'red' } },
    ]);
    const { searches } = (await keep(bram, 'Rood haar', { hair_color: 'red', min_age: 40 })).ok;
    expect(searches).toMatchObject([{ name: 'Rood haar', filters: { hair_color: 'red', min_age: 40 } }]);
    const id = searches[0]?.id ?? '';
    const other = await another(kit, 'luuk');
    expect((await kit.call('DELETE /api/saved-search.php', { id }, { as: other.browser })).status).toBe(404);
    expect((await kit.call('GET /api/saved-searches.php', {}, { as: other.browser })).ok.searches).toEqual([]);
    expect((await kit.call('DELETE /api/saved-search.php', { id }, { as: bram.browser })).ok.searches).toEqual([]);
  });

  test('need a name, and are ten at most', async () => {
    const bram = await another(kit, 'luuk');
    expect((await keep(bram, ' ')).refusal).toMatchObject({ error: 'search_name_required', field: 'name' });
    for (let at = 0; at < maxSavedSearches; at += 1) expect((await keep(bram, `Zoek ${at}`)).status).toBe(200);
    expect((await keep(bram, 'Nog een')).refusal).toMatchObject({
      error: 'too_many_searches',
      details: { max: maxSavedSearches },
    });
    expect((await kit.call('GET /api/saved-searches.php', {}, { as: bram.browser })).ok.searches).toHaveLength(
      maxSavedSearches,
    );
  });
});

const cities = Object.fromEntries(
  (await findCities({ country: 'NL', limit: 2000 })).map(({ name, cell }) => [name, cell]),
);

describe('distance from my place', () => {
  const at = (city: string) => ({ city, cell: cities[city] });

  test('finds who lives nearer, over regions and borders, by the same bands that cards show', async () => {
    const bram = await another(kit, 'luuk', { columns: at('Utrecht') });
    for (const city of ['Utrecht', 'Amersfoort', 'Rotterdam', 'Groningen'])
      await another(kit, 'lotte', { columns: at(city) });
    const found = async (distance: NonNullable<Input['distance']>) =>
      (await search(bram, { distance, min_age: 18 })).results.map((card) => [card.city, card.distance]).sort();
    expect(await found('10')).toEqual([['Utrecht', 'under_10']]);
    expect(await found('25')).toEqual([
      ['Amersfoort', '10_25'],
      ['Utrecht', 'under_10'],
    ]);
    expect((await found('100')).map(([city]) => city)).toEqual(['Amersfoort', 'Rotterdam', 'Utrecht']);
    const { results, relaxations } = await search(await another(kit, 'luuk', { columns: at('Maastricht') }), {
      gender: 'female',
      distance: '10',
      min_age: 18,
    });
    expect([results, relaxations]).toEqual([[], [{ filter: 'distance', numResults: 4 }]]);
  });

  test('takes the place of a region, which is no filter beside it', async () => {
    const bram = await another(kit, 'luuk', { columns: at('Utrecht') });
    const { filters, filters_on: on } = await search(bram, { distance: '10', countryregion: '09' });
    expect([filters.countryregion, on]).toEqual([null, ['distance']]);
  });

  test('finds nobody in a country that the site left, as no other search does (SEARCH-2)', async () => {
    const bram = await another(kit, 'luuk', { columns: at('Maastricht') });
    await another(kit, 'lotte', { columns: { ...at('Maastricht'), country: 'BE', hair_color: 'red' } });
    const found = async (input: Input) =>
      (await search(bram, { distance: '10', country: 'NL', min_age: 18, ...input })).results.length;
    const all = async () => [await found({}), await found({ order: 'new' }), await found({ hair_color: 'red' })];
    expect(await all()).toEqual([1, 1, 1]);
    await setSite({ countries: ['NL', 'DE'] });
    expect(await all()).toEqual([0, 0, 0]);
    await setSite({ countries: ['NL', 'BE', 'DE'] });
  });

  test('asks for a place', async () => {
    const { has_place, filters } = await search(await another(kit, 'luuk'), { distance: '10' });
    expect([has_place, filters.distance]).toEqual([false, null]);
  });

  test('is told between places that stand for enough members, on cards and by the filter alike (T86)', async () => {
    await setSite({ cell_members: 20 });
    const bram = await another(kit, 'luuk', { columns: at('Utrecht') });
    for (let n = 0; n < 20; n += 1) await another(kit, 'lotte', { columns: at('Utrecht') });
    for (let n = 0; n < 20; n += 1) await another(kit, 'lotte', { columns: at('Amersfoort') });
    const [alone] = [await another(kit, 'lotte', { columns: at('Soest') })];
    const cardOf = async () =>
      (await kit.call('GET /api/member.php', { id: alone.publicId }, { as: bram.browser })).ok.member.distance;
    expect(await cardOf()).toBeNull();
    await mergeCellsJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
    expect(await cardOf()).toBe('10_25');
    const pages = async (distance: NonNullable<Input['distance']>) =>
      (await search(bram, { distance, min_age: 18 })).numResults;
    expect([await pages('10'), await pages('25')]).toEqual([20, 41]);
    await setSite({ cell_members: 1 });
  });
});
