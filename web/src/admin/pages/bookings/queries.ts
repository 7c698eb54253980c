import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type MandateSearch = Omit<AdminCallInput<'GET /api/admin/mandates'>, 'after'>;

/** Each reading stands in the log, so it is read again after an act alone. */
const atAPress = { staleTime: minute, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const unbookedQuery = (call: AdminCall, search: Omit<AdminCallInput<'GET /api/admin/unbooked'>, 'after'>) =>
  infiniteQueryOptions({
    queryKey: adminKeys.unbooked(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/unbooked', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...atAPress,
  });

export const differencesQuery = (
  call: AdminCall,
  search: Omit<AdminCallInput<'GET /api/admin/differences'>, 'after'>,
) =>
  infiniteQueryOptions({
    queryKey: adminKeys.differences(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/differences', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
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
