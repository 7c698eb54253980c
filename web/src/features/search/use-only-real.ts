import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../api/use-app.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

export interface OnlyReal {
  choose: (on: boolean) => void;
  isBusy: boolean;
}

/** Turns invented profiles off or on, everywhere at once: every list is loaded anew (T5). */
export function useOnlyReal(): OnlyReal {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => call('PUT /api/only-real-members.php', { on }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return { choose: mutate, isBusy: isPending };
}
