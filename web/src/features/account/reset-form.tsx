import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PageHeading } from '../../ui/frame/page.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { asksSecondStep, SecondStep } from './second-step.tsx';
import { useEntered } from './use-entered.ts';

/** Chooses a new password by a mailed link, and logs in with it. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('account.reset');
  const { call } = useApp();
  const errorText = useErrorText();
  const toast = useToast();
  const entered = useEntered();
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [hasTried, setTried] = useState(false);
  const navigate = useNavigate();
  const enter = async (user: User) => {
    await entered(user, '/members');
    toast({ text: t('changed') });
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT /api/reset-password.php', { token, password: values.password }),
    onSuccess: ({ user }) => enter(user),
  });
  const refusal = error instanceof CallError ? error : undefined;
  if (refusal?.code.startsWith('link_')) return <DeadResetLink />;
  if (asksSecondStep(error)) return <SecondStep onEntered={(user) => void enter(user)} onBack={() => void navigate({ to: '/login' })} />;
  return (
    <Form
      className="grid gap-4"
      onSend={() => {
        setTried(true);
        if (!isPending && values.password === values.repeat) mutate();
      }}
    >
      <PageHeading title={t('newTitle')} intro={t('newIntro')} />
      {error && refusal?.field === undefined && <Alert kind="error">{refusal?.message || errorText('internal')}</Alert>}
      <NewPasswordFields
        values={values}
        onChange={setValues}
        error={refusal?.field === 'password' ? refusal.message : undefined}
        saysDiffer={hasTried}
      />
      <Button type="submit" wide busy={isPending}>
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
