import { day } from '@vonk/contract/durations';
import { interests, ofEachList, profileOptions, type ProfileKind } from '@vonk/contract/profile';
import {
  type FilterName,
  filterNames,
  maxCounted,
  maxOthersPerPage,
  recentDays,
  type SearchAddress,
  searchAges,
  searchDistances,
  searchOrders,
  searchPageSize,
} from '@vonk/contract/search';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import {
  type Placed,
  plainMembers,
  plainMerged,
  plainOthers,
  type PlainSearch,
} from '../../../test/search/plain-search.ts';
import { addVaried, cities, liked } from '../../../test/search/varied-members.ts';
import type { AnyCall } from '../../accounts/index.ts';
import { bandBetween, type DistanceBand, findCities } from '../../places/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { mergeCellsJob, type Profile, readProfile } from '../../profile/index.ts';
import { findSimilar } from '../similar.ts';
import { countMembers, countWithout } from './count.ts';
import { type Crowded, crowdedAt } from './crowded.ts';
import { type Search, searchOf } from './filters.ts';
import { findFirstOthers, findMembers, findOthers, type Found, top } from './find.ts';
import { rareCounts, rareListsOf, rarePages } from './rare.ts';
import { readShares, type Shares } from './shares.ts';
import { memberCounts, memberPages, memberRelaxations, pageRows } from './statements/member-statements.ts';
import { pagesAround, pagesWithin } from './statements/near-statements.ts';

const kit = await createKit();
const seed = 20_261_128;
/** Some are for genders that the searcher does not look for; the others are compared. */
const [numDrawn, leastCompared] = [2200, 2000];
const cells = new Map((await findCities({ country: 'NL', limit: 2000 })).map(({ name, cell }) => [name, cell]));
const cellOf = (city: string) => cells.get(city) ?? null;

/** Who searches; a guest has no profile. */
const searchers: (Profile | undefined)[] = [undefined];
let shares: Shares;
/** What the places of members count as where one stands for so many members. */
const mergedFrom = 40;
let merged: Map<number, { merged: number; reachKm: number }>;

beforeAll(async () => {
  const { members, others } = await addVaried(kit, { cellOf, numMembers: 1900, numOthers: 150, seed });
  const at = (city: string) => ({ country: 'NL', region: '09', city, cell: cellOf(city) });
  const people = [
    await another(kit, 'luuk', { columns: at('Utrecht') }),
    await another(kit, 'luuk', { columns: { ...at('Utrecht'), looks_for: 2 } }),
    await another(kit, 'luuk', { columns: { ...at('Maastricht'), country: 'BE', looks_for: 6 } }),
    await another(kit, 'luuk', { columns: { region: '09', looks_for: 2 } }),
    await another(kit, 'lotte', { columns: { ...at('Amersfoort'), looks_for: 3 } }),
    await another(kit, 'lotte', { columns: { ...at('Arnhem'), gender: 'non_binary' } }),
  ];
  const block = sql(`insert into blocks (site_id, blocker_id, blocked_id, created_at)
    select 1, blocker, blocked, now() from unnest($1::uuid[], $2::uuid[]) as block (blocker, blocked)`);
  for (const [index, { id }] of people.entries()) {
    // Who is nobody blocks nobody.
    const blocked = [
      ...members.filter((_, each) => each % 45 === index),
      ...others.filter((_, each) => each % 9 === index),
    ];
    const blockedBy = members.filter((_, each) => each % 45 === index + 20);
    const [blockers, all] = [
      [...blocked.map(() => id), ...blockedBy],
      [...blocked, ...blockedBy.map(() => id)],
    ];
    await kit.db.transact((tx) => tx.run(block, [blockers, all]));
    searchers.push(await readProfile(kit.db, { siteId: 1, memberId: id }));
  }
  await kit.db.transact((tx) =>
    tx.run(sql('update sites set settings = settings || $1 where id = 1'), [
      { cell_members: mergedFrom, member_resell: true },
    ]),
  );
  await kit.services.sites.reload();
  await mergeCellsJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  merged = new Map((await plainMerged(kit.db, 1)).map(({ cell, ...rest }) => [cell, rest]));
  shares = await readShares(kit.db, { siteId: 1 });
});

/** So many of all answered everything that nothing is rare. */
const nothingRare: Shares = { members: () => 1_000_000, share: () => 1 };

interface Drawn {
  readonly address: SearchAddress;
  readonly searcher: number;
  readonly knows: 'nothing' | 'shares' | 'many';
  readonly isMerged: boolean;
  readonly onlyReal: boolean;
  /** Where a further page begins, as a part of all. */
  readonly from: number;
  readonly allPages: boolean;
}

/** A filter that is on in so many of ten searches. */
const on = <T>(ofTen: number, value: fc.Arbitrary<T>) =>
  fc.integer({ min: 0, max: 9 }).chain((drawn) => (drawn < ofTen ? value : fc.constant(undefined)));
const some = (slugs: readonly string[], most: number) =>
  fc.subarray([...slugs], { minLength: 1, maxLength: most }).map(String);
const flag = fc.constant('1' as const);

/** Searches with few filters find many, those with more find few or nobody. */
const addressOf = (few: number, list: number): fc.Arbitrary<SearchAddress> =>
  fc
    .record({
      order: fc.constantFrom(...searchOrders),
      gender: on(
        5,
        fc.oneof({ weight: 8, arbitrary: fc.constant('female' as const) }, fc.constantFrom('male', 'non_binary')),
      ),
      country: on(3, fc.constantFrom('NL', 'NL', 'BE', 'DE')),
      countryregion: on(few, fc.constantFrom('09', '07', '04')),
      distance: on(few + 1, fc.constantFrom(...searchDistances)),
      ages: on(few + 5, fc.tuple(fc.integer({ min: searchAges.min, max: 90 }), fc.constantFrom(0, 2, 9, 40, 81))),
      with_photo: on(few, flag),
      online: on(few, flag),
      new: on(few, flag),
      interests: on(list, some([...liked, ...interests.slice(-2)], 4)),
      ...ofEachList((name) => on(list, some(profileOptions[name], 3))),
    })
    .map(({ ages, ...rest }) => {
      const [min, span] = ages ?? [searchAges.min, searchAges.max];
      const range = { min_age: min, max_age: Math.min(searchAges.max, min + span) };
      // Regions are those of the Netherlands.
      const region = rest.country === 'BE' || rest.country === 'DE' ? { countryregion: undefined } : {};
      return Object.fromEntries(
        Object.entries({ ...rest, ...region, ...range }).filter(([, value]) => value !== undefined),
      );
    });

const drawn: fc.Arbitrary<Drawn> = fc.record({
  address: fc.oneof(addressOf(1, 0), addressOf(3, 1), addressOf(5, 0), addressOf(2, 3)),
  searcher: fc.nat(6),
  knows: fc.constantFrom('nothing', 'shares', 'many'),
  isMerged: fc.boolean(),
  onlyReal: fc.boolean(),
  from: fc.double({ min: 0, max: 0.999, noNaN: true }),
  allPages: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

function searchFor({ address, searcher, knows, isMerged, onlyReal }: Drawn): Search {
  const known = kit.services.sites.byId(1);
  const settings = { ...known?.settings, cell_members: isMerged ? mergedFrom : 1 };
  const self = searchers[searcher];
  const member = self && { siteId: 1, memberId: self.id };
  const call = { site: { ...known, settings }, member, now: kit.clock.now(), cookie: () => undefined };
  // A region lies in the country of the search, whoever asks.
  const country = address.country ?? (address.countryregion === undefined ? undefined : ('NL' as const));
  const search = searchOf(
    call as unknown as AnyCall,
    { ...address, ...(country && { country }) },
    self && { ...self, onlyRealMembers: onlyReal },
  );
  return { ...search, shares: { nothing: undefined, shares, many: nothingRare }[knows] };
}

const bandsWithin: readonly DistanceBand[] = ['under_10', '10_25', '25_50', '50_100'];

/** The band of each cell around, as cards tell it. */
function tellBands({ cell, cellMembers }: Search): Pick<PlainSearch, 'cells' | 'bands'> {
  if (cell === null) return { cells: [], bands: [] };
  const all = cities.flatMap((city) => cellOf(city) ?? []);
  const own = merged.get(cell);
  const bandOf = (each: number) => {
    if (cellMembers === 1) return bandBetween(cell, each);
    const its = merged.get(each);
    return own && its ? bandBetween(own.merged, its.merged, its.reachKm) : 'over_100';
  };
  const told = all.map((each) => ({ each, band: bandOf(each) })).filter(({ band }) => band !== 'over_100');
  return { cells: told.map(({ each }) => each), bands: told.map(({ band }) => band) };
}

/** The same search, in plain words. */
function plainOf(search: Search): PlainSearch {
  const { filters, siteId, searcherId, bit, genders, countries, today } = search;
  const reach = filters.distance === null ? -1 : searchDistances.indexOf(filters.distance);
  return {
    ...ofEachList((name) => filters[name]),
    ...tellBands(search),
    siteId,
    searcher: searcherId,
    bit,
    genders,
    countries: reach < 0 ? [filters.country] : countries,
    region: filters.countryregion,
    within: reach < 0 ? null : bandsWithin.slice(0, reach + 1),
    minAge: filters.min_age,
    maxAge: filters.max_age,
    today,
    withPhoto: filters.with_photo,
    online: filters.online,
    newSince: filters.new ? new Date(kit.clock.now().getTime() - recentDays.new * day) : null,
    interests: filters.interests,
    order: filters.order,
  };
}

/** What a search is without one of its filters. */
const plainOff: Readonly<Record<FilterName, Partial<PlainSearch>>> = {
  age: { minAge: 0, maxAge: 200 },
  with_photo: { withPhoto: false },
  online: { online: false },
  new: { newSince: null },
  interests: { interests: [] },
  countryregion: { region: null },
  distance: { within: null },
  ...ofEachList((name) => ({ [name]: [] })),
};

async function plainWithout(search: Search, plain: PlainSearch) {
  const counts: { filter: FilterName; numResults: number }[] = [];
  for (const filter of search.filtersOn) {
    const { length } = await plainMembers(kit.db, { ...plain, ...plainOff[filter] });
    if (length > 0) counts.push({ filter, numResults: Math.min(length, maxCounted) });
  }
  return counts.toSorted((one, other) => other.numResults - one.numResults);
}

/** Who follows a short page: twice as far or the whole country, then five years more on both sides (SEARCH-3). */
async function plainSimilar(search: Search, found: readonly Placed[]): Promise<string[]> {
  const { filters } = search;
  const further = searchDistances.find((km) => Number(km) > Number(filters.distance)) ?? null;
  const farther = { ...filters, countryregion: null, distance: filters.distance === null ? null : further };
  const older = {
    min_age: Math.max(searchAges.min, filters.min_age - 5),
    max_age: Math.min(searchAges.max, filters.max_age + 5),
  };
  const shown = new Set(found.map(({ id }) => id));
  const ids: string[] = [];
  for (const looser of [farther, { ...farther, ...older }]) {
    const more = await plainMembers(kit.db, plainOf({ ...search, filters: looser }));
    ids.push(
      ...more
        .flatMap(({ id }) => (shown.has(id) || ids.includes(id) ? [] : [id]))
        .slice(0, searchPageSize - ids.length),
    );
  }
  return ids;
}

/** How many went each way; each of them must be gone, so all stand here from the beginning. */
const ways = new Map<string, number>(
  [
    'searches',
    'a page that begins further down',
    'all pages, one after another',
    'enough live near, around',
    'too few live near, around',
    'enough live near, within',
    'too few live near, within',
    'more than are counted',
    'a count that is remembered',
    'similar members after a short page',
    'profiles of other kinds between members',
    'nobody, and nothing to loosen',
    ...filterNames.map((filter) => `nobody because of ${filter}`),
  ].map((way) => [way, 0]),
);
function went(way: string): void {
  const times = ways.get(way);
  if (times === undefined) throw new Error(`nobody counts: ${way}`);
  ways.set(way, times + 1);
}

/** Each statement that a search can be answered by, by its name. */
const statements = new Map<string, string>();
function nameAll(way: string, made: unknown): void {
  ways.set(way, 0);
  for (const bit of [1, 2, 4] as const) {
    const fill = (made as Record<number, (values: object) => readonly [{ name: string }]>)[bit];
    const [statement] = fill?.({}) ?? [];
    if (statement) statements.set(statement.name, way);
  }
}
const ofArea = (made: object, area: string) =>
  Object.fromEntries(Object.entries(made).map(([bit, areas]) => [bit, (areas as Record<string, unknown>)[area]]));
for (const area of ['country', 'region', 'cell']) {
  for (const [key, made] of Object.entries(memberPages)) nameAll(`a page by ${key} of a ${area}`, ofArea(made, area));
  nameAll(`a count of a ${area}`, ofArea(memberCounts, area));
  nameAll(`a pass over a ${area}`, ofArea(memberRelaxations, area));
}
for (const order of ['best', 'near'] as const) {
  nameAll(`a page of ${order} within`, pagesWithin[order]);
  for (const area of ['country', 'region'])
    nameAll(`a page of ${order} around, ${area}`, ofArea(pagesAround[order], area));
}
for (const [key, made] of Object.entries(rarePages)) nameAll(`a page of few by ${key}`, made);
nameAll('a count of few', rareCounts);

/** Reads, and notes which way. */
const reader: Reader = {
  rows: (statement, values) => (note(statement.name), kit.db.rows(statement, values)),
  maybe: (statement, values) => (note(statement.name), kit.db.maybe(statement, values)),
  one: (statement, values) => (note(statement.name), kit.db.one(statement, values)),
};
const note = (name: string) => {
  const way = statements.get(name);
  if (way !== undefined) went(way);
};

const crowdedHere = (): Crowded => {
  const site = kit.services.sites.byId(1);
  if (!site) throw new Error('the first site is gone');
  const crowded = crowdedAt({ site, now: kit.clock.now() });
  return { ...crowded, has: (key) => crowded.has(key) && (went('a count that is remembered'), true) };
};

const foundOf = (placed: readonly Placed[]): Found[] => placed.map(({ id, rank }) => ({ id, rank }));

/** The first page, one further down, and in one of ten searches all of them. */
async function expectPages(search: Search, all: readonly Placed[], { from, allPages }: Drawn): Promise<void> {
  const found = foundOf(all);
  const middle = Math.floor(from * all.length);
  const read = (after: Found) => findMembers(reader, search, { after, limit: pageRows });
  expect(await read(top)).toEqual(found.slice(0, pageRows));
  noteNear(search, all);
  const at = found[middle];
  if (!at) return;
  expect(await read(at)).toEqual(found.slice(middle + 1, middle + 1 + pageRows));
  noteNear(search, all.slice(middle + 1));
  went('a page that begins further down');
  if (!allPages) return;
  const paged: Found[] = [];
  for (let page = await read(top); page.length > 0; page = await read(paged.at(-1) ?? top)) paged.push(...page);
  expect(paged).toEqual(found);
  if (found.length > pageRows) went('all pages, one after another');
}

/** Where a page lives near, the bands further off are read in another way. */
function noteNear(search: Search, rest: readonly Placed[]): void {
  const { order, distance } = search.filters;
  if (search.cell === null || order === 'new' || order === 'online' || rareListsOf(search)) return;
  const isEnough = rest.filter(({ isNear }) => isNear).length >= pageRows;
  went(`${isEnough ? 'enough' : 'too few'} live near, ${distance === null ? 'around' : 'within'}`);
}

async function expectOthers(search: Search, plain: PlainSearch): Promise<void> {
  const all = await plainOthers(kit.db, plain, search.otherKinds);
  const others = all.map(({ id, rank }) => ({ id, rank }));
  const invented: readonly string[] = ['fictional', 'fictional_ai'] satisfies ProfileKind[];
  expect(await findFirstOthers(reader, search, maxOthersPerPage)).toEqual({
    others: others.slice(0, maxOthersPerPage),
    fictional: all.filter(({ kind }) => invented.includes(kind)).length,
  });
  const [first] = others;
  if (!first) return;
  expect(await findOthers(reader, search, { after: first, limit: maxOthersPerPage })).toEqual(
    others.slice(1, 1 + maxOthersPerPage),
  );
  went('profiles of other kinds between members');
}

/** What stands around a first page: how many there are, and where these are few, who is similar and what to loosen. */
async function expectSurroundings(search: Search, plain: PlainSearch, all: readonly Placed[]): Promise<void> {
  const crowded = crowdedHere();
  const { length } = all;
  expect(await countMembers(reader, search, crowded)).toEqual({
    count: Math.min(length, maxCounted),
    isCapped: length > maxCounted,
  });
  if (length > maxCounted) went('more than are counted');
  const ids = all.map(({ id }) => id);
  const isShort = length < searchPageSize;
  expect(isShort ? await findSimilar(reader, search, ids) : []).toEqual(isShort ? await plainSimilar(search, all) : []);
  if (isShort) went('similar members after a short page');
  if (length > 0 || search.filtersOn.length === 0) return;
  const loosened = await plainWithout(search, plain);
  expect(await countWithout(reader, search, crowded)).toEqual(loosened);
  if (loosened.length === 0) went('nobody, and nothing to loosen');
  for (const { filter } of loosened) went(`nobody because of ${filter}`);
}

test('SEARCH-1, SEARCH-2, SEARCH-3, SEARCH-5: a search finds, orders, counts and loosens as one plain statement does, whichever way it goes (property)', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async (one) => {
      const search = searchFor(one);
      if (search.genders.length === 0) return;
      const plain = plainOf(search);
      const all = await plainMembers(kit.db, plain);
      await expectPages(search, all, one);
      await expectSurroundings(search, plain, all);
      await expectOthers(search, plain);
      went('searches');
    }),
    // Ends by itself before its time is over: what went on after it would ask a database that is gone.
    { numRuns: numDrawn, seed, plugins: [fc.interruptAfterTimeLimit(570_000, { failOnInterrupt: true })] },
  );
  // None is there by chance: the searches are the same each time.
  expect([...ways].filter(([, times]) => times < 5)).toEqual([]);
  expect(ways.get('searches')).toBeGreaterThanOrEqual(leastCompared);
}, 600_000);
