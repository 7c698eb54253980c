import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

export const paymentQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: keys.payment(id),
    queryFn: async () => (await call('GET /api/payment.php', { id })).payment,
    staleTime: 5_000,
  });

/** The member's payments, newest first, page by page. */
export const transactionsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: keys.transactions,
    queryFn: ({ pageParam }) => call('GET /api/transactions.php', pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 5_000,
  });

/** Everything that comes back to the member, the newest first. */
export const moneyBackQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.moneyBack,
    queryFn: async () => (await call('GET /api/refunds.php', {})).refunds,
    staleTime: 5_000,
  });

export const withdrawableQuery = (call: Call, order: string) =>
  queryOptions({
    queryKey: keys.withdrawable(order),
    queryFn: async () => (await call('GET /api/withdrawal.php', { order })).order,
  });
