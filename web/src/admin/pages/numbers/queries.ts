import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { saveFile } from '../../../device/files/save-file.ts';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type NumbersAsked = AdminCallInput<'GET /api/admin/numbers'>;
export type Numbers = AdminCallOutput<'GET /api/admin/numbers'>;

/** What was counted, read again now and then while the page is looked at. */
export const numbersQuery = (call: AdminCall, asked: NumbersAsked) =>
  queryOptions({
    queryKey: adminKeys.numbers(asked),
    queryFn: () => call('GET /api/admin/numbers', asked),
    refetchInterval: 5 * 60_000,
  });

/** Saves one chart with every part by itself. */
export async function saveNumbers(call: AdminCall, asked: AdminCallInput<'GET /api/admin/numbers-csv'>): Promise<void> {
  const { csv } = await call('GET /api/admin/numbers-csv', asked);
  saveFile({ name: `${asked.chart}-${asked.step}.csv`, type: 'text/csv;charset=utf-8', content: csv });
}
