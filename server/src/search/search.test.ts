import { ageOn } from '@vonk/contract/calendar';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '@vonk/contract/api';
import { createKit } from '../../test/kit.ts';
import { changeSite } from '../../test/sites.ts';
import { addOther, another, eventsOf, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { birthsBetween } from './query/filters.ts';
import { mixOthers } from './mix-others.ts';

const kit = await createKit();
const male = 1;
const female = 2;

const search = async (who: Person, input: CallInput<'GET /api/members.php'> = {}) =>
  kit.call('GET /api/members.php', input, { as: who.browser });
const clear = () =>
  kit.db.transact(async (tx) => {
    await tx.run(sql('delete from blocks'));
    await tx.run(sql("update profiles set status = 'leaving'"));
  });
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** Every page of a search, one after another. */
async function searchAll(who: Person, input: CallInput<'GET /api/members.php'> = {}) {
  const pages = [(await search(who, input)).ok];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push((await search(who, { ...input, cursor: next })).ok);
  return pages;
}

test('SEARCH-1: a search that makes no sense is refused and not kept, and one kept of old that the site refuses by now gives way', async () => {
  await clear();
  const bram = await another(kit, 'luuk', { columns: { looks_for: female } });
  const eva = await another(kit, 'lotte', { columns: { looks_for: male } });
  expect((await search(bram, { interests: 'nonsense' })).refusal).toMatchObject({ error: 'invalid_input' });
  expect(idsOf((await search(bram)).ok.results)).toEqual([eva.publicId]);
  await search(bram, { country: 'BE' });
  await kit.db.transact((tx) =>
    tx.run(sql('update saved_searches set filters = filters || \'{"country":"ZZ"}\'::jsonb where member_id = $1'), [
      bram.id,
    ]),
  );
  expect((await search(bram)).ok.filters).toMatchObject({ country: 'NL' });
});

describe('who is found (SEARCH-2)', () => {
  test('who fits both ways: my gender by theirs, their gender by mine; without consent by gender alone (C3)', async () => {
    await clear();
    const bram = await another(kit, 'luuk', { columns: { looks_for: female } });
    const wanted = [
      await another(kit, 'lotte', { columns: { looks_for: male, rank: 4 } }),
      await another(kit, 'lotte', { columns: { looks_for: male + female, rank: 3 } }),
      await another(kit, 'lotte', { columns: { rank: 2 } }),
    ];
    await another(kit, 'lotte', { columns: { looks_for: female } });
    await another(kit, 'luuk', { columns: { looks_for: male } });
    const { ok } = await search(bram);
    expect(idsOf(ok.results)).toEqual(wanted.map(({ publicId }) => publicId));
    expect(ok).toMatchObject({
      numResults: 3,
      numResults_capped: false,
      next: null,
      pageNumber: 1,
      genders: ['female'],
    });
    expect((await search(bram, { gender: 'male' })).ok).toMatchObject({
      results: [],
      numResults: 0,
      similar_results: [],
    });
    for (const one of wanted)
      expect(idsOf((await search(one, { gender: 'male' })).ok.results)).toEqual([bram.publicId]);
  });

  test('nobody blocked, either way, nor invisible, disabled, unconfirmed, of another site, or oneself', async () => {
    await clear();
    const bram = await another(kit, 'luuk');
    const there = await another(kit, 'lotte');
    const [iBlocked, blockedMe] = [await another(kit, 'lotte'), await another(kit, 'lotte')];
    await kit.call('POST /api/block.php', { profile: iBlocked.publicId }, { as: bram.browser });
    await kit.call('POST /api/block.php', { profile: bram.publicId }, { as: blockedMe.browser });
    await another(kit, 'lotte', { columns: { is_invisible: true } });
    await another(kit, 'lotte', { columns: { status: 'disabled' } });
    await another(kit, 'lotte', { status: 'not_confirmed' });
    await another(kit, 'lotte', { siteId: 2, host: 'dichterbij.localhost' });
    expect(idsOf((await search(bram)).ok.results)).toEqual([there.publicId]);
    expect((await search(bram)).ok.numResults).toBe(1);
    expect(idsOf((await search(blockedMe)).ok.results)).not.toContain(bram.publicId);
    await kit.call('DELETE /api/block.php', { profile: iBlocked.publicId }, { as: bram.browser });
    expect((await search(bram)).ok.numResults).toBe(2);
  });

  test('the filters: country, region, and ages to the day; the first search is for one’s own country and age (C30, SEARCH-1)', async () => {
    await clear();
    const bram = await another(kit, 'luuk', { columns: { country: 'BE' } });
    const near = await another(kit, 'lotte', { columns: { country: 'NL', region: '09', birth_date: '1996-11-21' } });
    const far = await another(kit, 'lotte', { columns: { country: 'NL', region: '07', birth_date: '1996-11-22' } });
    const abroad = await another(kit, 'lotte', { columns: { country: 'DE', birth_date: '1986-11-21' } });
    const found = async (input: CallInput<'GET /api/members.php'>) =>
      new Set(idsOf((await search(bram, input)).ok.results));
    expect(await found({ country: 'NL', min_age: 18 })).toEqual(new Set([near.publicId, far.publicId]));
    expect(await found({ country: 'NL', countryregion: '09', min_age: 18 })).toEqual(new Set([near.publicId]));
    expect(await found({ country: 'NL', min_age: 30 })).toEqual(new Set([near.publicId]));
    expect(await found({ country: 'NL', min_age: 18, max_age: 29 })).toEqual(new Set([far.publicId]));
    expect(await found({ country: 'DE' })).toEqual(new Set([abroad.publicId]));
    const first = (await search(bram, { fresh: '1' })).ok;
    expect(first.filters).toMatchObject({ gender: null, country: 'BE', countryregion: null, min_age: 31, max_age: 51 });
    expect(first.filters_on).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [{ country: 'US' }, 'country'],
    [{ country: 'nowhere' }, 'country'],
    [{ country: 'NL', countryregion: 'VOV' }, 'countryregion'],
    [{ min_age: '17' }, 'min_age'],
    [{ max_age: '100' }, 'max_age'],
    [{ min_age: '40', max_age: '30' }, 'max_age'],
    [{ min_age: 'old' }, 'min_age'],
    [{ gender: 'any' }, 'gender'],
    [{ cursor: 'made up' }, 'cursor'],
    [{ cursor: 'A'.repeat(100) }, 'cursor'],
  ])('refuses %j', async (input, field) => {
    const eva = await another(kit, 'lotte');
    expect((await kit.callWith('GET /api/members.php', input, { as: eva.browser })).refusal).toMatchObject({
      error: 'invalid_input',
      field,
      statusCode: 400,
    });
  });

  test('is closed to guests where the site says so, and opens without distance or activity (SEARCH-4)', async () => {
    expect((await kit.call('GET /api/members.php', {})).refusal).toMatchObject({
      error: 'authentication_required',
      statusCode: 403,
    });
    const there = await another(kit, 'lotte', {
      siteId: 2,
      host: 'dichterbij.localhost',
      columns: { country: 'DE', last_active_on: '2026-11-21', cell: 1 },
    });
    const { ok } = await kit.call(
      'GET /api/members.php',
      { gender: 'female' },
      { as: kit.browser('dichterbij.localhost') },
    );
    expect(ok.results).toMatchObject([{ id: there.publicId, distance: null, presence: null }]);
    expect(ok.filters).toMatchObject({ country: 'DE', min_age: 18, max_age: 99 });
  });

  test('opens to guests of a partner alone, now or on their first visit (B2)', async () => {
    await changeSite(kit, { logged_out_search_trafficsource: true });
    const status = async (input: { network?: string }, source?: string) => {
      const guest = kit.browser();
      if (source) guest.cookies.set('source', source);
      const { ok } = await kit.call('GET /api/settings.php', input, { as: guest });
      return [(await kit.call('GET /api/members.php', input, { as: guest })).status, ok.settings.network];
    };
    expect(await status({})).toEqual([403, null]);
    expect(await status({ network: 'radio' })).toEqual([200, 'radio']);
    expect(await status({}, 'network%3Dradio')).toEqual([200, 'radio']);
    expect(await status({ network: 'later' }, 'network%3Dradio')).toEqual([200, 'radio']);
    expect(await status({}, 'ref%3Dradio')).toEqual([403, null]);
    await changeSite(kit, { logged_out_search_trafficsource: false });
  });

  test('shows a guest who says what they are only whom that fits, from the match finder', async () => {
    await clear();
    const at = { siteId: 2, host: 'dichterbij.localhost' };
    const forMen = await another(kit, 'lotte', { ...at, columns: { country: 'DE', looks_for: male } });
    const forWomen = await another(kit, 'lotte', { ...at, columns: { country: 'DE', looks_for: female } });
    const found = async (own_gender: 'male' | 'female') =>
      idsOf(
        (await kit.call('GET /api/members.php', { gender: 'female', own_gender }, { as: kit.browser(at.host) })).ok
          .results,
      );
    expect(await found('male')).toEqual([forMen.publicId]);
    expect(await found('female')).toEqual([forWomen.publicId]);
  });
});

describe('pages', () => {
  test('go on by keyset: everybody once, best first, counted', async () => {
    await clear();
    const bram = await another(kit, 'luuk');
    const women: Person[] = [];
    for (let at = 0; at < 60; at += 1) women.push(await another(kit, 'lotte', { columns: { rank: at % 7 } }));
    const pages = await searchAll(bram);
    expect(pages.map(({ results, pageNumber }) => [pageNumber, results.length])).toEqual([
      [1, 24],
      [2, 24],
      [3, 12],
    ]);
    expect(pages.map(({ numResults }) => numResults)).toEqual([60, null, null]);
    const ids = pages.flatMap(({ results }) => idsOf(results));
    expect(new Set(ids)).toEqual(new Set(women.map(({ publicId }) => publicId)));
    expect(ids).toHaveLength(60);
    const ranks = new Map(women.map(({ publicId }, at) => [publicId, at % 7]));
    const inOrder = ids.map((id) => ranks.get(id)!);
    expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
  });

  test('hide where they go on: a cursor shows neither id nor rank', async () => {
    const bram = await another(kit, 'luuk');
    const { next } = (await search(bram)).ok;
    expect(Buffer.from(next ?? '', 'base64url').toString('latin1')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect((await search(bram)).ok.next).not.toBe(next);
  });

  test('SEARCH-1: go on with the search they began with, whatever was looked for in another tab since', async () => {
    await clear();
    const bram = await another(kit, 'luuk', { columns: { looks_for: female } });
    for (let each = 0; each < 30; each += 1) {
      await another(kit, 'lotte', { columns: { looks_for: male, region: '09' } });
      await another(kit, 'lotte', { columns: { looks_for: male, region: '07' } });
    }
    const first = (await search(bram, { countryregion: '09' })).ok;
    await search(bram, { countryregion: '07' });
    const second = (await search(bram, { cursor: first.next ?? '' })).ok;
    expect(second.filters).toMatchObject({ countryregion: '09' });
    const mixed = (await search(bram, { countryregion: '07', cursor: first.next ?? '' })).ok;
    expect(idsOf(mixed.results)).toEqual(idsOf(second.results));
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(30);
    expect((await search(bram)).ok.filters).toMatchObject({ countryregion: '07' });
  });

  test('that are short are followed by similar members: the whole country, then wider ages (SEARCH-3)', async () => {
    await clear();
    const bram = await another(kit, 'luuk', { columns: { region: '09' } });
    const here = await another(kit, 'lotte', { columns: { region: '09' } });
    const elsewhere = await another(kit, 'lotte', { columns: { region: '07' } });
    const younger = await another(kit, 'lotte', { columns: { birth_date: '2000-01-01', region: '07' } });
    await another(kit, 'lotte', { columns: { birth_date: '2005-01-01' } });
    const { ok } = await search(bram, { countryregion: '09', min_age: 30, max_age: 50 });
    expect(idsOf(ok.results)).toEqual([here.publicId]);
    expect(idsOf(ok.similar_results)).toEqual([elsewhere.publicId, younger.publicId]);
    expect(ok).toMatchObject({ numResults: 1, similar_numResults: 2 });
  });
});

describe('profiles that are nobody (C20)', () => {
  const crowd = async (members: number, others: number) => {
    await clear();
    const bram = await another(kit, 'luuk');
    for (let at = 0; at < members; at += 1) await another(kit, 'lotte', { columns: { rank: at } });
    for (let at = 0; at < others; at += 1) await addOther(kit, `Luna${at}`, { columns: { rank: 50_000 + at } });
    return bram;
  };

  test('stand never among the first four, at most two of any 24, counted on a line of their own (C20, X12)', async () => {
    const pages = await searchAll(await crowd(60, 9));
    const kinds = pages.flatMap(({ results }) => results.map(({ kind }) => kind));
    expect(kinds.slice(0, 4)).toEqual(['member', 'member', 'member', 'member']);
    for (let at = 0; at + 24 <= kinds.length; at += 1)
      expect(kinds.slice(at, at + 24).filter((kind) => kind !== 'member').length).toBeLessThanOrEqual(2);
    expect(kinds.filter((kind) => kind === 'member')).toHaveLength(60);
    expect(kinds.filter((kind) => kind === 'fictional').length).toBeGreaterThanOrEqual(4);
    expect(pages[0]).toMatchObject({ numResults: 60, fictional_count: 9 });
    const ids = pages.flatMap(({ results }) => idsOf(results));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are left out by a region, and shown alone nowhere', async () => {
    expect((await search(await crowd(0, 3))).ok).toMatchObject({ results: [], numResults: 0, fictional_count: 3 });
    const bram = await crowd(6, 3);
    expect((await search(bram)).ok.results.map(({ kind }) => kind)).toContain('fictional');
    expect((await search(bram, { countryregion: '09' })).ok).toMatchObject({ fictional_count: 0 });
  });

  test('are gone everywhere with one switch, and back with it (T5)', async () => {
    const bram = await crowd(6, 2);
    const turn = (on: boolean) => kit.call('PUT /api/only-real-members.php', { on }, { as: bram.browser });
    const fictional = async () => (await search(bram)).ok.results.filter(({ kind }) => kind !== 'member').length;
    expect(await fictional()).toBe(2);
    expect((await turn(true)).ok).toEqual({ only_real: true });
    expect([await fictional(), (await search(bram)).ok.fictional_count, (await search(bram)).ok.only_real]).toEqual([
      0,
      0,
      true,
    ]);
    expect((await eventsOf(kit, bram)).at(-1)?.kind).toBe('people_changed');
    await turn(false);
    expect(await fictional()).toBe(2);
  });

  test('stay away from a guest who said so, for the session', async () => {
    await addOther(kit, 'Lina', { siteId: 2, columns: { country: 'DE' } });
    for (let at = 0; at < 5; at += 1)
      await another(kit, 'lotte', { siteId: 2, host: 'dichterbij.localhost', columns: { country: 'DE' } });
    const guest = kit.browser('dichterbij.localhost');
    const fictional = async () =>
      (await kit.call('GET /api/members.php', { gender: 'female' }, { as: guest })).ok.fictional_count;
    expect(await fictional()).toBe(1);
    await kit.call('PUT /api/only-real-members.php', { on: true }, { as: guest });
    expect(await fictional()).toBe(0);
  });

  test('are no members: resold ones show only where the site says so, livecam ones name their company', async () => {
    await clear();
    const bram = await another(kit, 'luuk');
    for (let at = 0; at < 5; at += 1) await another(kit, 'lotte');
    await addOther(kit, 'Partner', { kind: 'partner' });
    await addOther(kit, 'Cam', { kind: 'livecam' });
    const { results, fictional_count: fictionalCount } = (await search(bram)).ok;
    const others = results.filter(({ kind }) => kind !== 'member');
    expect(others).toMatchObject([{ kind: 'livecam', company: { name: 'Camhuis B.V.', price: '€ 1,99 per minuut' } }]);
    expect(fictionalCount).toBe(0);
  });
});

test('T15: a member appears on no other site, not even where resold profiles are shown; the setting is off by default', async () => {
  await clear();
  expect(kit.services.sites.byId(1)?.settings.member_resell).toBe(false);
  await changeSite(kit, { member_resell: true }, 2);
  const host = 'dichterbij.localhost';
  const there = await another(kit, 'luuk', { siteId: 2, host, columns: { country: 'DE' } });
  const here = await another(kit, 'lotte', { columns: { country: 'DE' } });
  const neighbour = await another(kit, 'lotte', { siteId: 2, host, columns: { country: 'DE' } });
  const found = (await searchAll(there, { country: 'DE', min_age: 18, max_age: 99 })).flatMap(
    ({ results, similar_results: similar }) => [...results, ...similar],
  );
  expect(idsOf(found)).toEqual([neighbour.publicId]);
  expect(idsOf(found)).not.toContain(here.publicId);
  // A site that shows resold profiles shows its own rows of that kind, and a member's row cannot become one (T1).
  await expect(kit.db.pool.query("update profiles set kind = 'partner' where id = $1", [here.id])).rejects.toThrow(
    'cannot change',
  );
});

test('the mixing never breaks its rules, whatever the numbers (property)', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(4), fc.boolean(), (members, others, isFirst) => {
      const page = mixOthers(
        Array.from({ length: members }, (_, at) => `m${at}`),
        Array.from({ length: others }, (_, at) => `o${at}`),
        { size: 24, isFirst },
      );
      expect(page.length).toBeLessThanOrEqual(24);
      expect(page.slice(0, 4).every((entry) => entry.startsWith('m'))).toBe(true);
      expect(page.filter((entry) => entry.startsWith('o')).length).toBeLessThanOrEqual(2);
      const shown = page.filter((entry) => entry.startsWith('m'));
      expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => `m${at}`));
    }),
  );
});

test('births between two ages are exactly those of that age, on every day (property)', () => {
  const days = fc
    .integer({ min: 0, max: 40_000 })
    .map((day) => new Date(day * 24 * 3600 * 1000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 18, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: -3, max: 3 }),
      (today, min, span, shift) => {
        const range = { min_age: min, max_age: min + span };
        const { from, to } = birthsBetween(today, range);
        for (const edge of [from, to]) {
          const born = new Date(Date.parse(edge) + shift * 24 * 3600 * 1000).toISOString().slice(0, 10);
          const age = ageOn(born, today);
          expect(born >= from && born <= to).toBe(age >= min && age <= min + span);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
