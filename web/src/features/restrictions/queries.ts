import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export const restrictionQuery = (call: Call) =>
  queryOptions({ queryKey: keys.restriction, queryFn: () => call('GET /api/restriction.php', {}) });
