import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';

/** A static page; it changes only with a new visit. */
export const pageQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async () => (await call('GET /api/page.php', { id })).page,
    staleTime: Infinity,
  });
