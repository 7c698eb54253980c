import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';

/** The limits the member set on their own spending (T27). */
export const limitsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['spending-limits'],
    queryFn: async () => (await call('GET /api/spending-limits.php', {})).limits,
    staleTime: 5_000,
  });
