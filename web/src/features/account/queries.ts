import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';

/** Where the member is logged in. */
export const devicesQuery = (call: Call) =>
  queryOptions({ queryKey: ['devices'], queryFn: () => call('GET /api/devices.php', {}) });
