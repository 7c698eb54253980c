import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

/** Asks for another e-mail address; it holds once its mailbox has confirmed it (ACC-7). */
export function MailForm() {
  const t = useTranslations('account');
  const { call } = useApp();
  const user = useUser();
  const [values, setValues] = useState({ email: '', password: '' });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call('POST /api/mail-change.php', values),
    onSuccess: () => setValues({ email: '', password: '' }),
  });
  const refusal = error instanceof CallError ? error : undefined;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <form
      className="profile-block"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <h2>{t('mailForm.title')}</h2>
      <p className="profile-block-intro">{t('mailForm.current', { email: user?.email ?? '' })}</p>
      {data && <Alert kind="ok">{t('mailForm.sent', { email: data.email })}</Alert>}
      {error && refusal?.field === undefined && <Alert kind="error">{error.message}</Alert>}
      <TextInput
        label={t('mailForm.next')}
        error={errorOf('email')}
        value={values.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, email: value })}
      />
      <PasswordInput
        label={t('mailForm.password')}
        error={errorOf('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={values.password}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, password: value })}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isPending}>
        {t('mailForm.submit')}
      </Button>
    </form>
  );
}
