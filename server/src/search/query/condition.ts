import type { Gender } from '@vonk/contract/profile';
import { recentDays, type SearchOrder } from '@vonk/contract/search';
import type { Reader } from '../../platform/database/db.ts';
import { cellsAround, type NearCell } from '../../profile/index.ts';
import { birthsBetween, daysBefore, type Search } from './filters.ts';
import { answerMasks, interestMask } from './masks.ts';
import { hiddenWorth, type OrderByNearness, worthOf } from './nearness.ts';
import type { RareLists } from './rare.ts';
import { type Area, maxScanned, type MemberValues } from './statements/member-statements.ts';

/** Whether an order goes by how near somebody is. */
export const isByNearness = (order: SearchOrder): order is OrderByNearness => order === 'best' || order === 'near';

/** Where a search looks, what it asks, and the cells around the searcher where the caller asks for these. */
export interface Condition {
  readonly area: Area;
  readonly countries: readonly string[];
  readonly values: MemberValues;
  readonly near: readonly NearCell[];
}

/**
 * What a search asks, and where; with the cells around the searcher where they are asked for, or where it is within a
 * distance.
 */
export async function conditionOf(reader: Reader, search: Search, asksNear: boolean): Promise<Condition> {
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
export async function nearOf(
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

/** Each gender in each place. */
export const pairs = (genders: readonly Gender[], places: readonly string[]): Branches => ({
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

/** The same search by what few answered; nearness counts in the orders that go by it. */
export function rareValuesOf(
  { genders, filters: { order } }: Search,
  { area, countries, near }: Condition,
  [rarest, secondRarest]: RareLists,
) {
  const aroundOnly = area === 'cell';
  const byNearness = isByNearness(order) && near.length > 0 ? order : undefined;
  const around = aroundOnly || byNearness ? near.toSorted((one, other) => one.cell - other.cell) : [];
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
export function commonOf({ siteId, searcherId, filters, today }: Search) {
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

/** How many of each of so many branches are looked at. */
export const scannedOf = (branches: number): number => Math.max(1000, Math.ceil(maxScanned / Math.max(1, branches)));

export function valuesOf(search: Search, { genders, places, worths }: Branches): MemberValues {
  const { filters, countries, today, createdAfter } = search;
  return {
    ...commonOf(search),
    genders,
    places,
    worths,
    placedOnly: false,
    region: filters.countryregion,
    countries,
    scanned: scannedOf(genders.length),
    hereSince: filters.online ? daysBefore(today, recentDays.online - 1) : null,
    newSince: filters.new ? createdAfter : null,
  };
}
