import type { Gender, ProfileKind } from '@vonk/contract/profile';
import { type FilterName, maxCounted, recentDays } from '@vonk/contract/search';
import type { Reader } from '../../platform/database/db.ts';
import { cellsAround } from '../../profile/index.ts';
import { birthsBetween, daysBefore, type Search } from './filters.ts';
import { answerMasks, interestMask } from './masks.ts';
import {
  type Area,
  consentingMembers,
  maxScanned,
  memberCounts,
  memberPages,
  memberRelaxations,
  type MemberValues,
  otherCount,
  otherPage,
  type OtherValues,
} from './statements.ts';

/** A profile found, and where it stands. */
export interface Found {
  readonly id: string;
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

/** Members a search finds, best first. */
export async function findMembers(
  reader: Reader,
  search: Search,
  { after, limit, without = [] }: Range,
): Promise<Found[]> {
  const { area, values } = await conditionOf(reader, search);
  return reader.rows<Found>(...memberPages[search.bit][area]({ ...values, ...after, without, limit }));
}

/** How many it finds, up to one more than `maxCounted`. */
export async function countMembers(reader: Reader, search: Search): Promise<{ count: number; isCapped: boolean }> {
  const { area, values } = await conditionOf(reader, search);
  const { count } = await reader.one<{ count: number }>(...memberCounts[search.bit][area](values));
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

/**
 * How many members there would be without one of the filters that are on, the most first; counted up to `maxCounted`.
 */
export async function countWithout(
  reader: Reader,
  search: Search,
): Promise<{ filter: FilterName; numResults: number }[]> {
  const { filters, genders, cell, siteId, countries } = search;
  const searched = filters.distance === null ? [filters.country] : countries;
  const around =
    filters.distance === null || cell === null
      ? null
      : await cellsAround(reader, { siteId, cellMembers: search.cellMembers }, { cell, km: Number(filters.distance) });
  const values = { ...valuesOf(search, pairs(genders, searched)), around };
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

/** How many invented profiles there are beside them (X12). */
export async function countFictional(reader: Reader, search: Search): Promise<number> {
  const kinds = search.otherKinds.filter((kind) => kind === 'fictional' || kind === 'fictional_ai');
  if (kinds.length === 0) return 0;
  return (await reader.one<{ count: number }>(...otherCount(otherValuesOf(search, kinds)))).count;
}

/** Members of the searched country who agreed to be shown to guests. */
export const findConsenting = (reader: Reader, { siteId, filters }: Search, limit: number): Promise<Found[]> =>
  reader.rows<Found>(consentingMembers, [siteId, filters.country, limit]);

/** Where the search looks, and what it asks. */
async function conditionOf(reader: Reader, search: Search): Promise<{ area: Area; values: MemberValues }> {
  const { filters, genders, cell, siteId, cellMembers } = search;
  if (filters.distance === null || cell === null) {
    return {
      area: filters.countryregion === null ? 'country' : 'region',
      values: valuesOf(search, pairs(genders, [filters.country])),
    };
  }
  const cells = await cellsAround(reader, { siteId, cellMembers }, { cell, km: Number(filters.distance) });
  return { area: 'cell', values: valuesOf(search, pairs(genders, cells.map(String))) };
}

interface Branches {
  readonly genders: readonly Gender[];
  readonly places: readonly string[];
}

const pairs = (genders: readonly Gender[], places: readonly string[]): Branches => ({
  genders: places.flatMap(() => genders),
  places: places.flatMap((place) => genders.map(() => place)),
});

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

function valuesOf(search: Search, { genders, places }: Branches): MemberValues {
  const { filters, today, createdAfter } = search;
  return {
    ...commonOf(search),
    genders,
    places,
    region: filters.countryregion,
    scanned: Math.max(1000, Math.ceil(maxScanned / Math.max(1, genders.length))),
    hereSince: filters.online ? daysBefore(today, recentDays.online - 1) : null,
    newSince: filters.new ? createdAfter : null,
  };
}

const otherValuesOf = (search: Search, kinds: readonly ProfileKind[] = search.otherKinds): OtherValues => ({
  ...commonOf(search),
  genders: search.genders,
  country: search.filters.country,
  bit: search.bit,
  kinds,
});
