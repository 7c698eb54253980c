import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { isOpen, type PaymentDetails } from '@vonk/contract/payments';
import { keys } from '../../api/keys.ts';
import { useLiveEvents, useLiveState } from '../../api/live.tsx';
import { useApp } from '../../api/use-app.ts';
import { paymentQuery } from './queries.ts';

const pollMilliseconds = { live: 15_000, alone: 4_000 };

/** A payment that follows its live events while it is open, and asks now and then where there are none. */
export function usePayment(id: string): PaymentDetails {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const live = useLiveState();
  const query = paymentQuery(call, id);
  const { data } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data && isOpen(state.data.state) ? pollMilliseconds[live === 'open' ? 'live' : 'alone'] : false,
  });
  const readAgain = (changed: string | null) => {
    if (changed === id) void queryClient.invalidateQueries({ queryKey: keys.payment(id) });
  };
  useLiveEvents({
    payment: (event) => readAgain(event.id),
    // What was withdrawn or repaid of it in part moves no state.
    balance: ({ payment }) => readAgain(payment),
  });
  return data;
}
