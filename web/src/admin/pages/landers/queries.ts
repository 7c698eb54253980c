import { queryOptions } from '@tanstack/react-query';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const landersQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.landers(site),
    queryFn: () => call('GET /api/admin/landers', { site }),
  });

export const landerVersionsQuery = (call: AdminCall, site: number, { lander, slug }: LanderAtDesk) =>
  queryOptions({
    queryKey: adminKeys.landerVersions(site, { lander, slug }),
    queryFn: () => call('GET /api/admin/lander-versions', { site, lander, slug }),
  });
