import { Link, useNavigate } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { asksSecondStep, SecondStep } from '../login/second-step.tsx';
import { useEntered } from '../use-entered.ts';

/** Chooses a new password by a mailed link, and logs in with it. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('account.reset');
  const { call } = useApp();
  const toast = useToast();
  const entered = useEntered();
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [hasTried, setTried] = useState(false);
  const navigate = useNavigate();
  const enter = async (user: User) => {
    await entered(user, '/members');
    toast({ text: t('changed') });
  };
  const { submit, mistakes, mend, isSending, problem, refusal } = useSend({
    check: () => ({}),
    send: (password: string) => call('PUT /api/reset-password.php', { token, password }),
    onSent: ({ user }) => enter(user),
  });
  if (isRefused<'PUT /api/reset-password.php'>(refusal, 'link_used', 'link_invalid')) return <DeadResetLink />;
  if (asksSecondStep(refusal))
    return <SecondStep onEntered={(user) => void enter(user)} onBack={() => void navigate({ to: '/login' })} />;
  return (
    <Form
      className="grid gap-4"
      onSend={(form) => {
        flushSync(() => setTried(true));
        if (values.password === values.repeat) submit(form, values.password);
        else focusMistake(form);
      }}
    >
      <PageHeading title={t('newTitle')} intro={t('newIntro')} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <NewPasswordFields
        values={values}
        onChange={(changed) => {
          mend('password');
          setValues(changed);
        }}
        error={mistakes['password']}
        saysDiffer={hasTried}
      />
      <Button type="submit" wide busy={isSending}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** A link that was used or is too old, with the way to a new one. */
export function DeadResetLink() {
  const t = useTranslations('account');
  return (
    <div className="grid gap-5">
      <PageHeading title={t('link.expiredTitle')} intro={t('link.expiredText')} />
      <LinkButton wide link={<Link to="/reset-password" />}>
        {t('reset.again')}
      </LinkButton>
    </div>
  );
}
