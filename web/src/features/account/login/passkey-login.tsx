import type { User } from '@vonk/contract/account';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Logs in with a passkey of this device, where the browser has them; what that takes is fetched on the press. */
export function PasskeyLogin({ onEntered }: { onEntered: (user: User) => void }) {
  const t = useTranslations('account.passkeys');
  const errorText = useErrorText();
  const { call } = useApp();
  // The server's page shows the button: almost every browser has passkeys.
  const isMissing = useHydrated() && !('PublicKeyCredential' in window);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await import('./passkey-ceremonies.ts');
      return signWithPasskey(call);
    },
    onSuccess: (user) => user && onEntered(user),
  });
  if (isMissing) return null;
  return (
    <>
      {error && !isPending && (
        <Alert kind="error">{(error instanceof CallError && error.message) || errorText('passkey_failed')}</Alert>
      )}
      <Button variant="secondary" wide busy={isPending} onClick={() => mutate()}>
        {t('login')}
      </Button>
    </>
  );
}
