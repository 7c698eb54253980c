import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

/** Each reading stands in the log, so it is read again after an act alone. */
const readOnce = { staleTime: minute, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const authoritiesQuery = (call: AdminCall, asked: { site: number; term?: string }) =>
  infiniteQueryOptions({
    queryKey: adminKeys.authorities(asked),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/authority-requests', { ...asked, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...readOnce,
  });

/** What is counted of a year, which changes little while one looks. */
export const transparencyQuery = (call: AdminCall, asked: { site: number; year?: number }) =>
  queryOptions({
    queryKey: adminKeys.transparency(asked),
    queryFn: () => call('GET /api/admin/transparency', asked),
    staleTime: 10 * minute,
    // The choice of the year stays where it is while another one comes.
    placeholderData: keepPreviousData,
  });

export const drillsQuery = (call: AdminCall) =>
  infiniteQueryOptions({
    queryKey: adminKeys.drills,
    queryFn: ({ pageParam }) => call('GET /api/admin/drills', pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
