import { type Gender, ofEachList } from '@vonk/contract/profile';
import { type FilterName, maxCounted, recentDays, type SearchFilters, type SearchOrder } from '@vonk/contract/search';
import type { Reader } from '../../platform/database/db.ts';
import type { Filled } from '../../platform/database/named.ts';
import { cellsAround, type NearCell } from '../../profile/index.ts';
import type { Crowded } from './crowded.ts';
import { birthsBetween, daysBefore, type Search } from './filters.ts';
import { answerMasks, interestMask } from './masks.ts';
import { hiddenWorth, type OrderByNearness, worthOf } from './nearness.ts';
import { rareCounts, type RareLists, rareListsOf, rarePages } from './rare.ts';
import {
  type Area,
  consentingMembers,
  countedTo,
  firstOthers,
  maxScanned,
  memberCounts,
  memberPages,
  memberRelaxations,
  type MemberValues,
  type NearValues,
  otherPage,
  type OtherValues,
  pagesAround,
  pagesWithin,
  type PartValues,
} from './statements.ts';

/** A profile found, and where it stands. */
export interface Found {
  readonly id: string;
  /** What its order goes by: a score, or a day. */
  readonly rank: number;
}

/** Where a list goes on: after this one. */
export type Position = Found;
export const top: Position = { rank: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

interface Range {
  readonly after: Position;
  readonly limit: number;
  readonly without?: readonly string[];
}

/** Members a search finds, in its order. */
export async function findMembers(
  reader: Reader,
  search: Search,
  { after, limit, without = [] }: Range,
): Promise<Found[]> {
  const { order } = search.filters;
  const condition = await conditionOf(reader, search, isByNearness(order));
  const part = { ...condition.values, ...after, without };
  const rare = rareListsOf(search);
  if (rare) {
    const asked = { ...part, ...rareValuesOf(search, condition, rare) };
    return (await reader.rows<Found>(...rarePages[keys[order]][search.bit](asked))).slice(0, limit);
  }
  return (await reader.rows<Found>(...pageOf(search, condition, part))).slice(0, limit);
}

function pageOf(search: Search, { area, near }: Condition, part: MemberValues & PartValues): Filled {
  const { bit, filters } = search;
  const { order } = filters;
  if (near.length === 0 || !isByNearness(order)) return memberPages[keys[order]][bit][area](part);
  const asked = { ...part, ...nearValuesOf(search, order, near) };
  return area === 'cell' ? pagesWithin[order][bit](asked) : pagesAround[order][bit][area](asked);
}

/** What an index goes by, for each order. */
const keys = { best: 'rank', near: 'rank', new: 'arrival_day', online: 'active_day' } as const;
const isByNearness = (order: SearchOrder): order is OrderByNearness => order === 'best' || order === 'near';

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
  const { area, values } = condition;
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
  const counts = rareListsOf(search)
    ? await countEachWithout(reader, search, crowded)
    : await countAloneMissed(reader, search);
  return search.filtersOn
    .map((filter) => ({ filter, numResults: Math.min(counts[filter] ?? 0, maxCounted) }))
    .filter(({ numResults }) => numResults > 0)
    .sort((one, other) => other.numResults - one.numResults);
}

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

/** For a search that finds nobody as it asks for what few answered: each filter's count is one of few, or ends soon. */
async function countEachWithout(reader: Reader, search: Search, crowded: Crowded): Promise<Counts> {
  const counted = search.filtersOn.map(async (filter) => {
    const wider = { ...search, filters: { ...search.filters, ...offs[filter] } };
    const narrow = await conditionOf(reader, wider, isNearest(search));
    // By distance one looks in all countries, and without it in these as well.
    const condition = filter === 'distance' ? inCountries(search, narrow) : narrow;
    return [filter, (await countWithin(reader, wider, { crowded, condition })).count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

const inCountries = ({ genders, countries }: Search, condition: Condition): Condition => ({
  ...condition,
  countries,
  values: { ...condition.values, ...pairs(genders, countries) },
});

/** For any search that finds nobody: in one pass over all candidates. */
async function countAloneMissed(reader: Reader, search: Search): Promise<Counts> {
  const { filters, genders, countries } = search;
  const searched = filters.distance === null ? [filters.country] : countries;
  const asksNear = filters.distance !== null || filters.order === 'near';
  const near = asksNear ? await nearOf(reader, search) : null;
  const around = filters.distance === null || near === null ? null : near.map(({ cell }) => cell);
  const placedOnly = filters.order === 'near' && near !== null && near.length > 0;
  const values = { ...valuesOf(search, pairs(genders, searched)), placedOnly, around };
  return reader.one<Record<FilterName, number>>(...memberRelaxations[search.bit](values));
}

/** Profiles of other kinds beside them: by country, and none in a search for a region (C20). */
export async function findOthers(reader: Reader, search: Search, { after, limit }: Range): Promise<Found[]> {
  if (search.otherKinds.length === 0) return [];
  return reader.rows<Found>(...otherPage({ ...otherValuesOf(search), ...after, limit }));
}

/** The first of them, and how many invented profiles there are among all (X12). */
export async function findFirstOthers(
  reader: Reader,
  search: Search,
  limit: number,
): Promise<{ others: Found[]; fictional: number }> {
  if (search.otherKinds.length === 0) return { others: [], fictional: 0 };
  const counted = search.otherKinds.filter((kind) => kind === 'fictional' || kind === 'fictional_ai');
  const rows = await reader.rows<Found & { counted: number }>(
    ...firstOthers({ ...otherValuesOf(search), counted, limit }),
  );
  return { others: rows.map(({ id, rank }) => ({ id, rank })), fictional: rows[0]?.counted ?? 0 };
}

/** Members of the searched country who agreed to be shown to guests. */
export const findConsenting = (reader: Reader, { siteId, filters }: Search, limit: number): Promise<Found[]> =>
  reader.rows<Found>(consentingMembers, [siteId, filters.country, limit]);

/** Where a search looks, what it asks, and the cells around the searcher where the caller asks for these. */
interface Condition {
  readonly area: Area;
  readonly countries: readonly string[];
  readonly values: MemberValues;
  readonly near: readonly NearCell[];
}

async function conditionOf(reader: Reader, search: Search, asksNear: boolean): Promise<Condition> {
  const { filters, genders } = search;
  const near = asksNear || filters.distance !== null ? await nearOf(reader, search) : null;
  if (filters.distance !== null && near !== null)
    return { area: 'cell', countries: search.countries, values: valuesOf(search, inCells(search, near)), near };
  // Where no distance is told yet, the order is the one of the rank, and nobody is left out of it.
  const placedOnly = filters.order === 'near' && near !== null && near.length > 0;
  return {
    area: filters.countryregion === null ? 'country' : 'region',
    countries: [filters.country],
    values: { ...valuesOf(search, pairs(genders, [filters.country])), placedOnly },
    near: near ?? [],
  };
}

/** How far the order looks: beyond it everybody is as far away. */
const nearKm = 100;

/** The cells within the distance of the filter, else within the reach of the order; null: one has no place. */
async function nearOf(
  reader: Reader,
  { filters, cell, siteId, cellMembers }: Search,
): Promise<readonly NearCell[] | null> {
  if (cell === null) return null;
  const km = filters.distance === null ? nearKm : Number(filters.distance);
  return cellsAround(reader, { siteId, cellMembers }, { cell, km });
}

interface Branches {
  readonly genders: readonly Gender[];
  readonly places: readonly string[];
  readonly worths: readonly number[];
}

const pairs = (genders: readonly Gender[], places: readonly string[]): Branches => ({
  genders: places.flatMap(() => genders),
  places: places.flatMap((place) => genders.map(() => place)),
  worths: places.flatMap(() => genders.map(() => 0)),
});

/** The branches of a search within a distance. */
function inCells({ genders, filters: { order } }: Search, near: readonly NearCell[]): Branches {
  const worth = (band: NearCell['band']) => (isByNearness(order) ? worthOf(order, band) : 0);
  return {
    ...pairs(
      genders,
      near.map(({ cell }) => String(cell)),
    ),
    worths: near.flatMap(({ band }) => genders.map(() => worth(band))),
  };
}

/**
 * So many of the best of each cell are looked at: about as many as live in one of a large city and fit, so that nobody
 * is passed over there.
 */
const scannedNear = 10_000;

function nearValuesOf({ genders }: Search, order: OrderByNearness, around: readonly NearCell[]): NearValues {
  const inBand = (band: NearCell['band']) => around.filter((each) => each.band === band).map(({ cell }) => cell);
  const near = around.filter(({ band }) => band === 'under_10' || band === '10_25');
  return {
    nearGenders: near.flatMap(() => genders),
    nearCells: near.flatMap(({ cell }) => genders.map(() => cell)),
    nearWorths: near.flatMap(({ band }) => genders.map(() => worthOf(order, band))),
    scannedNear,
    cells25To50: inBand('25_50'),
    cells50To100: inBand('50_100'),
    eachGender: genders,
  };
}

/** The same search by what few answered; nearness counts in the orders that go by it. */
function rareValuesOf(
  { genders, filters: { order } }: Search,
  { area, countries, near }: Condition,
  [rarest, secondRarest]: RareLists,
) {
  const aroundOnly = area === 'cell';
  const byNearness = isByNearness(order) && near.length > 0 ? order : undefined;
  const around = aroundOnly || byNearness ? near : [];
  const places = pairs(genders, countries);
  return {
    tokenGenders: places.genders,
    tokenCountries: places.places,
    rarest,
    secondRarest,
    aroundCells: around.map(({ cell }) => cell),
    aroundWorths: around.map(({ band }) => (byNearness ? worthOf(byNearness, band) : 0)),
    hiddenWorth: byNearness === 'best' ? hiddenWorth : 0,
    aroundOnly,
  };
}

/** What both members and others are asked. */
function commonOf({ siteId, searcherId, filters, today }: Search) {
  const { from, to } = birthsBetween(today, filters);
  return {
    site: siteId,
    searcher: searcherId,
    bornFrom: from,
    bornTo: to,
    photos: filters.with_photo ? 1 : 0,
    interests: interestMask(filters.interests),
    ...answerMasks(filters),
  };
}

function valuesOf(search: Search, { genders, places, worths }: Branches): MemberValues {
  const { filters, today, createdAfter } = search;
  return {
    ...commonOf(search),
    genders,
    places,
    worths,
    placedOnly: false,
    region: filters.countryregion,
    scanned: Math.max(1000, Math.ceil(maxScanned / Math.max(1, genders.length))),
    hereSince: filters.online ? daysBefore(today, recentDays.online - 1) : null,
    newSince: filters.new ? createdAfter : null,
  };
}

const otherValuesOf = (search: Search): OtherValues => ({
  ...commonOf(search),
  genders: search.genders,
  country: search.filters.country,
  bit: search.bit,
  kinds: search.otherKinds,
});
