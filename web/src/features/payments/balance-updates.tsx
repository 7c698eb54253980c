import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { useLiveEvents } from '../../api/live.tsx';

/** Keeps credits and premium of the logged-in member as the server last told them, on every screen and in every tab. */
export function BalanceUpdates() {
  const queryClient = useQueryClient();
  useLiveEvents({
    balance({ credits, free_credits, paid_user }) {
      queryClient.setQueryData(keys.user, (user) => user && { ...user, credits, free_credits, paid_user });
      // Free messages, and what premium opens, are the server's to count.
      void queryClient.invalidateQueries({ queryKey: keys.user });
      void queryClient.invalidateQueries({ queryKey: keys.transactions });
    },
  });
  return null;
}
