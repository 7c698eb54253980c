import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export const photosQuery = (call: Call) =>
  queryOptions({ queryKey: keys.photos, queryFn: () => call('GET /api/photos.php', {}), staleTime: minute });
