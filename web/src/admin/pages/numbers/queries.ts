import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
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
    refetchInterval: 5 * minute,
  });

type ArrivalsAsked = AdminCallInput<'GET /api/admin/arrivals'>;

/** By what ways newcomers came, read again as the charts are. */
export const arrivalsQuery = (call: AdminCall, asked: ArrivalsAsked) =>
  queryOptions({
    queryKey: adminKeys.arrivals(asked),
    queryFn: () => call('GET /api/admin/arrivals', asked),
    refetchInterval: 5 * minute,
  });

/** Saves every way in. */
export async function saveArrivals(call: AdminCall, asked: ArrivalsAsked): Promise<void> {
  const { csv } = await call('GET /api/admin/arrivals-csv', asked);
  saveFile({ name: `arrivals-${asked.by}-${asked.step}.csv`, type: 'text/csv;charset=utf-8', content: csv });
}

/** Saves one chart with every part by itself. */
export async function saveNumbers(call: AdminCall, asked: AdminCallInput<'GET /api/admin/numbers-csv'>): Promise<void> {
  const { csv } = await call('GET /api/admin/numbers-csv', asked);
  saveFile({ name: `${asked.chart}-${asked.step}.csv`, type: 'text/csv;charset=utf-8', content: csv });
}
