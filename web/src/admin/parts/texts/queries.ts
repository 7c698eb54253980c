import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

/** The blocks of a site that one may put in. */
export const textBlocksQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.textBlocks(site),
    queryFn: () => call('GET /api/admin/text-blocks', { site }),
    staleTime: minute,
  });
