import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { Call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

/** With what a browser subscribes, and on which the member is told. */
export const pushQuery = (call: Call) =>
  queryOptions({ queryKey: keys.push, queryFn: () => call('GET /api/push.php', {}), staleTime: minute });
