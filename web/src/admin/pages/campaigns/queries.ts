import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type Preview = AdminCallOutput<'POST /api/admin/campaign-preview'>;
export type PreviewInput = AdminCallInput<'POST /api/admin/campaign-preview'>;

/** Each reading stands in the log, so it is read again after an act alone. */
export const campaignsQuery = (call: AdminCall, site: number) =>
  infiniteQueryOptions({
    queryKey: adminKeys.campaigns(site),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/campaigns', { site, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whom a campaign is for is counted anew each time. */
export const previewQuery = (call: AdminCall, input: PreviewInput) =>
  queryOptions({
    queryKey: adminKeys.campaignPreview(input),
    queryFn: () => call('POST /api/admin/campaign-preview', input),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
