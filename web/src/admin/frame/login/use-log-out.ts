import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { unsubscribeBrowser } from '../push/browser-push.ts';

/** Logs out and leaves nothing of the session in the page's memory. */
export function useLogOut(): () => void {
  const { call } = useAdmin();
  const t = useTranslations('admin');
  const toast = useToast();
  return () => {
    // The server ends what this browser is told, with the session; the browser forgets it too.
    call('DELETE /api/admin/session', {}).then(
      () =>
        unsubscribeBrowser()
          .catch(() => undefined)
          .then(() => location.assign('/admin/login')),
      (error: unknown) =>
        toast({ kind: 'error', text: (error instanceof CallError && error.message) || t('failed.internal') }),
    );
  };
}
