import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useUser } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/**
 * Panels that ask for what they show once the page stands. What they cannot get, without a connection or a session,
 * is said in their place: the forms beside them keep what was typed (C26).
 */
export function LatePanels({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={NotThere}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function NotThere({ error, reset }: ErrorComponentProps<unknown>) {
  const t = useTranslations('shell.error');
  const userId = useUser()?.id;
  const { reset: askAgain } = useQueryErrorResetBoundary();
  const retry = () => {
    askAgain();
    reset();
  };
  const waitsForLogin = error instanceof CallError && error.code === 'authentication_required';
  const onLogin = useEffectEvent(() => waitsForLogin && retry());
  useEffect(() => {
    if (userId !== undefined) onLogin();
  }, [userId]);
  return (
    <Alert kind="error" title={t('title')}>
      <p>{(error instanceof CallError && error.message) || t('generic')}</p>
      <Button variant="secondary" size="compact" onClick={retry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
