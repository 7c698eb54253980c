import type { CallInput } from '@vonk/contract/api';
import { minute } from '@vonk/contract/durations';
import { type distanceBands, type ProfileCard } from '@vonk/contract/profile';
import { type SearchOrder, searchOrders, searchPageSize } from '@vonk/contract/search';
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Columns, type Person, setColumns } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { sql } from '../../platform/database/db.ts';
import { cellsWithin, bandBetween, findCities } from '../../places/index.ts';
import { mergeCellsJob } from '../../profile/index.ts';
import { hiddenWorth, worthOf } from './nearness.ts';

const kit = await createKit();
type Input = CallInput<'GET /api/members.php'>;

const cities = new Map((await findCities({ country: 'NL', limit: 2000 })).map(({ name, cell }) => [name, cell]));
const at = (city: string) => ({ city, cell: cities.get(city) ?? null });
const home = at('Utrecht');
/** One of each band from Utrecht, and nowhere. */
const places = [
  home,
  at('Amersfoort'),
  at('Hilversum'),
  at('Arnhem'),
  at('Rotterdam'),
  at('Groningen'),
  at('Maastricht'),
];

const search = async (who: Person, input: Input = {}) =>
  (await kit.call('GET /api/members.php', input, { as: who.browser })).ok;
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** The cards of all pages, one after another. */
async function searchAll(who: Person, input: Input): Promise<ProfileCard[]> {
  const cards: ProfileCard[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await search(who, cursor === undefined ? input : { cursor });
    cards.push(...page.results);
    cursor = page.next;
  }
  return cards;
}

const women: Person[] = [];
let bram: Person;

beforeAll(async () => {
  for (let each = 0; each < 60; each += 1) women.push(await another(kit, 'lotte'));
  bram = await another(kit, 'luuk', { columns: { ...home, region: '09' } });
});
beforeEach(async () => {
  // Past the limit of searches.
  kit.clock.advance(2 * minute);
  await changeSite(kit, { cell_members: 1 });
  const ids = women.map(({ id }) => id);
  await kit.db.transact((tx) =>
    tx.run(
      sql(
        "update profiles set status = case when id = any($1) then 'active' else 'leaving' end where gender = 'female'",
      ),
      [ids],
    ),
  );
  await setColumns(kit, bram.id, { ...home, hides_distance: false });
});

interface Drawn {
  readonly rank: number;
  readonly last_active_on: string | null;
  readonly created_at: string;
  readonly place: number | null;
}

const day = (back: number) => new Date(Date.parse('2026-11-20') - back * 86_400_000).toISOString().slice(0, 10);
const drawn: fc.Arbitrary<Drawn> = fc.record({
  rank: fc.integer({ min: 10_000, max: 10_400 }),
  last_active_on: fc.option(fc.integer({ min: 0, max: 9 }).map(day)),
  created_at: fc.integer({ min: 0, max: 9 }).map(day),
  place: fc.option(fc.nat(places.length - 1)),
});
const columnsOf = ({ place, ...columns }: Drawn): Columns => ({
  ...columns,
  ...(place === null ? { city: null, cell: null } : places[place]),
});
const crowd = fc.array(drawn, { minLength: 60, maxLength: 60 });

/** What each order goes by, from what the card tells and what was drawn. */
const keyOf: Readonly<Record<SearchOrder, (one: Drawn, distance: (typeof distanceBands)[number] | null) => number>> = {
  best: ({ rank }, distance) => rank + (distance === null ? hiddenWorth : worthOf('best', distance)),
  near: ({ rank }, distance) => rank + worthOf('near', distance ?? 'over_100'),
  new: ({ created_at: created }) => Date.parse(created),
  online: ({ last_active_on: active }) => Date.parse(active ?? '2024-01-01'),
};

type Area = Pick<Input, 'countryregion' | 'distance'>;

/** Whether a search finds one of the crowd. */
function isFound(
  { place }: Drawn,
  { order, area, isElsewhere }: { order: SearchOrder; area: Area; isElsewhere: boolean },
) {
  const cell = (place === null ? null : places[place]?.cell) ?? null;
  const band = cell === null ? null : bandBetween(home.cell ?? 0, cell);
  if (area.countryregion !== undefined && isElsewhere) return false;
  if (area.distance !== undefined && (band === null || band === 'over_100')) return false;
  return order !== 'near' || band !== null;
}

describe('the orders of a search (C42, T67)', () => {
  test.each(searchOrders)(
    'SEARCH-2: %s shows everybody once over all pages, as its key and nothing else says (property)',
    async (order) => {
      await fc.assert(
        fc.asyncProperty(
          crowd,
          fc.constantFrom<Area>({}, { countryregion: '09' }, { distance: '100' }),
          async (people, area) => {
            const known = new Map(
              people.map((one, index) => [women[index]?.publicId ?? '', { one, id: women[index]?.id ?? '' }]),
            );
            for (const [index, one] of people.entries())
              await setColumns(kit, women[index]?.id ?? '', {
                ...columnsOf(one),
                region: index % 3 === 0 ? '07' : '09',
              });
            const cards = await searchAll(bram, { ...area, order, gender: 'female', min_age: 18, max_age: 99 });
            const placed = people.flatMap((one, index) =>
              isFound(one, { order, area, isElsewhere: index % 3 === 0 }) ? [women[index]?.publicId] : [],
            );
            expect(idsOf(cards).sort()).toEqual([...placed].sort());
            const keys = cards.map(({ id, distance }) => {
              const { one, id: inner } = known.get(id) ?? { one: undefined, id: '' };
              return one && { key: keyOf[order](one, distance), inner };
            });
            const sorted = [...keys].sort((a, b) => (a && b ? b.key - a.key || (a.inner < b.inner ? 1 : -1) : 0));
            expect(keys).toEqual(sorted);
          },
        ),
        { numRuns: 6 },
      );
    },
  );

  test('the first one is nearest first among those who come here as often, and a card far away needs weeks to stand before', async () => {
    await kit.db.transact((tx) => tx.run(sql("update profiles set status = 'leaving' where gender = 'female'")));
    const far = await another(kit, 'lotte', { columns: { ...at('Groningen'), rank: 10_020 } });
    const middle = await another(kit, 'lotte', { columns: { ...at('Amersfoort'), rank: 10_000 } });
    const near = await another(kit, 'lotte', { columns: { ...home, rank: 9900 } });
    const hidden = await another(kit, 'lotte', {
      columns: { city: 'Utrecht', cell: null, hides_distance: true, rank: 10_000 },
    });
    const first = await search(bram, { fresh: '1' });
    expect(first.filters.order).toBe('best');
    expect(idsOf(first.results)).toEqual([middle, near, hidden, far].map(({ publicId }) => publicId));
    await setColumns(kit, far.id, { rank: 10_300 });
    expect(idsOf((await search(bram)).results)[0]).toBe(far.publicId);
    expect(idsOf((await search(bram, { order: 'near' })).results)).toEqual(
      [near, middle, far].map(({ publicId }) => publicId),
    );
    expect((await search(bram, { order: 'near' })).numResults).toBe(3);
  });

  test('SEARCH-2: those whom nearness put on the first page do not stand for the next one', async () => {
    // Nearly a page lives near, with a high rank. One stands above them by the rank, and all others far below.
    const near = searchPageSize - 1;
    for (const [index, { id }] of women.entries()) {
      const columns = index < near ? { ...home, rank: 12_000 - index } : { ...at('Maastricht'), rank: 11_000 - index };
      await setColumns(kit, id, index === near ? { ...at('Maastricht'), rank: 12_001 } : columns);
    }
    const first = await search(bram, { order: 'best', gender: 'female', min_age: 18, max_age: 99 });
    expect(idsOf(first.results)).toEqual(women.slice(0, searchPageSize).map(({ publicId }) => publicId));
    const second = await search(bram, { cursor: first.next ?? '' });
    expect(idsOf(second.results)).toEqual(
      women.slice(searchPageSize, 2 * searchPageSize).map(({ publicId }) => publicId),
    );
  });

  test('T86: where in a band somebody is, and where one lives who hides it, changes no order', async () => {
    const cell = home.cell ?? 0;
    const band = (wanted: string) => cellsWithin(cell, 100).filter((each) => bandBetween(cell, each) === wanted);
    const [inner = bram, hider = bram, ...others] = women.slice(0, 20);
    for (const [index, { id }] of others.entries())
      await setColumns(kit, id, { ...places[index % places.length], rank: 10_000 + index });
    await setColumns(kit, hider.id, { cell: null, city: 'Maastricht', hides_distance: true, rank: 10_010 });
    const orders = async () => {
      kit.clock.advance(2 * minute);
      const found: string[][] = [];
      for (const order of searchOrders) found.push(idsOf(await searchAll(bram, { order, min_age: 18, max_age: 99 })));
      return found;
    };
    const ring = band('10_25');
    const seen = new Set<string>();
    for (const each of [ring.at(0), ring.at(-1), ring[Math.floor(ring.length / 2)]]) {
      await setColumns(kit, inner.id, { cell: each, rank: 10_005 });
      await setColumns(kit, hider.id, { city: each === ring.at(0) ? 'Utrecht' : 'Maastricht' });
      seen.add(JSON.stringify(await orders()));
    }
    expect(seen.size).toBe(1);
    // One band further it does.
    await setColumns(kit, inner.id, { cell: band('50_100')[0] });
    seen.add(JSON.stringify(await orders()));
    expect(seen.size).toBe(2);
  });

  test('T86: who hides their own distance has no order by it, nor has a guest; what cannot be chosen is the first one', async () => {
    expect((await search(bram, { order: 'near' })).orders).toEqual(['best', 'near', 'new', 'online']);
    await setColumns(kit, bram.id, { cell: null, hides_distance: true });
    const { orders, filters } = await search(bram, { order: 'near' });
    expect([orders, filters.order]).toEqual([['best', 'new', 'online'], 'best']);
    const ranked = async () => idsOf(await searchAll(bram, { min_age: 18, max_age: 99, order: 'best' }));
    for (const [index, { id }] of women.entries())
      await setColumns(kit, id, { rank: 10_000 + index, ...places[index % 7] });
    const before = await ranked();
    for (const [index, { id }] of women.entries()) await setColumns(kit, id, { ...places[(index + 3) % 7] });
    expect(await ranked()).toEqual(before);
    const guest = kit.browser('dichterbij.localhost');
    const { ok } = await kit.call('GET /api/members.php', { gender: 'female', order: 'online' }, { as: guest });
    expect([ok.orders, ok.filters.order]).toEqual([['best'], 'best']);
  });

  test('T86: bands are those between places that stand for enough members; before these are known nobody is nearer', async () => {
    await changeSite(kit, { cell_members: 20 });
    for (const [index, { id }] of women.entries())
      await setColumns(kit, id, {
        rank: 10_000 - index,
        ...(index < 30 ? { ...at('Groningen'), region: '04' } : { ...home, region: '09' }),
      });
    const nearest = async () => (await search(bram, { order: 'near', min_age: 18, max_age: 99 })).results[0];
    expect(await nearest()).toMatchObject({ id: women[0]?.publicId, distance: null });
    await mergeCellsJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
    const query = vi.spyOn(kit.db.pool, 'query');
    const readings = () =>
      query.mock.calls.filter(
        ([statement]) =>
          /as "reachKm"/.test((statement as unknown as { text: string }).text) &&
          / between range/.test((statement as unknown as { text: string }).text),
      ).length;
    expect(await nearest()).toMatchObject({ id: women[30]?.publicId, distance: 'under_10' });
    expect(await nearest()).toMatchObject({ id: women[30]?.publicId, distance: 'under_10' });
    expect(readings()).toBe(1);
    // A night makes them anew: those of Utrecht moved to Groningen, and the others here.
    for (const [index, { id }] of women.entries())
      await setColumns(kit, id, index < 30 ? { ...home, region: '09' } : { ...at('Groningen'), region: '04' });
    await mergeCellsJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
    expect(await nearest()).toMatchObject({ id: women[0]?.publicId, distance: 'under_10' });
    expect(readings()).toBe(2);
    query.mockRestore();
    await kit.db.transact((tx) => tx.run(sql('delete from merged_cells')));
  });

  test('SEARCH-1: the order is kept with the search, named or used last', async () => {
    await search(bram, { order: 'new', min_age: 30 });
    expect((await search(bram)).filters.order).toBe('new');
    const input = { name: 'Nieuw', filters: { order: 'new' as const, min_age: 30 } };
    const { searches } = (await kit.call('POST /api/saved-search.php', input, { as: bram.browser })).ok;
    expect(searches).toMatchObject([{ filters: { order: 'new' } }]);
    expect((await search(bram, { fresh: '1' })).filters.order).toBe('best');
  });

  test('T67, C20: money lifts nobody, and who is nobody stands in no order of distances and days', async () => {
    const payer = await another(kit, 'lotte', { boughtCredits: 500, columns: { ...home, rank: 10_000 } });
    await addOther(kit, 'Luna', { columns: { rank: 50_000 } });
    for (const [index, { id }] of women.entries())
      await setColumns(kit, id, { ...home, rank: 10_001 + index, cell: home.cell });
    const places: [SearchOrder, number][] = [];
    for (const order of searchOrders) {
      const cards = await searchAll(bram, { order, min_age: 18, max_age: 99 });
      const others = cards.filter(({ kind }) => kind !== 'member').length;
      expect([order, others]).toEqual([order, order === 'best' ? 1 : 0]);
      places.push([order, cards.findIndex(({ id }) => id === payer.publicId)]);
    }
    // Behind everybody whose rank is higher.
    expect(places.slice(0, 2)).toEqual([
      ['best', 61],
      ['near', 60],
    ]);
  });

  test('T63: what ranks a member is their day, profile and photo, as the screen tells, and nothing else writes the rank', async () => {
    const asked = sql("select pg_get_function_arguments('rank_v1'::regproc) as told");
    expect(await kit.db.rows(asked)).toEqual([
      { told: 'last_active_on date, completeness smallint, has_photo boolean' },
    ]);
    const folder = new URL('../../', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith('.test.ts'),
    );
    const writes = files.flatMap((path) =>
      [...readFileSync(new URL(path, folder), 'utf8').matchAll(/(?<!const )\brank = .*/g)].map(([written]) => written),
    );
    expect(writes.length).toBeGreaterThan(2);
    expect(writes.filter((written) => !written.includes('rank_v1('))).toEqual([]);
  });
});
