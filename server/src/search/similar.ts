import { searchAges, searchDistances, searchPageSize } from '@vonk/contract/search';
import type { Reader } from '../platform/database/db.ts';
import type { Search } from './query/filters.ts';
import { findMembers, top } from './query/find.ts';

const widerBy = 5;

/**
 * Members from loosened filters, when a search found less than a page: first the whole country or twice as far, then
 * five years more on both sides (SEARCH-3).
 */
export async function findSimilar(reader: Reader, search: Search, found: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const looser of loosened(search)) {
    const without = [...found, ...ids];
    const more = await findMembers(reader, looser, { after: top, limit: searchPageSize - ids.length, without });
    ids.push(...more.map(({ id }) => id));
    if (ids.length === searchPageSize) break;
  }
  return ids;
}

function loosened(search: Search): Search[] {
  const { filters } = search;
  const further = {
    ...filters,
    countryregion: null,
    distance: searchDistances.find((km) => Number(km) > Number(filters.distance)) ?? null,
  };
  const farther = filters.distance === null ? { ...filters, countryregion: null } : further;
  const wider = {
    ...farther,
    min_age: Math.max(searchAges.min, filters.min_age - widerBy),
    max_age: Math.min(searchAges.max, filters.max_age + widerBy),
  };
  const isPlaced = filters.countryregion !== null || filters.distance !== null;
  return (isPlaced ? [farther, wider] : [wider]).map((filters) => ({ ...search, filters }));
}
