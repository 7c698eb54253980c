import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { minute } from '@vonk/contract/durations';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export type SearchAddress = Omit<CallInput<'GET /api/members.php'>, 'cursor' | 'own_gender'>;
export type SearchPage = CallOutput<'GET /api/members.php'>;

/**
 * The pages of a search, one after another. They stay while one visits a profile, so that coming back changes nothing.
 */
export const searchQuery = (call: Call, address: SearchAddress) =>
  infiniteQueryOptions({
    queryKey: keys.search(address),
    queryFn: ({ pageParam }) =>
      call('GET /api/members.php', pageParam === '' ? address : { ...address, cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 5 * minute,
    gcTime: 30 * minute,
  });

export const savedSearchesQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.savedSearches,
    queryFn: async () => (await call('GET /api/saved-searches.php', {})).searches,
    staleTime: 5 * minute,
  });

/** The site's countries and regions, fetched once. */
export const regionsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.regions,
    queryFn: async () => (await call('GET /api/regions.php', {})).countries,
    staleTime: Infinity,
  });
