import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export const devicesQuery = (call: Call) =>
  queryOptions({ queryKey: keys.devices, queryFn: () => call('GET /api/devices.php', {}) });
