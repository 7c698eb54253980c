import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

/** What the member agreed to have ordered by itself. */
export const topUpQuery = (call: Call) =>
  queryOptions({ queryKey: keys.topUp, queryFn: () => call('GET /api/top-up.php', {}), staleTime: 5_000 });
