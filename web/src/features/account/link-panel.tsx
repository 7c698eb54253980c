import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/frame/page.tsx';
import { useEntered } from './use-entered.ts';

type Purpose = NonNullable<CallOutput<'GET /api/token.php'>['purpose']>;

/** What a mailed link does, with the button that does it: opening the link changes nothing (ACC-10). */
export function LinkPanel({ token, purpose }: { token: string; purpose: Purpose }) {
  const t = useTranslations('account.link');
  const errorText = useErrorText();
  const use = useLink(token);
  const { error } = use;
  return (
    <div className="grid gap-5">
      <PageHeading title={t(`${purpose}Title`)} intro={t(`${purpose}Text`)} />
      {error && <Alert kind="error">{(error instanceof CallError && error.message) || errorText('internal')}</Alert>}
      <Button wide busy={use.isPending} onClick={() => use.mutate(purpose)}>
        {t(`${purpose}Button`)}
      </Button>
    </div>
  );
}

function useLink(token: string) {
  const { call } = useApp();
  const entered = useEntered();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (purpose: Purpose) =>
      purpose === 'activate'
        ? { ...(await call('POST /api/activate.php', { token })), next: '/activate/done' }
        : { ...(await call('POST /api/unlock.php', { token })), next: '/members' },
    onSuccess: ({ user, next }) => entered(user, next),
    onError: (failure, purpose) => {
      if (failure instanceof CallError && purpose === 'activate' && failure.code.startsWith('link_'))
        void navigate({ to: '/activate/error' });
    },
  });
}

/** A link that was used, or is too old. */
export function DeadLinkPanel({ state }: { state: 'used' | 'expired' }) {
  const t = useTranslations('account');
  return (
    <div className="grid gap-5">
      <PageHeading title={t(`link.${state}Title`)} intro={t(`link.${state}Text`)} />
      <LinkButton wide link={<Link to="/login" />}>
        {t('login.submit')}
      </LinkButton>
    </div>
  );
}
