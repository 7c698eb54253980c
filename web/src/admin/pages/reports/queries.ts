import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type FileQueueName = 'reports' | 'complaints';
export type FileItem = AdminCallOutput<'GET /api/admin/reports'>['items'][number];
export type FileCase = AdminCallOutput<'POST /api/admin/reports-open'>['case'];
export type FileDecision = AdminCallInput<'POST /api/admin/reports-decide'>['decision'];
export type Letter = AdminCallOutput<'POST /api/admin/reports-letter'>['letter'];

interface One {
  site: number;
  id: string;
}

/** The calls of the two queues, which are about the same and differ in their rules alone. */
export const callsOf = {
  reports: (call: AdminCall) => ({
    list: (site: number) => call('GET /api/admin/reports', { site }),
    open: (one: One & { peek: boolean }) => call('POST /api/admin/reports-open', one),
    giveBack: (one: One) => call('DELETE /api/admin/reports-open', one),
    decide: (one: One & { decision: FileDecision }) => call('POST /api/admin/reports-decide', one),
    undo: (one: One) => call('DELETE /api/admin/reports-decide', one),
    letter: (one: One & { decision: FileDecision }) => call('POST /api/admin/reports-letter', one),
  }),
  complaints: (call: AdminCall) => ({
    list: (site: number) => call('GET /api/admin/complaints', { site }),
    open: (one: One & { peek: boolean }) => call('POST /api/admin/complaints-open', one),
    giveBack: (one: One) => call('DELETE /api/admin/complaints-open', one),
    decide: (one: One & { decision: FileDecision }) => call('POST /api/admin/complaints-decide', one),
    undo: (one: One) => call('DELETE /api/admin/complaints-decide', one),
    letter: (one: One & { decision: FileDecision }) => call('POST /api/admin/complaints-letter', one),
  }),
} as const;

/** Read again each half minute: colleagues decide too. */
const againMilliseconds = 30_000;

export const filesQuery = (call: AdminCall, queue: FileQueueName, site: number) =>
  queryOptions({
    queryKey: adminKeys.queue(queue, site),
    queryFn: () => callsOf[queue](call).list(site),
    refetchInterval: againMilliseconds,
  });
