import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { sessionQuery } from '../../api/queries.ts';

const LoginSteps = lazy(async () => ({ default: (await import('./login-steps.tsx')).LoginSteps }));

/**
 * Logs in again in place when the session ended in the middle: the page below keeps what was typed. Somebody else gets
 * a page of their own.
 */
export function SessionEnded() {
  const t = useTranslations('admin');
  const { gate, call } = useAdmin();
  const me = useMe();
  const queryClient = useQueryClient();
  const isClosed = useSyncExternalStore(gate.subscribe, gate.isClosed);
  return (
    <Dialog open={isClosed} onClose={() => undefined} locked title={t('ended.title')} closeLabel={t('close')}>
      <p>{t('ended.text')}</p>
      <Suspense>
        <LoginSteps
          email={me.email}
          onEntered={(entered) => {
            if (entered.id !== me.id) return location.assign('/admin/');
            queryClient.setQueryData(sessionQuery(call).queryKey, entered);
            gate.open();
            void queryClient.invalidateQueries();
          }}
        />
      </Suspense>
    </Dialog>
  );
}
