import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';
import { saveParts } from '../../parts/acts/save-parts.ts';

export type LogSearch = Omit<AdminCallInput<'GET /api/admin/log'>, 'after'>;
export type LogWords = AdminCallOutput<'GET /api/admin/log-words'>;

const following = (after: string | null) => (after === null ? {} : { after });

export const logQuery = (call: AdminCall, search: LogSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.log(search),
    queryFn: ({ pageParam }) => call('GET /api/admin/log', { ...search, ...following(pageParam) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const wordsQuery = (call: AdminCall) =>
  queryOptions({ queryKey: adminKeys.logWords, queryFn: () => call('GET /api/admin/log-words', {}) });

/** Reckons the whole chain: asked for at a press alone, as it reads every line. */
export const chainQuery = (call: AdminCall) =>
  queryOptions({
    queryKey: adminKeys.logChain,
    queryFn: () => call('GET /api/admin/log-chain', {}),
    staleTime: Infinity,
  });

/** Saves exactly what the filter shows, however long it is. */
export const saveLog = (call: AdminCall, search: LogSearch): Promise<void> =>
  saveParts('log.csv', (after) => call('GET /api/admin/log-csv', { ...search, ...after }));
