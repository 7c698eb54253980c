import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type MandateSearch = Omit<AdminCallInput<'GET /api/admin/mandates'>, 'after'>;

/** Each reading stands in the log, so it is read again after an act alone. */
const atAPress = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const unbookedQuery = (call: AdminCall, search: AdminCallInput<'GET /api/admin/unbooked'>) =>
  queryOptions({
    queryKey: adminKeys.unbooked(search),
    queryFn: () => call('GET /api/admin/unbooked', search),
    ...atAPress,
  });

export const differencesQuery = (call: AdminCall, search: AdminCallInput<'GET /api/admin/differences'>) =>
  queryOptions({
    queryKey: adminKeys.differences(search),
    queryFn: () => call('GET /api/admin/differences', search),
    ...atAPress,
  });

export const mandatesQuery = (call: AdminCall, search: MandateSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.mandates(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/mandates', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...atAPress,
  });
