import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../../api/call.ts';
import { adminKeys } from '../../../api/keys.ts';

export type PlansView = AdminCallOutput<'GET /api/admin/price-plans'>;

/** Each reading stands in the log, so that nothing is read by itself again. */
export const plansQuery = (call: AdminCall, site: number) =>
  infiniteQueryOptions({
    queryKey: adminKeys.pricePlans(site),
    queryFn: ({ pageParam: before }) =>
      call('GET /api/admin/price-plans', { site, ...(before !== null && { before }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
