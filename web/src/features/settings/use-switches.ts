import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { inOrder } from '../../api/sending/in-order.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

/**
 * Switches that are saved at once: what is pressed shows before the server has answered, presses go out in order, and
 * one that fails goes back with the reason.
 */
export function useSwitches<Values extends object>(
  queryKey: QueryKey,
  save: (changes: Partial<Values>) => Promise<Values>,
): (changes: Partial<Values>) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (changes: Partial<Values>) => inOrder(queryKey.join(), () => save(changes)),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
    onError: (error) => {
      toast({ kind: 'error', text: error.message });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (changes) => {
    queryClient.setQueryData<Values>(queryKey, (values) => values && { ...values, ...changes });
    mutate(changes);
  };
}
