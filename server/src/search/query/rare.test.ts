import { interests, profileOptions } from '@vonk/contract/profile';
import { type SearchAddress, searchDistances, searchOrders } from '@vonk/contract/search';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Columns, type Person, setColumns } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import type { AnyCall } from '../../accounts/index.ts';
import { sql } from '../../platform/database/db.ts';
import { findCities } from '../../places/index.ts';
import { type Profile, readProfile } from '../../profile/index.ts';
import { type Search, searchOf } from './filters.ts';
import { countMembers, countWithout } from './count.ts';
import { findMembers, type Found, top } from './find.ts';
import { rareListsOf } from './rare.ts';
import { readShares, type Shares } from './shares.ts';
import { pageRows } from './statements/member-statements.ts';

const kit = await createKit();
const cities = new Map((await findCities({ country: 'NL', limit: 2000 })).map(({ name, cell }) => [name, cell]));
const at = (city: string): Columns => ({ city, cell: cities.get(city) ?? null });
const home = at('Utrecht');
const places = [home, ...['Amersfoort', 'Hilversum', 'Arnhem', 'Rotterdam', 'Groningen'].map(at), { cell: null }];

const women: Person[] = [];
let bram: Person;
let self: Profile | undefined;

beforeAll(async () => {
  for (let each = 0; each < 70; each += 1) women.push(await another(kit, 'lotte'));
  bram = await another(kit, 'luuk', { columns: { ...home, region: '09' } });
  await changeSite(kit, { cell_members: 1 });
  self = await readProfile(kit.db, { siteId: 1, memberId: bram.id });
  const block = sql('insert into blocks (site_id, blocker_id, blocked_id, created_at) values (1, $1, $2, now())');
  await kit.db.transact(async (tx) => {
    await tx.run(block, [bram.id, women[0]?.id]);
    await tx.run(block, [women[1]?.id, bram.id]);
  });
});

/** Whatever is asked for, few are expected. */
const allRare: Shares = { members: () => 1, share: () => 0 };
const someOf = (slugs: readonly string[]) => fc.subarray([...slugs], { minLength: 1, maxLength: 3 });
const [hair, eyes] = [profileOptions.hair_color.slice(0, 3), profileOptions.eye_color.slice(0, 3)];
const liked = interests.slice(0, 5);
const today = Date.parse('2026-11-20');
const daysAgo = (days: number): string => new Date(today - days * 86_400_000).toISOString().slice(0, 10);

const drawn: fc.Arbitrary<Columns> = fc
  .record({
    rank: fc.integer({ min: 10_000, max: 10_200 }),
    place: fc.constantFrom(...places),
    hair_color: fc.option(fc.constantFrom(...hair)),
    eye_color: fc.option(fc.constantFrom(...eyes)),
    interests: fc.subarray([...liked]),
    photo_count: fc.nat(1),
    birth_date: fc.constantFrom('1960-01-01', '1984-05-05', '1990-02-28', '2001-12-31'),
    last_active_on: fc.option(fc.nat(30).map(daysAgo)),
    created_at: fc.nat(60).map(daysAgo),
    country: fc.constantFrom('NL', 'NL', 'NL', 'BE'),
    region: fc.constantFrom('07', '09'),
    looks_for: fc.constantFrom(null, 1, 2, 3),
    is_invisible: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  })
  .map(({ place, ...columns }) => ({ ...columns, ...place }));

const listed = (slugs: readonly string[]) => fc.option(someOf(slugs).map(String), { nil: undefined });
const asked: fc.Arbitrary<SearchAddress> = fc
  .record({
    order: fc.constantFrom(...searchOrders),
    hair_color: listed(hair),
    eye_color: listed([...eyes, 'other']),
    interests: listed(liked),
    distance: fc.option(fc.constantFrom(...searchDistances), { nil: undefined }),
    countryregion: fc.constantFrom(undefined, undefined, '09'),
    min_age: fc.constantFrom(undefined, 18, 40),
    max_age: fc.constantFrom(undefined, 99, 60),
    with_photo: fc.constantFrom(undefined, '1' as const),
    online: fc.constantFrom(undefined, undefined, '1' as const),
    new: fc.constantFrom(undefined, undefined, '1' as const),
  })
  .filter(({ min_age = 18, max_age = 99 }) => min_age <= max_age)
  .map((address) => Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)));

function searchFor(address: SearchAddress): Search {
  const site = kit.services.sites.all().find(({ siteId }) => siteId === 1);
  const member = { siteId: 1, memberId: bram.id };
  return searchOf({ site, member, now: kit.clock.now() } as unknown as AnyCall, address, self);
}

/** All pages. */
async function findAll(search: Search): Promise<Found[]> {
  const found: Found[] = [];
  for (let after = top; ;) {
    const page = await findMembers(kit.db, search, { after, limit: pageRows });
    found.push(...page);
    const last = page.at(-1);
    if (!last || page.length < pageRows) return found;
    after = last;
  }
}
const noneKnown = () => ({ has: () => false, add: () => undefined });
const byFilter = (counts: readonly { filter: string; numResults: number }[]) =>
  counts.toSorted((one, other) => one.filter.localeCompare(other.filter));

/** What a search brings about; the address says which of many it was. */
async function everythingOf(search: Search, address: SearchAddress) {
  const found = await findAll(search);
  const without = found.slice(0, 3).map(({ id }) => id);
  const isExplained = found.length === 0 && search.filtersOn.length > 0;
  return {
    address,
    found,
    count: await countMembers(kit.db, search, noneKnown()),
    rest: await findMembers(kit.db, search, { after: top, limit: 10, without }),
    explanation: isExplained ? byFilter(await countWithout(kit.db, search, noneKnown())) : [],
  };
}

describe('a search for few (SEARCH-2, SEARCH-3)', () => {
  test('finds, counts and explains the same as one that goes through all (property)', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: women.length, maxLength: women.length }),
        fc.array(asked, { minLength: 60, maxLength: 60 }),
        async (people, addresses) => {
          for (const [index, columns] of people.entries()) await setColumns(kit, women[index]?.id ?? '', columns);
          for (const address of addresses) {
            const many = searchFor(address);
            const few = { ...many, shares: allRare };
            if (!rareListsOf(few)) continue;
            compared += 1;
            expect(await everythingOf(few, address)).toEqual(await everythingOf(many, address));
          }
        },
      ),
      { numRuns: 16 },
    );
    expect(compared).toBeGreaterThan(600);
  }, 300_000);

  test('is one only where few are expected of all that it asks for', async () => {
    const withLists = searchFor({ gender: 'female', hair_color: 'red,blond', eye_color: 'green' });
    const shares = (share: number, members: number): Shares => ({ members: () => members, share: () => share });
    const isRare = (search: Search, known: Shares | undefined) =>
      rareListsOf({ ...search, shares: known }) !== undefined;
    expect(isRare(withLists, undefined)).toBe(false);
    expect(isRare(searchFor({}), shares(0, 0))).toBe(false);
    // 1,000,000 × 2 × 0.04 × 0.04 are 3,200; with a tenth they are 20,000.
    expect(isRare(withLists, shares(0.04, 1_000_000))).toBe(true);
    expect(isRare(withLists, shares(0.1, 1_000_000))).toBe(false);
  });

  test('knows how members are spread by what they answered', async () => {
    for (const [index, { id }] of women.entries())
      await setColumns(kit, id, {
        country: 'NL',
        is_invisible: false,
        hair_color: index < 7 ? 'red' : null,
        interests: index < 14 ? ['art'] : [],
      });
    const shares = await readShares(kit.db, { siteId: 1 });
    expect(shares.members('female', 'NL')).toBe(women.length);
    expect(shares.members('female', 'FR')).toBe(0);
    const all = women.length + 1;
    expect(shares.share(17)).toBeCloseTo(7 / all);
    expect(shares.share(126 + 2)).toBeCloseTo(14 / all);
    expect(shares.share(19)).toBe(0);
  });
});
