import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const landersQuery = (call: AdminCall, search: { site: number; name?: string }) =>
  infiniteQueryOptions({
    queryKey: adminKeys.landers(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/landers', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Where a draft can be looked at in a language; its address holds for an hour. */
export const landerPreviewQuery = (call: AdminCall, input: AdminCallInput<'POST /api/admin/lander-preview'>) =>
  queryOptions({
    queryKey: adminKeys.landerPreview(input),
    queryFn: () => call('POST /api/admin/lander-preview', input),
    staleTime: 30 * minute,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const landerVersionsQuery = (call: AdminCall, site: number, { lander, slug }: LanderAtDesk) =>
  infiniteQueryOptions({
    queryKey: adminKeys.landerVersions(site, { lander, slug }),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/lander-versions', {
        site,
        lander,
        slug,
        ...(pageParam !== null && { after: Number(pageParam) }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
