import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

/** The limits the member set on their own spending (T27). */
export const limitsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.spendingLimits,
    queryFn: async () => (await call('GET /api/spending-limits.php', {})).limits,
    staleTime: 5_000,
  });
