import { ofEachList } from '@vonk/contract/profile';
import { type FilterName, maxCounted, type SearchFilters } from '@vonk/contract/search';
import type { Reader } from '../../platform/database/db.ts';
import { type Condition, conditionOf, pairs, rareValuesOf, scannedOf } from './condition.ts';
import type { Crowded } from './crowded.ts';
import type { Search } from './filters.ts';
import { rareCounts, rareListsOf } from './rare.ts';
import {
  countedTo,
  memberCounts,
  memberRelaxations,
  type MemberValues,
  scannedNear,
} from './statements/member-statements.ts';

/** How many it finds, up to `maxCounted`. */
export async function countMembers(
  reader: Reader,
  search: Search,
  crowded: Crowded,
): Promise<{ count: number; isCapped: boolean }> {
  return countWithin(reader, search, { crowded, condition: await conditionOf(reader, search, isNearest(search)) });
}

const isNearest = ({ filters: { order } }: Search): boolean => order === 'near';

async function countWithin(
  reader: Reader,
  search: Search,
  { crowded, condition }: { crowded: Crowded; condition: Condition },
): Promise<{ count: number; isCapped: boolean }> {
  const { area } = condition;
  const values = countedIn(condition);
  const { searcher: _, ...asked } = values;
  const key = JSON.stringify([search.bit, area, asked]);
  if (crowded.has(key)) return { count: maxCounted, isCapped: true };
  const rare = rareListsOf(search);
  const { count } = await reader.one<{ count: number }>(
    ...(rare
      ? rareCounts[search.bit]({ ...values, ...rareValuesOf(search, condition, rare) })
      : memberCounts[search.bit][area](values)),
  );
  if (count >= countedTo) crowded.add(key);
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

/**
 * How many members there would be without one of the filters that are on, the most first; counted up to `maxCounted`.
 */
export async function countWithout(
  reader: Reader,
  search: Search,
  crowded: Crowded,
): Promise<{ filter: FilterName; numResults: number }[]> {
  const { filtersOn } = search;
  const areas = filtersOn.filter(isArea);
  // A count ends where nobody counts on, one pass for several filters where all of an area are seen.
  const isOnePass = !rareListsOf(search) && filtersOn.length - areas.length > 1;
  const [apart, together] = await Promise.all([
    countEachWithout(reader, { search, filters: isOnePass ? areas : filtersOn }, crowded),
    isOnePass ? countAloneMissed(reader, search) : {},
  ]);
  const counts: Counts = { ...together, ...apart };
  return filtersOn
    .map((filter) => ({ filter, numResults: Math.min(counts[filter] ?? 0, maxCounted) }))
    .filter(({ numResults }) => numResults > 0)
    .sort((one, other) => other.numResults - one.numResults);
}

/** Says where one looks, and so what is gone through; the other filters say who of these is found. */
const isArea = (filter: FilterName): boolean => filter === 'countryregion' || filter === 'distance';

type Counts = Readonly<Partial<Record<FilterName, number>>>;

/** A search without one of its filters. */
const offs: Readonly<Record<FilterName, Partial<SearchFilters>>> = {
  age: { min_age: 0, max_age: 200 },
  with_photo: { with_photo: false },
  online: { online: false },
  new: { new: false },
  interests: { interests: [] },
  countryregion: { countryregion: null },
  distance: { distance: null },
  ...ofEachList((name) => ({ [name]: [] })),
};

/** Filter by filter: one count is of few, or ends soon, or nothing but going through all tells it. */
async function countEachWithout(
  reader: Reader,
  { search, filters }: { search: Search; filters: readonly FilterName[] },
  crowded: Crowded,
): Promise<Counts> {
  const counted = filters.map(async (filter) => {
    const wider = { ...search, filters: { ...search.filters, ...offs[filter] } };
    const narrow = await conditionOf(reader, wider, isNearest(search));
    // By distance one looks in all countries, and without it in these as well.
    const condition = filter === 'distance' ? inCountries(search, narrow) : narrow;
    return [filter, (await countWithin(reader, wider, { crowded, condition })).count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

function inCountries({ genders, countries }: Search, condition: Condition): Condition {
  const branches = pairs(genders, countries);
  const scanned = scannedOf(branches.genders.length);
  return { ...condition, countries, values: { ...condition.values, ...branches, scanned } };
}

/** What is counted in cells is looked for as far down in each as pages look. */
const countedIn = ({ area, values }: Condition): MemberValues =>
  area === 'cell' ? { ...values, scanned: Math.max(values.scanned, scannedNear) } : values;

/** In one pass over all candidates of the area: for all filters but that of the area. */
async function countAloneMissed(reader: Reader, search: Search): Promise<Counts> {
  const condition = await conditionOf(reader, search, isNearest(search));
  return reader.one<Counts>(...memberRelaxations[search.bit][condition.area](countedIn(condition)));
}
