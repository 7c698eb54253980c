import { queryOptions } from '@tanstack/react-query';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

/** Each reading stands in the log, so it is read again after an act alone. */
const readOnce = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const authoritiesQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.authorities(site),
    queryFn: () => call('GET /api/admin/authority-requests', { site }),
    ...readOnce,
  });
