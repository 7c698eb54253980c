import type { Gender } from '@vonk/contract/profile';
import { type FilterName, maxCounted, recentDays, type SearchOrder } from '@vonk/contract/search';
import type { Reader } from '../../platform/database/db.ts';
import { cellsAround, type NearCell } from '../../profile/index.ts';
import type { Crowded } from './crowded.ts';
import { birthsBetween, daysBefore, type Search } from './filters.ts';
import { answerMasks, interestMask } from './masks.ts';
import { type OrderByNearness, worthOf } from './nearness.ts';
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
  const { area, values, near } = await conditionOf(reader, search, isByNearness(search.filters.order));
  const part = { ...values, ...after, without, limit };
  const { order } = search.filters;
  if (area !== 'cell' && near.length > 0 && isByNearness(order))
    return reader.rows<Found>(
      ...pagesAround[order][search.bit][area]({ ...part, ...nearValuesOf(search, order, near) }),
    );
  return reader.rows<Found>(...memberPages[keys[order]][search.bit][area](part));
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
  const { area, values } = await conditionOf(reader, search, search.filters.order === 'near');
  const { searcher: _, ...asked } = values;
  const key = JSON.stringify([search.bit, area, asked]);
  if (crowded.has(key)) return { count: maxCounted, isCapped: true };
  const { count } = await reader.one<{ count: number }>(...memberCounts[search.bit][area](values));
  if (count >= countedTo) crowded.add(key);
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

/**
 * How many members there would be without one of the filters that are on, the most first; counted up to `maxCounted`.
 */
export async function countWithout(
  reader: Reader,
  search: Search,
): Promise<{ filter: FilterName; numResults: number }[]> {
  const { filters, genders, countries } = search;
  const searched = filters.distance === null ? [filters.country] : countries;
  const asksNear = filters.distance !== null || filters.order === 'near';
  const near = asksNear ? await nearOf(reader, search) : null;
  const around = filters.distance === null || near === null ? null : near.map(({ cell }) => cell);
  const placedOnly = filters.order === 'near' && near !== null && near.length > 0;
  const values = { ...valuesOf(search, pairs(genders, searched)), placedOnly, around };
  const counts = await reader.one<Record<FilterName, number>>(...memberRelaxations[search.bit](values));
  return search.filtersOn
    .map((filter) => ({ filter, numResults: Math.min(counts[filter], maxCounted) }))
    .filter(({ numResults }) => numResults > 0)
    .sort((one, other) => other.numResults - one.numResults);
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

/** Where the search looks, what it asks, and the cells around the searcher where the caller asks for these. */
async function conditionOf(
  reader: Reader,
  search: Search,
  asksNear: boolean,
): Promise<{ area: Area; values: MemberValues; near: readonly NearCell[] }> {
  const { filters, genders } = search;
  const near = asksNear || filters.distance !== null ? await nearOf(reader, search) : null;
  if (filters.distance !== null && near !== null)
    return { area: 'cell', values: valuesOf(search, inCells(search, near)), near };
  // Where no distance is told yet, the order is the one of the rank, and nobody is left out of it.
  const placedOnly = filters.order === 'near' && near !== null && near.length > 0;
  return {
    area: filters.countryregion === null ? 'country' : 'region',
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
