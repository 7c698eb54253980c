import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

/** How direct debit stands for the member; read again while a message to their telephone is on its way. */
export const directDebitQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.directDebit,
    queryFn: () => call('GET /api/direct-debit.php', {}),
    refetchInterval: ({ state: { data } }) => (data?.setup?.sms === 'sending' ? 2_000 : false),
  });
