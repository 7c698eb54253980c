import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import { completeSignupPath } from '@vonk/contract/partners';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { type Call, CallError, isRefused } from '../../../api/call.ts';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';
import { asksSecondStep, SecondStep } from '../login/second-step.tsx';
import { useEntered } from '../use-entered.ts';
import { useSendActivationMail } from '../use-send-activation-mail.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

type Purpose = NonNullable<CallOutput<'GET /api/token.php'>['purpose']>;

export type PressedPurpose = Exclude<Purpose, 'reset'>;

/** What a mailed link does, with the button that does it: opening the link changes nothing (ACC-10). */
export function LinkPanel({ token, purpose }: { token: string; purpose: PressedPurpose }) {
  const t = useTranslations('account.link');
  const errorText = useErrorText();
  const use = useLink(token);
  const { error, data } = use;
  if (asksSecondStep(error)) return <SecondStepOf purpose={purpose} />;
  if (data && 'changedTo' in data) return <MailChanged email={data.changedTo} />;
  if (data && 'nameGone' in data) return <NameGone resetToken={data.nameGone} />;
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

/** A link that logs in does not stand in for the second step. */
function SecondStepOf({ purpose }: { purpose: PressedPurpose }) {
  const entered = useEntered();
  const navigate = useNavigate();
  return (
    <SecondStep
      onEntered={(user) => void entered(user, nextOf[purpose])}
      onBack={() => void navigate({ to: '/login' })}
    />
  );
}

/** Where those who are logged in by a link go on. */
const nextOf: Partial<Record<PressedPurpose, string>> = { activate: '/activate/done', login: completeSignupPath };

function useLink(token: string) {
  const { call } = useApp();
  const entered = useEntered();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (purpose: PressedPurpose) => pressed(call, token)[purpose](),
    onSuccess: async (answer) => {
      if ('user' in answer) return entered(answer.user, answer.next);
      // The link may have ended the session of this browser too.
      await queryClient.invalidateQueries({ queryKey: keys.user });
      if ('erased' in answer)
        return navigate({ to: '/account-deleted', search: { erased: answer.erased }, replace: true });
      if ('resetToken' in answer)
        return navigate({ to: '/reset-password/do', search: { token: answer.resetToken }, replace: true });
    },
    onError: (failure, purpose) => {
      if (purpose === 'activate' && isRefused<'POST /api/activate.php'>(failure, 'link_used', 'link_invalid'))
        void navigate({ to: '/activate/error' });
    },
  });
}

/** What pressing the button of each link calls. */
type Answer =
  | { user: User; next?: string | undefined }
  | { changedTo: string }
  | { resetToken: string }
  | { nameGone: string }
  | { erased: 'done' | 'queued' };

const pressed = (call: Call, token: string): Record<PressedPurpose, () => Promise<Answer>> => ({
  activate: async () => ({ ...(await call('POST /api/activate.php', { token })), next: nextOf.activate }),
  login: async () => ({ ...(await call('POST /api/login-link.php', { token })), next: nextOf.login }),
  unlock: () => call('POST /api/unlock.php', { token }),
  mail_change: async () => ({ changedTo: (await call('PUT /api/mail-change.php', { token })).email }),
  reactivate: () => call('POST /api/stay.php', { token }),
  erase: async () => ({ erased: (await call('POST /api/erase.php', { token })).done ? 'done' : 'queued' }),
  name_undo: async () => {
    const { name, reset_token: resetToken } = await call('POST /api/name-undo.php', { token });
    return name === null ? { nameGone: resetToken } : { resetToken };
  },
  mail_undo: async () => ({ resetToken: (await call('POST /api/mail-undo.php', { token })).reset_token }),
});

function MailChanged({ email }: { email: string }) {
  const t = useTranslations('account.mailChanged');
  return (
    <div className="grid gap-5" role="status">
      <PageHeading title={t('title')} intro={t('text', { email })} />
      <LinkButton wide link={<Link to="/members" />}>
        {t('next')}
      </LinkButton>
    </div>
  );
}

/** Somebody else has the old name by now: the rest is undone, and another can be chosen. */
function NameGone({ resetToken }: { resetToken: string }) {
  const t = useTranslations('account.nameGone');
  return (
    <div className="grid gap-5" role="status">
      <PageHeading title={t('title')} intro={t('text')} />
      <LinkButton wide link={<Link to="/reset-password/do" search={{ token: resetToken }} />}>
        {t('next')}
      </LinkButton>
    </div>
  );
}

/** A link that was used, or is too old; who is logged in already goes on from here. */
export function DeadLinkPanel({ state }: { state: 'used' | 'expired' }) {
  const t = useTranslations('account');
  const user = useUser();
  return (
    <div className="grid gap-5">
      <PageHeading
        title={t(`link.${state}Title`)}
        intro={user && state === 'used' ? undefined : t(`link.${state}Text`)}
      />
      {user?.status === 'not_confirmed' && state === 'expired' ? (
        <SendAgain />
      ) : (
        <LinkButton wide link={<Link to={user ? '/members' : '/login'} />}>
          {t(user ? 'activated.next' : 'login.submit')}
        </LinkButton>
      )}
    </div>
  );
}

function SendAgain() {
  const t = useTranslations('shell.confirm');
  const { send, isSending } = useSendActivationMail();
  return (
    <Button wide busy={isSending} onClick={send}>
      {t('again')}
    </Button>
  );
}
