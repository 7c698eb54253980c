import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const landersQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.landers(site),
    queryFn: () => call('GET /api/admin/landers', { site }),
  });

/** Where a draft can be looked at in a language; its address holds for an hour. */
export const landerPreviewQuery = (call: AdminCall, input: AdminCallInput<'POST /api/admin/lander-preview'>) =>
  queryOptions({
    queryKey: adminKeys.landerPreview(input),
    queryFn: () => call('POST /api/admin/lander-preview', input),
    staleTime: 30 * 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const landerVersionsQuery = (call: AdminCall, site: number, { lander, slug }: LanderAtDesk) =>
  queryOptions({
    queryKey: adminKeys.landerVersions(site, { lander, slug }),
    queryFn: () => call('GET /api/admin/lander-versions', { site, lander, slug }),
  });
