import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { keepProfile, type ProfileChanges } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

/** One block of the own profile: what is typed, saving it, and the text of what is wrong with a field. */
export interface Block<Values> {
  readonly values: Values;
  change(changes: Partial<Values>): void;
  save(): void;
  readonly isBusy: boolean;
  errorOf(field: keyof ProfileChanges): string | undefined;
}

/** Saves the block as `changesOf` its values; what is typed stays when saving fails. */
export function useBlock<Values extends object>(
  initial: Values,
  changesOf: (values: Values) => ProfileChanges,
): Block<Values> {
  const t = useTranslations('profile');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [values, setValues] = useState(initial);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT /api/profile.php', changesOf(values)),
    onSuccess: ({ profile }) => {
      keepProfile(queryClient, profile);
      toast({ text: t('saved') });
    },
    onError: (failure) => {
      if (!(failure instanceof CallError) || failure.field === undefined)
        toast({ kind: 'error', text: failure.message });
    },
  });
  return {
    values,
    change: (changes) => setValues({ ...values, ...changes }),
    save: () => mutate(),
    isBusy: isPending,
    errorOf: (field) => (error instanceof CallError && error.field === field ? error.message : undefined),
  };
}
