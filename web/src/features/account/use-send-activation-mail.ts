import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

/** Sends the activation mail again and tells how that went. */
export function useSendActivationMail(): { send: () => void; isSending: boolean } {
  const t = useTranslations('shell.confirm');
  const { call } = useApp();
  const error = useTranslations('shell.error');
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/activation-mail.php', {}),
    onSuccess: ({ email }) => toast({ text: t('sent', { email }) }),
    onError: (failure) =>
      toast({ kind: 'error', text: (failure instanceof CallError && failure.message) || error('generic') }),
  });
  return { send: () => mutate(), isSending: isPending };
}
