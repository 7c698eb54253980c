import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Lets our server ask the provider how a payment stands. */
export function useCheck(id: string) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('POST /api/payment-check.php', { id })).payment,
    onSuccess: (payment) => queryClient.setQueryData(keys.payment(id), payment),
  });
}
