import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from './call.ts';
import { adminKeys } from './keys.ts';

/** Who is logged in, or null; read again when a page is opened after a while, as roles may have changed. */
export const sessionQuery = (call: AdminCall) =>
  queryOptions({
    queryKey: adminKeys.session,
    queryFn: async () => (await call('GET /api/admin/session', {})).me,
    staleTime: minute,
  });

export const accountQuery = (call: AdminCall) =>
  queryOptions({ queryKey: adminKeys.account, queryFn: () => call('GET /api/admin/account', {}) });

export const peopleQuery = (call: AdminCall) =>
  queryOptions({ queryKey: adminKeys.people, queryFn: async () => (await call('GET /api/admin/people', {})).people });

/** How much waits of what one's roles are for; read again each minute, while the page is looked at. */
export const waitingQuery = (call: AdminCall) =>
  queryOptions({
    queryKey: adminKeys.queues,
    queryFn: () => call('GET /api/admin/queues', {}),
    refetchInterval: minute,
  });

/** The same, of queues alone. */
export const countsQuery = (call: AdminCall) => queryOptions({ ...waitingQuery(call), select: ({ queues }) => queues });
