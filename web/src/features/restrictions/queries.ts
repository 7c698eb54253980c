import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';

export const restrictionQuery = (call: Call) =>
  queryOptions({ queryKey: ['restriction'], queryFn: () => call('GET /api/restriction.php', {}) });
