import { useMutation } from '../../api/sending/use-mutation.ts';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { NotProved, useWithProof } from '../frame/proof/proof-provider.tsx';

/**
 * Does one thing at a press, with a fresh proof where the server asks one; says what went wrong in a notice. Closing
 * the proof is no mistake.
 */
export function useAct(): { act: (work: () => Promise<unknown>) => void; isBusy: boolean } {
  const t = useTranslations('admin');
  const toast = useToast();
  const withProof = useWithProof();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => withProof(work),
    onError: (error) => {
      if (error instanceof NotProved) return;
      toast({ kind: 'error', text: (error instanceof CallError && error.message) || t('failed.internal') });
    },
  });
  return { act: (work) => mutate(work), isBusy: isPending };
}
