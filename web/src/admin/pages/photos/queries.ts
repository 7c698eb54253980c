import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type PhotoItem = AdminCallOutput<'GET /api/admin/photos'>['items'][number];
export type PhotoCase = AdminCallOutput<'POST /api/admin/photos-open'>['case'];
export type PhotoDecision = AdminCallInput<'POST /api/admin/photos-decide'>['decision'];

/** Read again each half minute: colleagues decide too. */
const againMilliseconds = 30_000;

export const photosQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.queue('photos', site),
    queryFn: () => call('GET /api/admin/photos', { site }),
    refetchInterval: againMilliseconds,
  });
