import { queryOptions } from '@tanstack/react-query';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const networkKeysQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.networkKeys(site),
    queryFn: () => call('GET /api/admin/network-keys', { site }),
  });
