import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { keepProfile, type ProfileChanges } from '../queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Saves one step of the own profile and goes on; what cannot be saved is said at its field, and the step stays. */
export function useStep(onSaved: () => void) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (changes: ProfileChanges) => call('PUT /api/profile.php', changes),
    onSuccess: ({ profile }) => {
      keepProfile(queryClient, profile);
      onSaved();
    },
    onError: (failure) => {
      if (!(failure instanceof CallError) || failure.field === undefined)
        toast({ kind: 'error', text: failure.message });
    },
  });
  return {
    save: mutate,
    isBusy: isPending,
    errorOf: (field: keyof ProfileChanges) =>
      error instanceof CallError && error.field === field ? error.message : undefined,
  };
}
