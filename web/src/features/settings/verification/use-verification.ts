import { useQueryClient } from '@tanstack/react-query';
import type { OwnVerification } from '@vonk/contract/verification';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { focusAfter } from '../../../ui/overlay/focus-after.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { verificationQuery } from '../queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Takes over how the verification stands now, on the own card too; the step that was left may have had the focus. */
export function useVerificationChange(): (verification: OwnVerification) => void {
  const { call } = useApp();
  const queryClient = useQueryClient();
  return (verification) => {
    queryClient.setQueryData(verificationQuery(call).queryKey, verification);
    void queryClient.invalidateQueries({ queryKey: keys.members });
    requestAnimationFrame(() => focusAfter(null));
  };
}

/** Withdraws the consent, with all that hangs on it. */
export function useWithdraw(onDone?: () => void) {
  const { call } = useApp();
  const toast = useToast();
  const change = useVerificationChange();
  return useMutation({
    mutationFn: () => call('DELETE /api/verification.php', {}),
    onSuccess: (verification) => {
      change(verification);
      onDone?.();
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
}
