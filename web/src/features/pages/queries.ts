import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

/** A static page; it changes only with a new visit. */
export const pageQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: keys.page(id),
    queryFn: async () => (await call('GET /api/page.php', { id })).page,
    staleTime: Infinity,
  });
