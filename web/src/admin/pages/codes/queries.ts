import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type Codes = AdminCallOutput<'GET /api/admin/codes'>;

/** Each reading stands in the log, so it is read again after an act alone. */
export const codesQuery = (call: AdminCall, search: { site: number; name?: string }) =>
  infiniteQueryOptions({
    queryKey: adminKeys.codes(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/codes', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
