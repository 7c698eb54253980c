import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import { keys } from '../api/keys.ts';
import type { Call } from '../api/call.ts';

/** What credits cost here and how one can pay. */
export const packagesQuery = (call: Call) =>
  queryOptions({ queryKey: keys.packages, queryFn: () => call('GET /api/packages.php', {}), staleTime: minute });
