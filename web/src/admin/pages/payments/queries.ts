import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';
import { saveParts } from '../../parts/acts/save-parts.ts';

export type PaymentSearch = Omit<AdminCallInput<'GET /api/admin/payments'>, 'after'>;

/** Each page that is read stands in the log, so it is read again at a press alone. */
export const paymentsQuery = (call: AdminCall, search: PaymentSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.payments(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/payments', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Saves exactly what the filter finds. */
export const savePayments = (call: AdminCall, search: PaymentSearch): Promise<void> =>
  saveParts('payments.csv', (after) => call('GET /api/admin/payments-csv', { ...search, ...after }));
