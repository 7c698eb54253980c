import { maxCounted } from '@vonk/contract/search';
import type { Reader } from '../platform/db.ts';
import { birthsBetween, type Search } from './filters.ts';
import { consentingMembers, memberCounts, memberPages, otherCount, otherPage } from './statements.ts';

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
export function findMembers(reader: Reader, search: Search, { after, limit, without = [] }: Range): Promise<Found[]> {
  const { countryregion } = search.filters;
  const statement = memberPages[search.bit][countryregion === null ? 'country' : 'region'];
  return reader.rows<Found>(statement, [...conditionOf(search), countryregion, after.rank, after.id, without, limit]);
}

/** How many it finds, up to one more than `maxCounted`. */
export async function countMembers(reader: Reader, search: Search): Promise<{ count: number; isCapped: boolean }> {
  const { countryregion } = search.filters;
  const statement = memberCounts[search.bit][countryregion === null ? 'country' : 'region'];
  const { count } = await reader.one<{ count: number }>(statement, [...conditionOf(search), countryregion]);
  return { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
}

/** Profiles of other kinds beside them: by country, and none in a search for a region (C20). */
export async function findOthers(reader: Reader, search: Search, { after, limit }: Range): Promise<Found[]> {
  if (search.otherKinds.length === 0) return [];
  return reader.rows<Found>(otherPage, [...othersConditionOf(search), search.otherKinds, after.rank, after.id, limit]);
}

/** How many invented profiles there are beside them (X12). */
export async function countFictional(reader: Reader, search: Search): Promise<number> {
  const kinds = search.otherKinds.filter((kind) => kind === 'fictional' || kind === 'fictional_ai');
  if (kinds.length === 0) return 0;
  return (await reader.one<{ count: number }>(otherCount, [...othersConditionOf(search), kinds])).count;
}

/** Members of the searched country who agreed to be shown to guests. */
export const findConsenting = (reader: Reader, { siteId, filters }: Search, limit: number): Promise<Found[]> =>
  reader.rows<Found>(consentingMembers, [siteId, filters.country, limit]);

function conditionOf({ siteId, searcherId, genders, filters, today }: Search): unknown[] {
  const { from, to } = birthsBetween(today, filters);
  return [siteId, genders, genders.map(() => filters.country), searcherId, from, to];
}

function othersConditionOf({ siteId, searcherId, genders, filters, bit, today }: Search): unknown[] {
  const { from, to } = birthsBetween(today, filters);
  return [siteId, genders, filters.country, searcherId, from, to, bit];
}
